import { useSession } from '@pantau/core';
import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { accessTo } from '../engine/menu/access-to.ts';
import { PageNameProvider } from '../ui/page/page-name.ts';
import type { ShellMenu } from '../ui/shared/use-shown-menu.ts';
import { ForbiddenPage, NoAccessPage } from '../ui/status-pages/no-access-page.tsx';

/** A page of the application. */
export interface GuardedPage {
  /** In the user's language. */
  readonly title: string;
  /** All of them are required. */
  readonly scopes: readonly string[];
}

export interface PageGuardProps {
  readonly menu: ShellMenu;
  /** The application's own page at a path. */
  readonly pageAt: (pathname: string) => GuardedPage | undefined;
}

/**
 * The page at the address, for users who may open it: the rule of the menu (PO-77) and the scopes of the page (PO-22)
 * decide. Another id in the address is another page. The page gets its title as its name.
 */
export function PageGuard({ menu, pageAt }: PageGuardProps): ReactElement {
  const { pathname } = useLocation();
  const session = useSession();
  const page = pageAt(pathname);
  if (accessTo(menu, pathname, session) === 'forbidden') return <ForbiddenPage menu={menu} />;
  if (page !== undefined && !session.permissions.canAll(page.scopes)) {
    return <NoAccessPage page={page.title} />;
  }
  return (
    <PageNameProvider value={page?.title}>
      <Outlet key={pathname} />
    </PageNameProvider>
  );
}
