import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import { useText } from '../shared/use-text.ts';
import css from './alert-list.module.css';

/** Widths of the two lines in px. */
const widths = [
  [168, 236],
  [132, 210],
  [188, 250],
  [120, 198],
  [150, 224],
] as const;

/** Placeholder of a loading list with the height of its rows. */
export function SkeletonRows(): ReactElement {
  const t = useText();
  return (
    <div className={css.skeleton} aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {widths.map(([first, second]) => (
        <div key={first} className={css.skeletonRow}>
          <Skeleton shape="glyph" />
          <span className={css.skeletonLines}>
            <Skeleton width={first} />
            <Skeleton width={second} />
          </span>
          <Skeleton width={36} />
        </div>
      ))}
    </div>
  );
}
