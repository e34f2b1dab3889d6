import type { ReactElement, ReactNode } from 'react';

/** Ref callback for the element. */
type Follow = (element: HTMLElement | null) => void;

/** The scrolling part of a row; a function rather than a component, so that a row stays one component. */
export function track(
  follow: Follow,
  className: string | undefined,
  start: number,
  children: ReactNode,
): ReactElement {
  return (
    <div role="presentation" ref={follow} className={className} style={{ insetInlineStart: start }}>
      {children}
    </div>
  );
}
