import { Skeleton } from '@pantau/core/ui/skeleton';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import { useWords } from '../shared/use-text.ts';
import css from './alert-list.module.css';

/** Widths of the two lines in px, so that the rows look like rows. */
const widths = [
  [168, 236],
  [132, 210],
  [188, 250],
  [120, 198],
  [150, 224],
] as const;

/** The place of a list that is being loaded, in the real height of its rows. */
export function SkeletonRows(): ReactElement {
  const words = useWords();
  return (
    <div className={css.skeleton} aria-busy>
      <VisuallyHidden>{words('loading')}</VisuallyHidden>
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
