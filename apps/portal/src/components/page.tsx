import type { ReactElement, ReactNode } from 'react';
import css from './page.module.css';
import { usePageTitle } from '../hooks/use-page-title.ts';

export interface PageProps {
  /** Shown in the browser tab. */
  readonly name: string;
  /** Heading of the page. Defaults to `name`. */
  readonly title?: string | undefined;
  /** Secondary text next to the heading. */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/** A page with a tab title, a heading and content. */
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

/** A bordered section of a page. */
export function Card({ children }: { readonly children: ReactNode }): ReactElement {
  return <section className={css.card}>{children}</section>;
}
