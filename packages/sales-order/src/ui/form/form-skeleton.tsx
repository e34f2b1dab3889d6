import { Skeleton } from '@pantau/core/ui/skeleton';
import type { ReactElement } from 'react';
import css from './form-skeleton.module.css';

/** Fields per card. */
const cards = [3, 4, 4, 3] as const;

/** The form while its order is being loaded. */
export function FormSkeleton(): ReactElement {
  return (
    <div className={css.skeleton}>
      <Skeleton width={200} height={20} />
      {cards.map((fields, card) => (
        <div key={card} className={css.card}>
          <Skeleton width={96} />
          <div className={css.fields}>
            {Array.from({ length: fields }, (_, index) => (
              <Skeleton key={index} height={32} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
