import type { ReactElement, ReactNode } from 'react';
import css from './story-layout.module.css';

interface LayoutProps {
  readonly children: ReactNode;
}

/** Lays out stories in a row. */
export function Row({ children }: LayoutProps): ReactElement {
  return <div className={css.row}>{children}</div>;
}

/** Lays out stories in a column. */
export function Stack({ children }: LayoutProps): ReactElement {
  return <div className={css.stack}>{children}</div>;
}

/** A panel as the widgets draw it. */
export function Panel({ children }: LayoutProps): ReactElement {
  return <div className={css.panel}>{children}</div>;
}
