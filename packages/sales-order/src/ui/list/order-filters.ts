import type { FilterSchema } from '@pantau/data-table';
import { orderStatuses } from '../../engine/orders/order.ts';
import type { SalesOrderTranslate } from '../../messages/sales-order-messages.ts';

/** Status chips, and the fields of the filter dialog (SO-34). */
export const orderFilters = (t: SalesOrderTranslate): FilterSchema => [
  {
    kind: 'select',
    key: 'status',
    mapsTo: 'status.name',
    label: t('status'),
    options: orderStatuses.map((value) => ({ value, label: t(`status${value}`) })),
    inline: true,
  },
  { kind: 'dateRange', key: 'created_on', label: t('createdOn') },
  { kind: 'numberRange', key: 'total_weight', label: t('weight'), unit: 'Kg' },
  { kind: 'numberRange', key: 'total_volume', label: t('volume'), unit: 'Cbm' },
  { kind: 'numberRange', key: 'total_price', label: t('price'), unit: 'Rp', unitSide: 'start' },
  { kind: 'multiSelect', key: 'customer_name', label: t('customer') },
];
