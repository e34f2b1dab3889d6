import type { ReactElement, ReactNode } from 'react';

/** Told of the element when it is there. */
type Follow = (element: HTMLElement | null) => void;

/** The part of a row that scrolls sideways; to be called as a function, so that a row stays one component. */
export function track(
  follow: Follow,
  className: string | undefined,
  left: number,
  children: ReactNode,
): ReactElement {
  return (
    <div role="presentation" ref={follow} className={className} style={{ left }}>
      {children}
    </div>
  );
}
