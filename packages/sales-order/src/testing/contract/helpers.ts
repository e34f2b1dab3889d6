import { type TableQuery, defaultQuery } from '@pantau/data-table';
import type { Order, OrderDetail } from '../../engine/orders/order.ts';
import type { NewOrder, OrderPage } from '../../engine/orders/order-source.ts';
import type { OrderSourceHarness } from './harness.ts';

/** The query of the first page of 100. */
export const everything: TableQuery = { ...defaultQuery, limit: 100 };

export const numbersOf = (orders: readonly Order[]): readonly string[] =>
  orders.map(({ number }) => number);

export const customersOf = ({ orders }: OrderPage): readonly string[] =>
  orders.map(({ customerName }) => customerName);

/** Creates orders one after the other, so that each is newer than the one before. */
export async function createAll(
  { source }: OrderSourceHarness,
  orders: readonly NewOrder[],
): Promise<readonly OrderDetail[]> {
  const created: OrderDetail[] = [];
  for (const order of orders) created.push(await source.create(order));
  return created;
}

export const createOne = ({ source }: OrderSourceHarness): Promise<OrderDetail> =>
  source.create({ customerName: 'PT Satu' });

const at = (day: number): number => Date.UTC(2026, 9, day);

/** Orders that each sort and filter puts in another order; the last has no optional values. */
export const variedOrders: readonly NewOrder[] = [
  {
    customerName: 'PT Delta',
    salesName: 'Citra',
    referenceNumber: 'PO-9',
    pickedOn: at(8),
    deliveredOn: at(9),
    sender: { name: 'Sapto', phoneNumber: '+62811' },
    recipient: { name: 'Wati', phoneNumber: '+62899' },
    totalWeight: 120.5,
    totalVolume: 4,
    totalPrice: 900_000,
    locations: ['Cikarang', 'Solo'],
  },
  {
    customerName: 'PT Alfa',
    salesName: 'Bagus',
    referenceNumber: 'PO-7',
    pickedOn: at(6),
    deliveredOn: at(12),
    sender: { name: 'Budi', phoneNumber: '+62813' },
    recipient: { name: 'Tuti', phoneNumber: '+62897' },
    totalWeight: 80,
    totalVolume: 9,
    totalPrice: 400_000,
    locations: ['Bandung'],
  },
  { customerName: 'PT Beta' },
];
