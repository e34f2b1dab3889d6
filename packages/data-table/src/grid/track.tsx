import type { ReactElement, ReactNode } from 'react';
import css from './track.module.css';

/** Ref callback for the element. */
type Follow = (element: HTMLElement | null) => void;

/** The scrolling part of a row; a function rather than a component, so that a row stays one component. */
export function track(follow: Follow, start: number, children: ReactNode): ReactElement {
  return (
    <div role="presentation" ref={follow} className={css.track} style={{ insetInlineStart: start }}>
      {children}
    </div>
  );
}
