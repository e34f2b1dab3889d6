import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import { useFirstText } from '../../shared/use-first-text.ts';
import css from './skeleton-cards.module.css';

const SKELETON_CARDS_MAX = 6;
const widths = ['45%', '60%', '75%', '50%'];

/** Placeholders for cards that are loading, at their final size. */
export function SkeletonCards(props: {
  readonly count: number;
  /** px; with the gap before the next card. */
  readonly height: number;
}): ReactElement {
  const { count, height } = props;
  const t = useFirstText();
  return (
    <div>
      <VisuallyHidden>{t('loadingRows')}</VisuallyHidden>
      {Array.from({ length: Math.min(count, SKELETON_CARDS_MAX) }, (_, index) => (
        <div key={index} className={css.slot} style={{ height }}>
          <div className={css.card}>
            {widths.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
