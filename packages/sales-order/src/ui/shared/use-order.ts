import { type Request, useRequest } from '@pantau/core/request';
import { useCallback } from 'react';
import { isCurrent } from '../../engine/orders/is-current.ts';
import type { OrderDetail, OrderId } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';

/** An order; a late response with an older version does not replace a newer one (SO-79). */
export function useOrder(source: OrderSource, id: OrderId): Request<OrderDetail> {
  const read = useCallback((signal: AbortSignal) => source.read(id, signal), [source, id]);
  return useRequest(read, { isCurrent });
}
