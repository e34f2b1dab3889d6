import type { OrderFieldChange, OrderFields } from './order.ts';
import type { OrderKey } from './order-keys.ts';

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** The editable fields as the history records them. */
const readers: readonly (readonly [OrderKey, (order: OrderFields) => unknown])[] = [
  ['sales_name', ({ salesName }) => salesName],
  ['customer_name', ({ customerName }) => customerName],
  ['reference_number', ({ referenceNumber }) => referenceNumber],
  ['target.picked_on', ({ pickedOn }) => iso(pickedOn)],
  ['target.delivered_on', ({ deliveredOn }) => iso(deliveredOn)],
  ['sender.name', ({ sender }) => sender.name],
  ['sender.phone_number', ({ sender }) => sender.phoneNumber],
  ['recipient.name', ({ recipient }) => recipient.name],
  ['recipient.phone_number', ({ recipient }) => recipient.phoneNumber],
  ['total_weight', ({ totalWeight }) => totalWeight],
  ['total_volume', ({ totalVolume }) => totalVolume],
  ['total_price', ({ totalPrice }) => totalPrice],
  ['locations', ({ locations }) => locations],
];

/** The fields in which an order differs from an earlier version. */
export function fieldChanges(before: OrderFields, after: OrderFields): readonly OrderFieldChange[] {
  return readers.flatMap(([field, read]) => {
    const [from, to] = [read(before), read(after)];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
}
