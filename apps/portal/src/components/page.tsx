import type { ReactElement, ReactNode } from 'react';
import css from './page.module.css';
import { usePageTitle } from '../hooks/use-page-title.ts';

export interface PageProps {
  /** In the tab. */
  readonly name: string;
  /** What heads the page; its name when left out. */
  readonly title?: string | undefined;
  /** In grey beside the title. */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/** A page beside the alert centre: its name in the tab, its heading, and what is on it. */
export function Page({ name, title = name, note, children }: PageProps): ReactElement {
  usePageTitle(name);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </header>
      {children}
    </div>
  );
}

/** A region of a page, in its own lines. */
export function Card({ children }: { readonly children: ReactNode }): ReactElement {
  return <section className={css.card}>{children}</section>;
}
