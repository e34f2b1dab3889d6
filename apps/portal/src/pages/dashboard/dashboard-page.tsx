import { useAlertActions, useConnection, usePanel } from '@pantau/alert-center';
import { useClock, useFormat, useLocale, useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Dashboard, type DashboardProps } from '@pantau/dashboard';
import { createHttpDashboardSource } from '@pantau/dashboard/http';
import { accessTo, fleetMenu } from '@pantau/shell';
import { useServerSource } from '@pantau/shell/session';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { LIVE_VIEW_PATH, ordersInStatusPath, pages, vehiclePath } from '../../navigation/pages.ts';
import { greetingKeyAt, firstName, longDateTime } from './greeting.ts';
import { useAlertChanges } from './use-alert-changes.ts';

const MINUTE_MS = 60_000;

/** The current time, updated every minute on the minute. */
function useCurrentMinute(): number {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    () => clock.setTimeout(() => setNow(clock.now()), MINUTE_MS - (clock.now() % MINUTE_MS)),
    [clock, now],
  );
  return now;
}

/** `/dashboard`: greeting, date and the tiles that the user may see (PO-93). */
export function DashboardPage(): ReactElement {
  const t = useMessages(portalMessages);
  const locale = useLocale();
  const { timeZone } = useFormat();
  const { user, permissions } = useSession();
  const now = useCurrentMinute();

  return (
    <Page
      name={t('dashboardPage')}
      title={t(greetingKeyAt(now, timeZone), { name: firstName(user?.fullname ?? '') })}
      note={longDateTime(now, locale, timeZone)}
      stretch
    >
      {permissions.can(scopes.alertCenterMain) ? <TilesWithAlerts /> : <Tiles />}
    </Page>
  );
}

/** The tiles, which open alerts in the alert centre. */
function TilesWithAlerts(): ReactElement {
  const { open } = useAlertActions();
  const panel = usePanel();
  const { state } = useConnection();
  return (
    <Tiles
      changes={useAlertChanges()}
      isLiveLost={state === 'disconnected'}
      onOpenAlert={open}
      onOpenAlerts={panel.display === 'hidden' ? panel.open : undefined}
    />
  );
}

function Tiles(props: Omit<DashboardProps, 'source'>): ReactElement {
  const source = useServerSource(createHttpDashboardSource);
  const session = useSession();
  const navigate = useNavigate();
  const canOpenOrders = accessTo(fleetMenu, pages.salesOrders.path, session) !== 'forbidden';
  const canOpenVehicles = accessTo(fleetMenu, LIVE_VIEW_PATH, session) !== 'forbidden';
  const links = useMemo<Partial<DashboardProps>>(
    () => ({
      ...(canOpenOrders && {
        ordersHref: ordersInStatusPath,
        onOpenOrders: (status) => void navigate(ordersInStatusPath(status)),
      }),
      ...(canOpenVehicles && {
        vehicleHref: vehiclePath,
        onOpenVehicle: (id) => void navigate(vehiclePath(id)),
      }),
    }),
    [canOpenOrders, canOpenVehicles, navigate],
  );
  return <Dashboard source={source} {...links} {...props} />;
}
