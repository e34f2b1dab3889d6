import type { OrderStatus } from '../engine/orders/order.ts';
import type { NewOrder } from '../engine/orders/order-source.ts';
import { type MemoryOrderSource, createMemoryOrderSource } from '../adapters/memory/index.ts';

const customers = ['PT Sumber Pangan Makmur', 'CV Tani Raharja', 'PT Farma Nusa Sentosa'];
const people = ['Maya Lestari', 'Yusuf Hakim', 'Nadia Putri', 'Rizal Fadli'];
const places = ['Gudang Cikarang', 'Pabrik Karawang', 'Pasar Induk Lembang', 'DC Rungkut'];
const statuses: readonly OrderStatus[] = [
  'DRAFT',
  'CONFIRMED',
  'ASSIGNED',
  'COMPLETED',
  'CANCELED',
];

/** 22 November 2026, 08:00 in Jakarta. */
export const storyNow = Date.UTC(2026, 10, 22, 1);
const HOUR_MS = 3_600_000;

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

function storyOrder(index: number): NewOrder {
  const pickedOn = storyNow + (index - 40) * HOUR_MS;
  return {
    customerName: at(customers, index),
    salesName: at(people, index),
    referenceNumber: index % 5 === 4 ? null : `PO-${88_000 + index * 7}`,
    pickedOn: index % 7 === 6 ? null : pickedOn,
    deliveredOn: index % 7 === 6 ? null : pickedOn + 18 * HOUR_MS,
    sender: { name: at(places, index), phoneNumber: `+62 811-2233-${4_000 + index}` },
    recipient: { name: at(places, index + 1), phoneNumber: null },
    totalWeight: 900 + index * 137,
    totalVolume: 4 + index / 2,
    totalPrice: 1_250_000 + index * 95_000,
    locations: index % 6 === 5 ? [] : [at(places, index), at(places, index + 1)],
  };
}

/** A source of orders in every status; the oldest ones are overdue. */
export async function createStorySource(count: number): Promise<MemoryOrderSource> {
  const orders = Array.from({ length: count }, (_, index) => storyOrder(index));
  const source = createMemoryOrderSource({ orders });
  const { ids, versions } = await source.list({
    ...{ limit: 10, page: 1, search: '', sorts: [], filters: [] },
  });
  for (const [index, id] of ids.entries()) {
    const status = at(statuses, index);
    const reason = status === 'CANCELED' ? 'Stok tidak tersedia' : undefined;
    if (status !== 'DRAFT') await source.transition(id, { status, reason }, versions.get(id) ?? 1);
  }
  return source;
}
