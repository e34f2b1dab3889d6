import {
  demoCancellations,
  demoDestinations,
  demoRecipients,
  demoSalesPeople,
  demoShippers,
} from '../demo/demo-shippers.ts';
import { formatOrderNumber } from '../orders/order/order-number.ts';
import type { OrderStatus } from '../orders/order/order-status.ts';
import { rounded, type Random } from '../simulator/random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The period of the generated orders. */
const SPAN_MS = 120 * DAY_MS;

/** Columns of a generated order, by their names in the database. */
export interface GeneratedOrder {
  readonly number: string;
  readonly status: OrderStatus;
  readonly sales_name: string | null;
  readonly customer_name: string;
  readonly reference_number: string | null;
  readonly created_on: string;
  readonly updated_on: string;
  readonly picked_on: string | null;
  readonly delivered_on: string | null;
  readonly sender_name: string | null;
  readonly sender_phone: string | null;
  readonly recipient_name: string | null;
  readonly recipient_phone: string | null;
  readonly total_weight: number;
  readonly total_volume: number;
  readonly total_price: number;
  readonly locations: readonly string[];
  readonly canceled_reason: string | null;
  readonly version: number;
}

const chances: readonly { readonly olderThanDays: number; readonly weights: OrderWeights }[] = [
  { olderThanDays: 10, weights: { COMPLETED: 90, CANCELED: 8, ASSIGNED: 2 } },
  { olderThanDays: 4, weights: { COMPLETED: 45, ASSIGNED: 40, CONFIRMED: 8, CANCELED: 7 } },
  { olderThanDays: 1, weights: { ASSIGNED: 45, CONFIRMED: 35, DRAFT: 12, CANCELED: 8 } },
  { olderThanDays: 0, weights: { DRAFT: 45, CONFIRMED: 40, ASSIGNED: 12, CANCELED: 3 } },
];

type OrderWeights = Readonly<Partial<Record<OrderStatus, number>>>;

/** The version of an order after the changes that led to its status. */
const versions: Readonly<Record<OrderStatus, number>> = {
  DRAFT: 1,
  CONFIRMED: 2,
  ASSIGNED: 3,
  COMPLETED: 4,
  CANCELED: 2,
};

function chooseStatus(ageMs: number, random: Random): OrderStatus {
  const { weights } = chances.find(({ olderThanDays }) => ageMs >= olderThanDays * DAY_MS) ?? {
    weights: { DRAFT: 1 },
  };
  const options = Object.entries(weights).map(([status, weight]) => ({ status, weight }));
  return random.weighted(options).status as OrderStatus;
}

const phone = (random: Random): string =>
  `+628${random.int(11, 59)}${String(random.int(0, 99_999_999)).padStart(8, '0')}`;

const weightedShippers = demoShippers.map((shipper) => ({ shipper, weight: shipper.share }));

/** What is shipped, from where to where, and what it costs. */
function generateFreight(random: Random) {
  const { shipper } = random.weighted(weightedShippers);
  const destination = random.pick(demoDestinations);
  const weight = rounded(random.between(...shipper.weight), 1);
  const price = rounded((350_000 + destination.km * 4_200 + weight * 85) / 5_000) * 5_000;
  const stops = random.chance(0.18) ? [random.pick(demoDestinations).site] : [];
  return {
    customer_name: shipper.name,
    sender_name: shipper.contact,
    total_weight: weight,
    total_volume: rounded(weight / shipper.density, 2),
    total_price: price,
    locations: [shipper.site, ...stops, destination.site],
    km: destination.km,
  };
}

/** Generates one order that was created at a time (epoch ms). */
function generateOrder(value: number, createdOn: number, now: number, random: Random) {
  const { km, ...freight } = generateFreight(random);
  const status = chooseStatus(now - createdOn, random);
  const isSketch = status === 'DRAFT' && random.chance(0.4);
  const pickedOn = createdOn + random.int(6, 60) * HOUR_MS;
  const deliveredOn = pickedOn + (4 + Math.round(km / 40)) * HOUR_MS;
  const updatedOn = status === 'DRAFT' ? createdOn : Math.min(now, createdOn + 30 * HOUR_MS);
  const iso = (ms: number): string => new Date(Math.round(ms)).toISOString();
  return {
    ...freight,
    number: formatOrderNumber(value),
    status,
    sales_name: random.chance(0.9) ? random.pick(demoSalesPeople) : null,
    reference_number: random.chance(0.7) ? `PO-${random.int(100_000, 999_999)}` : null,
    created_on: iso(createdOn),
    updated_on: iso(updatedOn),
    picked_on: isSketch ? null : iso(pickedOn),
    delivered_on: isSketch ? null : iso(deliveredOn),
    sender_phone: phone(random),
    recipient_name: isSketch ? null : random.pick(demoRecipients),
    recipient_phone: isSketch ? null : phone(random),
    locations: isSketch ? [] : freight.locations,
    canceled_reason: status === 'CANCELED' ? random.pick(demoCancellations) : null,
    version: versions[status],
  } satisfies GeneratedOrder;
}

/**
 * Generates orders of the last 120 days, the oldest first. Recent ones are still open; a few older ones
 * are assigned past their target.
 *
 * @param from the first order's number
 * @param batch how many orders are generated before these, and in all; these alone by default
 */
export function generateOrders(
  from: number,
  count: number,
  random: Random,
  now: number,
  batch: { readonly before: number; readonly total: number } = { before: 0, total: count },
): GeneratedOrder[] {
  const step = SPAN_MS / batch.total;
  return Array.from({ length: count }, (_, index) => {
    const createdOn = now - SPAN_MS + step * (batch.before + index + random.next());
    return generateOrder(from + index, createdOn, now, random);
  });
}
