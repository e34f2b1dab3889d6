import type { Order } from '../../engine/orders/order.ts';
import { orderStatuses } from '../../engine/orders/order.ts';
import type { OrderKey } from '../../engine/orders/order-keys.ts';

type Value = string | number | null;

/** What filters and sorts read, by key; `true` marks the texts that a search finds. */
const readers: Readonly<
  Record<OrderKey, readonly [read: (order: Order) => Value, searched: boolean]>
> = {
  number: [({ number }) => number, true],
  'status.name': [({ status }) => status, false],
  sales_name: [({ salesName }) => salesName, true],
  customer_name: [({ customerName }) => customerName, true],
  reference_number: [({ referenceNumber }) => referenceNumber, true],
  created_on: [({ createdOn }) => createdOn, false],
  'target.picked_on': [({ pickedOn }) => pickedOn, false],
  'target.delivered_on': [({ deliveredOn }) => deliveredOn, false],
  'sender.name': [({ sender }) => sender.name, true],
  'sender.phone_number': [({ sender }) => sender.phoneNumber, false],
  'recipient.name': [({ recipient }) => recipient.name, true],
  'recipient.phone_number': [({ recipient }) => recipient.phoneNumber, false],
  total_weight: [({ totalWeight }) => totalWeight, false],
  total_volume: [({ totalVolume }) => totalVolume, false],
  total_price: [({ totalPrice }) => totalPrice, false],
  locations: [({ locations }) => locations.join(', '), false],
};

/** For `createMemoryTableSource`. */
export const orderColumns = Object.entries(readers).map(([key, [value, isSearched]]) => ({
  key,
  value,
  ...(!isSearched && { text: () => '' }),
  ...(key.startsWith('total_') && { total: 'sum' as const }),
}));

/** A key under which statuses sort by the life of an order; no host can name it. */
export const STATUS_RANK = 'status rank';

export const statusRankColumn = {
  key: STATUS_RANK,
  value: ({ status }: Order) => orderStatuses.indexOf(status),
  text: () => '',
};
