import type { ReactElement, ReactNode } from 'react';
import css from './story-layout.module.css';

interface LayoutProps {
  readonly children: ReactNode;
}

/** Things side by side, for stories. */
export function Row({ children }: LayoutProps): ReactElement {
  return <div className={css.row}>{children}</div>;
}

/** Things below each other, for stories. */
export function Stack({ children }: LayoutProps): ReactElement {
  return <div className={css.stack}>{children}</div>;
}

/** A panel as the widgets draw it, for stories. */
export function Panel({ children }: LayoutProps): ReactElement {
  return <div className={css.panel}>{children}</div>;
}
