import type { BulkRequest, OrderTransition } from '../../engine/orders/bulk.ts';
import type { OrderContact, OrderFields } from '../../engine/orders/order.ts';

const iso = (ms: number | null | undefined): string | null | undefined =>
  typeof ms === 'number' ? new Date(ms).toISOString() : ms;

const wireContact = (contact: OrderContact | undefined) =>
  contact && { name: contact.name, phone_number: contact.phoneNumber };

/** Fields that are left out are `undefined`, which JSON omits. */
export const wireFields = (fields: Partial<OrderFields>) => ({
  customer_name: fields.customerName,
  sales_name: fields.salesName,
  reference_number: fields.referenceNumber,
  target: { picked_on: iso(fields.pickedOn), delivered_on: iso(fields.deliveredOn) },
  sender: wireContact(fields.sender),
  recipient: wireContact(fields.recipient),
  total_weight: fields.totalWeight,
  total_volume: fields.totalVolume,
  total_price: fields.totalPrice,
  locations: fields.locations,
});

export const wireTransition = ({ status, reason, note }: OrderTransition) => ({
  status,
  fields:
    reason === undefined && note === undefined
      ? undefined
      : { canceled_reason: reason, canceled_note: note },
});

export const wireBulk = ({ key, orders }: BulkRequest) => ({
  idempotency_key: key,
  ids: orders.map(({ id }) => id),
  versions: Object.fromEntries(
    orders.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]])),
  ),
});
