import { useMessages } from '@pantau/core';
import type { ReactElement, ReactNode } from 'react';
import { pagesMessages } from '../../messages/pages-messages.ts';
import type { BreadcrumbStep } from '../breadcrumb/breadcrumb.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { usePageName } from './page-name.ts';
import { usePageTitle } from './use-page-title.ts';
import css from './page.module.css';

export interface PageProps {
  /** Shown in the browser tab. Defaults to the title that `PageGuard` has for the page. */
  readonly name?: string | undefined;
  /** What the page shows, such as an order's number once it is loaded: part of the tab's title. */
  readonly of?: string | undefined;
  /** Heading of the page, `null` if its content has one. Defaults to `name`. */
  readonly title?: string | null | undefined;
  /** Shown above the heading, such as a link back. */
  readonly above?: ReactNode;
  /** Secondary text next to the heading. */
  readonly note?: string | undefined;
  readonly breadcrumb?: readonly BreadcrumbStep[] | undefined;
  /** Links and controls at the right edge of the heading. */
  readonly actions?: ReactNode;
  /** Fills the width and the height of the window, for content that scrolls itself. */
  readonly fill?: boolean | undefined;
  /** Wider than a text, for content in columns. */
  readonly wide?: boolean | undefined;
  /** As wide as the window and at least as high; the page scrolls. */
  readonly stretch?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A page with a tab title, a heading and content. */
export function Page(props: PageProps): ReactElement {
  const name = usePageName(props.name);
  const {
    of,
    title = name,
    above,
    note,
    breadcrumb,
    actions,
    fill,
    wide,
    stretch,
    children,
  } = props;
  const t = useMessages(pagesMessages);
  usePageTitle(of === undefined ? name : t('namedPage', { page: name, name: of }));
  return (
    <div
      className={css.page}
      data-fill={fill || undefined}
      data-wide={wide || undefined}
      data-stretch={stretch || undefined}
    >
      {above}
      {title !== null && (
        <PageHeader title={title} subtitle={note} breadcrumb={breadcrumb} actions={actions} />
      )}
      {children}
    </div>
  );
}

/** A bordered section of a page. */
export function Card({ children }: { readonly children: ReactNode }): ReactElement {
  return <section className={css.card}>{children}</section>;
}
