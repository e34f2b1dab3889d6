import { useFormat } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { OrderStatusGlyph } from '@pantau/core/ui/order-status-glyph';
import { Skeleton } from '@pantau/core/ui/skeleton';
import type { MouseEvent, ReactElement } from 'react';
import {
  type DashboardSource,
  type OrderCount,
  type OrderStatus,
  orderStatuses,
} from '../../engine/source/dashboard-source.ts';
import { useTile } from '../../hooks/use-tile.ts';
import { useText } from '../shared/use-text.ts';
import { TileFrame } from '../tile/tile-frame.tsx';
import css from './orders-by-status.module.css';

export interface OrdersByStatusProps {
  /** The address of the orders in a status. */
  readonly ordersHref?: ((status: OrderStatus) => string) | undefined;
  /** Opens that address without loading the page. */
  readonly onOpenOrders?: ((status: OrderStatus) => void) | undefined;
}

const load = (source: DashboardSource, signal: AbortSignal) => source.ordersByStatus(signal);

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** How many orders there are in each status, as bars that lead to the orders (DB-12). */
export function OrdersByStatus(props: OrdersByStatusProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const tile = useTile('orders', load);
  const counts = tile.data ?? [];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const max = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <TileFrame
      name="orders"
      title={t('orders')}
      note={
        tile.data === null ? undefined : t('orderTotal', { count: total, formatted: number(total) })
      }
      tile={tile}
      skeleton={<LoadingRows />}
    >
      {total === 0 ? (
        <div className={css.empty}>
          <EmptyState title={t('noOrdersTitle')} text={t('noOrdersText')} />
        </div>
      ) : (
        <ul className={css.list}>
          {counts.map((count) => (
            <Row key={count.status} {...count} {...props} share={count.count / max} />
          ))}
        </ul>
      )}
    </TileFrame>
  );
}

interface RowProps extends OrderCount, OrdersByStatusProps {
  /** Length of the bar, 0 to 1. */
  readonly share: number;
}

function Row({ status, count, share, ordersHref, onOpenOrders }: RowProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const content = (
    <>
      <OrderStatusGlyph status={status} />
      <span className={css.name}>{t(`status${status}`)}</span>
      <span className={css.track} aria-hidden>
        <span className={css.bar} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={css.count}>{number(count)}</span>
    </>
  );
  const open = (event: MouseEvent): void => {
    if (onOpenOrders === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onOpenOrders(status);
  };
  return (
    <li className={css.item} data-order-status={status}>
      {ordersHref === undefined ? (
        <div className={css.row}>{content}</div>
      ) : (
        <a className={css.row} href={ordersHref(status)} onClick={open}>
          {content}
        </a>
      )}
    </li>
  );
}

function LoadingRows(): ReactElement {
  return (
    <div className={css.list}>
      {orderStatuses.map((status, index) => (
        <div key={status} className={css.row}>
          <span className={css.dot} />
          <span className={css.name}>
            <Skeleton width={`${60 + index * 8}%`} />
          </span>
          <span className={css.track}>
            <Skeleton width={`${80 - index * 14}%`} height={8} />
          </span>
          <span className={css.count}>
            <Skeleton width={24} />
          </span>
        </div>
      ))}
    </div>
  );
}
