import * as v from 'valibot';
import {
  orderStatuses,
  type Order,
  type OrderChange,
  type OrderDetail,
} from '../../engine/orders/order.ts';

const text = v.nullable(v.string());
/** ISO 8601 as epoch ms. */
const instant = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number(),
  v.finite(),
);
const amount = v.pipe(v.number(), v.finite());
const status = v.object({ name: v.picklist(orderStatuses) });
const contact = v.pipe(
  v.object({ name: text, phone_number: text }),
  v.transform(({ name, phone_number }) => ({ name, phoneNumber: phone_number })),
);

const orderEntries = {
  id: v.string(),
  number: v.string(),
  status,
  sales_name: text,
  customer_name: v.string(),
  reference_number: text,
  created_on: instant,
  target: v.object({ picked_on: v.nullable(instant), delivered_on: v.nullable(instant) }),
  sender: contact,
  recipient: contact,
  total_weight: amount,
  total_volume: amount,
  total_price: amount,
  locations: v.array(v.string()),
  version: v.pipe(v.number(), v.integer()),
};

const wireOrder = v.object(orderEntries);

const toOrder = (wire: v.InferOutput<typeof wireOrder>): Order => ({
  id: wire.id,
  number: wire.number,
  status: wire.status.name,
  salesName: wire.sales_name,
  customerName: wire.customer_name,
  referenceNumber: wire.reference_number,
  createdOn: wire.created_on,
  pickedOn: wire.target.picked_on,
  deliveredOn: wire.target.delivered_on,
  sender: wire.sender,
  recipient: wire.recipient,
  totalWeight: wire.total_weight,
  totalVolume: wire.total_volume,
  totalPrice: wire.total_price,
  locations: wire.locations,
  version: wire.version,
});

export const orderSchema = v.pipe(wireOrder, v.transform(toOrder));

export const orderDetailSchema = v.pipe(
  v.object({ ...orderEntries, updated_on: instant, canceled_reason: text, canceled_note: text }),
  v.transform((wire): OrderDetail => ({
    ...toOrder(wire),
    updatedOn: wire.updated_on,
    canceledReason: wire.canceled_reason,
    canceledNote: wire.canceled_note,
  })),
);

export const orderChangeSchema = v.pipe(
  v.object({
    id: v.string(),
    action: v.picklist(['created', 'updated', 'transition']),
    created_on: instant,
    user: v.nullable(v.object({ id: v.string(), name: v.string() })),
    from_status: v.nullable(status),
    to_status: status,
    reason: text,
    changes: v.array(v.object({ field: v.string(), from: v.unknown(), to: v.unknown() })),
  }),
  v.transform((wire): OrderChange => ({
    id: wire.id,
    action: wire.action,
    at: wire.created_on,
    user: wire.user,
    fromStatus: wire.from_status?.name ?? null,
    toStatus: wire.to_status.name,
    reason: wire.reason,
    changes: wire.changes,
  })),
);

export const fleetTaskSchema = v.pipe(
  v.object({
    id: v.string(),
    number: v.string(),
    license_plate: v.string(),
    driver_name: text,
    status: v.string(),
    started_on: v.nullable(instant),
    finished_on: v.nullable(instant),
  }),
  v.transform((wire) => ({
    id: wire.id,
    number: wire.number,
    licensePlate: wire.license_plate,
    driverName: wire.driver_name,
    status: wire.status,
    startedOn: wire.started_on,
    finishedOn: wire.finished_on,
  })),
);
