import { useAlertActions, useConnection, usePanel } from '@pantau/alert-center';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Dashboard, type DashboardProps, useGreeting } from '@pantau/dashboard';
import { createHttpDashboardSource } from '@pantau/dashboard/http';
import { accessTo, fleetMenu } from '@pantau/shell';
import { useServerSource } from '@pantau/shell/session';
import { type ReactElement, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { LIVE_VIEW_PATH, ordersInStatusPath, pages, vehiclePath } from '../../navigation/pages.ts';
import { AlertChanges, createReportedChanges } from './alert-changes.ts';

/** `/dashboard`: greeting, date and the tiles that the user may see (PO-93). */
export function DashboardPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  return (
    <Page name={t('dashboardPage')} {...useGreeting()} stretch>
      {permissions.can(scopes.alertCenterMain) ? <TilesWithAlerts /> : <Tiles />}
    </Page>
  );
}

/** The tiles, which open alerts in the alert centre. */
function TilesWithAlerts(): ReactElement {
  const { open } = useAlertActions();
  const panel = usePanel();
  const { state } = useConnection();
  const [{ changes, report }] = useState(createReportedChanges);
  return (
    <>
      <AlertChanges report={report} />
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
  const session = useSession();
  const navigate = useNavigate();
  const links = useMemo<Partial<DashboardProps>>(() => {
    const mayOpen = (path: string): boolean => accessTo(fleetMenu, path, session) !== 'forbidden';
    return {
      ...(mayOpen(pages.salesOrders.path) && {
        ordersHref: ordersInStatusPath,
        onOpenOrders: (status) => void navigate(ordersInStatusPath(status)),
      }),
      ...(mayOpen(LIVE_VIEW_PATH) && {
        vehicleHref: vehiclePath,
        onOpenVehicle: (id) => void navigate(vehiclePath(id)),
      }),
    };
  }, [session, navigate]);
  return <Dashboard source={source} {...links} {...props} />;
}
