import { useMessages, useSession } from '@pantau/core';
import { accessTo, fleetMenu } from '@pantau/shell';
import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { NoAccess } from '../components/no-access.tsx';
import { portalMessages } from '../messages/portal-messages.ts';
import { findPageName, requiredScopes } from '../navigation/pages.ts';
import { ForbiddenPage } from '../pages/forbidden/forbidden-page.tsx';

/**
 * The page at the address, for users who may open it: the rule of the menu (PO-77) and the scopes of the page (PO-22)
 * decide. Another id in the address is another page.
 */
export function PageOutlet(): ReactElement {
  const t = useMessages(portalMessages);
  const { pathname } = useLocation();
  const session = useSession();
  const name = findPageName(pathname);
  if (accessTo(fleetMenu, pathname, session) === 'forbidden') return <ForbiddenPage />;
  if (name !== undefined && !session.permissions.canAll(requiredScopes(name))) {
    return <NoAccess page={t(`${name}Page`)} />;
  }
  return <Outlet key={pathname} />;
}
