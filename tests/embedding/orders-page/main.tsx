/** A host in React that has only the list of sales orders, on data of its own. */
import { type NewOrder, SalesOrderList } from '@pantau/sales-order';
import { createMemoryOrderSource } from '@pantau/sales-order/memory';
import { showOnRequest } from '../react-page/show-on-request.tsx';

/** Noon of 22 November 2026 in Jakarta. */
const NOON = Date.UTC(2026, 10, 22, 5);
const HOUR_MS = 3_600_000;
const customers = ['PT Sumber Pangan Makmur', 'CV Tani Raharja', 'PT Farma Nusa Sentosa'];

const orders = Array.from({ length: 30 }, (_, index): Omit<NewOrder, 'key'> => ({
  customerName: customers[index % customers.length] ?? '',
  salesName: index % 4 === 3 ? null : 'Maya Lestari',
  referenceNumber: `PO-${88_000 + index}`,
  pickedOn: NOON + index * HOUR_MS,
  deliveredOn: NOON + (index + 18) * HOUR_MS,
  totalWeight: 900 + index * 137,
  totalVolume: 4 + index / 2,
  totalPrice: 1_250_000 + index * 95_000,
  locations: ['Gudang Cikarang', 'DC Rungkut'],
}));
const source = createMemoryOrderSource({
  orders: orders.map((order, index) => ({ ...order, key: `order-${index}` })),
});

showOnRequest(<SalesOrderList source={source} onCreate={() => undefined} />);
