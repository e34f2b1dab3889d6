import { useSession } from '@pantau/core';
import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { accessTo } from '../engine/menu/access-to.ts';
import type { PageTable } from '../engine/pages/page-table.ts';
import { PageNameProvider } from '../ui/page/page-name.ts';
import type { ShellMenu } from '../ui/shared/use-shown-menu.ts';
import { ForbiddenPage, NoAccessPage } from '../ui/status-pages/no-access-page.tsx';

export interface PageGuardProps<Name extends string> {
  readonly menu: ShellMenu;
  /** The application's own pages. */
  readonly pages: Pick<PageTable<Name>, 'find' | 'scopesOf'>;
  /** The title of a page in the user's language. */
  readonly titleOf: (page: Name) => string;
}

/**
 * The page at the address, for users who may open it: the rule of the menu (PO-77) and the scopes of the page (PO-22)
 * decide. Another id in the address is another page. The page gets its title as its name.
 */
export function PageGuard<Name extends string>(props: PageGuardProps<Name>): ReactElement {
  const { menu, pages, titleOf } = props;
  const { pathname } = useLocation();
  const session = useSession();
  const page = pages.find(pathname);
  if (accessTo(menu, pathname, session) === 'forbidden') return <ForbiddenPage menu={menu} />;
  if (page !== undefined && !session.permissions.canAll(pages.scopesOf(page))) {
    return <NoAccessPage page={titleOf(page)} />;
  }
  return (
    <PageNameProvider value={page && titleOf(page)}>
      <Outlet key={pathname} />
    </PageNameProvider>
  );
}
