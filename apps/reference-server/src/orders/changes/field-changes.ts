import { isDeepStrictEqual } from 'node:util';
import type { StoredFieldChange } from '../../db/schema.ts';
import type { OrderRow } from '../order/wire-order.ts';

/** The fields that users edit, by their names on the wire. */
const editable: Readonly<Record<string, keyof OrderRow>> = {
  sales_name: 'salesName',
  customer_name: 'customerName',
  reference_number: 'referenceNumber',
  'target.picked_on': 'pickedOn',
  'target.delivered_on': 'deliveredOn',
  'sender.name': 'senderName',
  'sender.phone_number': 'senderPhone',
  'recipient.name': 'recipientName',
  'recipient.phone_number': 'recipientPhone',
  total_weight: 'totalWeight',
  total_volume: 'totalVolume',
  total_price: 'totalPrice',
  locations: 'locations',
};

/** What an edit changed, for the history. */
export function fieldChanges(before: OrderRow, after: OrderRow): readonly StoredFieldChange[] {
  return Object.entries(editable).flatMap(([field, key]) => {
    const [from, to] = [before[key], after[key]];
    return isDeepStrictEqual(from, to) ? [] : [{ field, from, to }];
  });
}
