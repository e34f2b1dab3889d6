import { useMessages, useSession } from '@pantau/core';
import { accessTo, fleetMenu } from '@pantau/shell';
import { ForbiddenPage, NoAccessPage } from '@pantau/shell/pages';
import type { ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { portalMessages } from '../messages/portal-messages.ts';
import { findPageName, requiredScopes } from '../navigation/pages.ts';

/**
 * The page at the address, for users who may open it: the rule of the menu (PO-77) and the scopes of the page (PO-22)
 * decide. Another id in the address is another page.
 */
export function PageOutlet(): ReactElement {
  const t = useMessages(portalMessages);
  const { pathname } = useLocation();
  const session = useSession();
  const name = findPageName(pathname);
  if (accessTo(fleetMenu, pathname, session) === 'forbidden')
    return <ForbiddenPage menu={fleetMenu} />;
  if (name !== undefined && !session.permissions.canAll(requiredScopes(name))) {
    return <NoAccessPage page={t(`${name}Page`)} />;
  }
  return <Outlet key={pathname} />;
}
