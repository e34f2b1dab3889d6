import { Skeleton } from '@pantau/core/ui/skeleton';
import type { ReactElement } from 'react';
import css from './sales-order-detail.module.css';
import skeleton from './detail-skeleton.module.css';

/** Lines of a card, as shares of its width. */
const lines = ['40%', '80%', '65%', '75%', '50%'] as const;

function CardSkeleton(): ReactElement {
  return (
    <div className={skeleton.card}>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** The detail page while its order is being loaded. */
export function DetailSkeleton(): ReactElement {
  return (
    <div className={css.detail}>
      <div className={skeleton.head}>
        <Skeleton width={220} height={24} />
        <Skeleton width={160} />
        <Skeleton width="60%" height={32} />
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <CardSkeleton />
          <CardSkeleton />
        </div>
        <div className={css.column}>
          <CardSkeleton />
        </div>
      </div>
    </div>
  );
}
