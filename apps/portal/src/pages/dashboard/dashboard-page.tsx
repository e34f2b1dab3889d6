import { useAlertActions, useConnection, usePanel } from '@pantau/alert-center';
import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Dashboard, type DashboardProps, createAlertChanges, useGreeting } from '@pantau/dashboard';
import { createHttpDashboardSource } from '@pantau/dashboard/http';
import { fleetMenu, useMayOpen } from '@pantau/shell';
import { useServerSource } from '@pantau/shell/session';
import { type ReactElement, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { HomeButton, Page } from '@pantau/shell/pages';
import { LIVE_VIEW_PATH, ordersInStatusPath, pages, vehiclePath } from '../../navigation/pages.ts';
import { WatchAlerts } from './watch-alerts.ts';

/** `/dashboard`: greeting, date and the tiles that the user may see (PO-93). */
export function DashboardPage(): ReactElement {
  const { permissions } = useSession();
  return (
    <Page {...useGreeting()} stretch>
      {permissions.can(scopes.alertCenterMain) ? <TilesWithAlerts /> : <Tiles />}
    </Page>
  );
}

/** The tiles, which open alerts in the alert centre. */
function TilesWithAlerts(): ReactElement {
  const { open } = useAlertActions();
  const panel = usePanel();
  const { state } = useConnection();
  const [{ changes, report }] = useState(createAlertChanges);
  return (
    <>
      <WatchAlerts onChange={report} />
      <Tiles
        changes={changes}
        isLiveLost={state === 'disconnected'}
        onOpenAlert={open}
        onOpenAlerts={panel.display === 'hidden' ? panel.open : undefined}
      />
    </>
  );
}

function Tiles(props: Omit<DashboardProps, 'source'>): ReactElement {
  const source = useServerSource(createHttpDashboardSource);
  const mayOpen = useMayOpen(fleetMenu);
  const navigate = useNavigate();
  const links = useMemo<Partial<DashboardProps>>(
    () => ({
      ...(mayOpen(pages.salesOrders.path) && {
        ordersHref: ordersInStatusPath,
        onOpenOrders: (status) => void navigate(ordersInStatusPath(status)),
      }),
      ...(mayOpen(LIVE_VIEW_PATH) && {
        vehicleHref: vehiclePath,
        onOpenVehicle: (id) => void navigate(vehiclePath(id)),
      }),
    }),
    [mayOpen, navigate],
  );
  const emptyActions = <HomeButton menu={fleetMenu} except={pages.dashboard.path} />;
  return <Dashboard source={source} emptyActions={emptyActions} {...links} {...props} />;
}
