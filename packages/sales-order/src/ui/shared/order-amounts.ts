import type { Format } from '@pantau/core';
import type { OrderTotalKey } from '../../engine/orders/order-keys.ts';
import type { SalesOrderTranslate } from '../../messages/sales-order-messages.ts';

/** Writes weights in kg, volumes in cbm and prices in rupiah, the same in the list and on the pages (SO-31, SO-70). */
export const orderAmounts = (
  t: SalesOrderTranslate,
  format: Format,
): Readonly<Record<OrderTotalKey, (value: number) => string>> => ({
  total_weight: (value) => t('kilograms', { formatted: format.number(value) }),
  total_volume: (value) =>
    t('cubicMetres', { formatted: format.number(value, { maximumFractionDigits: 2 }) }),
  total_price: format.currency,
});
