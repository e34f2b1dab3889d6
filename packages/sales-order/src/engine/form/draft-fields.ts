import type { OrderKey } from '../orders/order-keys.ts';
import type { DraftField } from './order-draft.ts';

/** The fields of a draft in the sequence of the form. Fields of one group make one value: a day and its time. */
export const draftGroups: readonly (readonly DraftField[])[] = [
  ['customerName'],
  ['salesName'],
  ['referenceNumber'],
  ['pickedDay', 'pickedTime'],
  ['deliveredDay', 'deliveredTime'],
  ['senderName'],
  ['senderPhone'],
  ['recipientName'],
  ['recipientPhone'],
  ['locations'],
  ['totalWeight'],
  ['totalVolume'],
  ['totalPrice'],
];

const fieldOf: Readonly<Partial<Record<OrderKey, DraftField>>> = {
  customer_name: 'customerName',
  sales_name: 'salesName',
  reference_number: 'referenceNumber',
  'target.picked_on': 'pickedDay',
  'target.delivered_on': 'deliveredDay',
  'sender.name': 'senderName',
  'sender.phone_number': 'senderPhone',
  'recipient.name': 'recipientName',
  'recipient.phone_number': 'recipientPhone',
  total_weight: 'totalWeight',
  total_volume: 'totalVolume',
  total_price: 'totalPrice',
  locations: 'locations',
};

/** The field that an error of the source names, such as `target.picked_on` or `locations.1`. */
export function draftFieldNamed(name: string | undefined): DraftField | undefined {
  if (name === undefined) return undefined;
  return fieldOf[name as OrderKey] ?? fieldOf[name.replace(/\.\d+$/, '') as OrderKey];
}
