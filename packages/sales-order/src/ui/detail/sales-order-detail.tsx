import { isPantauError } from '@pantau/core';
import type { Request } from '@pantau/core/request';
import { type ReactElement, useEffect } from 'react';
import type { OrderDetail, OrderFleetTask, OrderId } from '../../engine/orders/order.ts';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { OrderPlaceholder } from '../shared/order-placeholder.tsx';
import { useOrder } from '../shared/use-order.ts';
import { CanceledNotice } from './canceled-notice.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DetailsCard } from './details-card.tsx';
import { FleetTasksCard } from './fleet-tasks-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderHead } from './order-head.tsx';
import { RouteCard } from './route-card.tsx';
import css from './sales-order-detail.module.css';
import { useOrderChange } from './use-order-change.tsx';
import { VersionNotice } from './version-notice.tsx';

export interface SalesOrderDetailProps {
  /** Must keep its identity between renders. */
  readonly source: OrderSource;
  readonly orderId: OrderId;
  /** Level of the heading with the order's number. Defaults to 2. */
  readonly level?: 1 | 2 | undefined;
  /** Whether the user may change the status. Defaults to `true`. */
  readonly canUpdate?: boolean | undefined;
  /** Whether the user may delete the order. Defaults to `true`. */
  readonly canDelete?: boolean | undefined;
  /** Called when the user wants to edit the order. Without it, there is no button for it. */
  readonly onEdit?: ((order: OrderDetail) => void) | undefined;
  /** Called with the order when it has been loaded or changed. Must keep its identity between renders. */
  readonly onLoaded?: ((order: OrderDetail) => void) | undefined;
  /** Called when the user has deleted the order. */
  readonly onDeleted?: ((order: OrderDetail) => void) | undefined;
  /** Adds a button that leads back to the list where the order cannot be shown. */
  readonly onBack?: (() => void) | undefined;
  /** URL of a fleet task. Must keep its identity between renders. */
  readonly taskHref?: ((task: OrderFleetTask) => string) | undefined;
  /** Called when the user opens a fleet task. */
  readonly onOpenTask?: ((task: OrderFleetTask) => void) | undefined;
}

/** A sales order with its history and fleet tasks. Needs `PantauProvider`. */
export function SalesOrderDetail(props: SalesOrderDetailProps): ReactElement {
  return <LoadedDetail key={props.orderId} {...props} />;
}

function LoadedDetail(props: SalesOrderDetailProps): ReactElement {
  const { source, orderId, level = 2, onLoaded, onBack } = props;
  const request = useOrder(source, orderId);
  const { data, error } = request;
  const isGone = isPantauError(error) && error.kind === 'notFound';
  useEffect(() => {
    if (data !== undefined) onLoaded?.(data);
  }, [data, onLoaded]);
  return data === undefined || isGone ? (
    <OrderPlaceholder {...{ request, level, onBack }} skeleton={<DetailSkeleton />} />
  ) : (
    <Detail {...props} order={data} request={request} />
  );
}

interface DetailProps extends SalesOrderDetailProps {
  readonly order: OrderDetail;
  readonly request: Request<OrderDetail>;
}

function Detail(props: DetailProps): ReactElement {
  const { source, order, request, level = 2, taskHref, onOpenTask } = props;
  const { canUpdate = true, canDelete = true, onEdit, onDeleted } = props;
  const sectionLevel = level === 1 ? 2 : 3;
  const change = useOrderChange({ source, order, request, onDeleted });
  return (
    <article className={css.detail} aria-label={order.number}>
      <VersionNotice request={request} isOutdated={change.isOutdated} />
      <OrderHead
        order={order}
        level={level}
        actions={
          <OrderActions
            order={order}
            onChangeStatus={canUpdate ? change.ask : undefined}
            onDelete={canDelete ? () => change.ask(null) : undefined}
            onEdit={onEdit}
          />
        }
      />
      <CanceledNotice order={order} />
      <div className={css.columns}>
        <div className={css.column}>
          <RouteCard order={order} level={sectionLevel} />
          <FleetTasksCard
            source={source}
            orderId={order.id}
            level={sectionLevel}
            taskHref={taskHref}
            onOpenTask={onOpenTask}
          />
        </div>
        <div className={css.column}>
          <DetailsCard order={order} level={sectionLevel} />
          <HistoryCard source={source} order={order} level={sectionLevel} />
        </div>
      </div>
      {change.prompt}
    </article>
  );
}
