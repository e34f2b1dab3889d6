import type { ReactElement } from 'react';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** A line of text, a severity glyph, or a block that fills its container. Defaults to `text`. */
  readonly shape?: 'text' | 'glyph' | 'block' | undefined;
  /** In px, or relative such as `60%`. Defaults to the full width. */
  readonly width?: number | string | undefined;
  readonly height?: number | undefined;
}

/**
 * A static placeholder in the size of the content being loaded. It is hidden from screen readers:
 * set `aria-busy` on the region and add a text.
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
