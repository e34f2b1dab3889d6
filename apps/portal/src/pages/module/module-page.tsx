import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { fleetMenu } from '@pantau/shell';
import { ModulePage } from '@pantau/shell/pages';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { portalMessages } from '../../messages/portal-messages.ts';
import { hasLiveUpdates, pages } from '../../navigation/pages.ts';

/** The pages outside the menu that other applications provide. */
export type ModuleName = 'fleetTask';

export interface PortalModulePageProps {
  /** The page of the menu at the current path unless given. */
  readonly page?: ModuleName | undefined;
}

/** A page that this portal does not include (PO-21, PO-79). */
export function PortalModulePage({ page }: PortalModulePageProps): ReactElement {
  const t = useMessages(portalMessages);
  const { pathname } = useLocation();
  const seesAlerts = useSession().permissions.can(scopes.alertCenterMain);
  return (
    <ModulePage
      menu={fleetMenu}
      page={page && { title: t(`${page}Page`), path: pages[page].path }}
      livePaused={seesAlerts && !hasLiveUpdates(pathname)}
    />
  );
}
