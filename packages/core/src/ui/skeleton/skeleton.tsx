import type { ReactElement } from 'react';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** A line of text, a severity glyph, or a block that fills its place. */
  readonly shape?: 'text' | 'glyph' | 'block' | undefined;
  /** px, or a share of what is there, such as `60%`; all of it when left out. */
  readonly width?: number | string | undefined;
  readonly height?: number | undefined;
}

/**
 * Holds the place of what is being loaded, in its real size. It does not move. Screen readers do
 * not see it: say `aria-busy` on the region and put a word there.
 */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden
      className={css.skeleton}
      data-shape={shape}
      style={{ ...(width !== undefined && { width }), ...(height !== undefined && { height }) }}
    />
  );
}
