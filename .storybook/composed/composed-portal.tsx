import {
  AlertCenterProvider,
  type AlertSource,
  BellWithPopup,
  PinnedPanel,
  useConnection,
  usePanel,
  usePinnedByDefault,
} from '@pantau/alert-center';
import { Dashboard, type DashboardSource } from '@pantau/dashboard';
import { type OrderSource, SalesOrderList } from '@pantau/sales-order';
import {
  AccountMenu,
  AppShell,
  BarDivider,
  OfflineNotice,
  PageHeader,
  fleetMenu,
} from '@pantau/shell';
import { builtInLocaleOf, useFormat, useLocale, useSession } from '@pantau/core';
import { type MapSettings, MapSettingsContext } from '@pantau/core/geo';
import { Icon } from '@pantau/core/ui/icon';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import { type ReactElement, useState } from 'react';
import { createStoryServices } from '../../packages/shell/src/testing/story-session.tsx';
import { manager } from '../../packages/shell/src/testing/story-people.ts';
import { SessionServicesProvider } from '../../packages/shell/src/hooks/session-services.ts';
import { useStoryNavigation } from '../../packages/shell/src/testing/story-shell.tsx';
import { storyNow } from '../../packages/dashboard/src/testing/story-fleet.ts';
import css from './composed-portal.module.css';

const texts = {
  en: { dashboard: 'Dashboard', orders: 'Sales orders' },
  id: { dashboard: 'Dasbor', orders: 'Sales order' },
} as const;

export interface ComposedPortalProps {
  readonly page: 'dashboard' | 'orders';
  readonly alerts: AlertSource;
  readonly dashboard: DashboardSource;
  readonly orders: OrderSource;
  readonly maps: MapSettings;
  /** Name in the menu; the brand comes from the toolbar. */
  readonly name: string;
}

const nothing = (): void => undefined;

function Page({ page, dashboard, orders }: ComposedPortalProps): ReactElement {
  const t = texts[builtInLocaleOf(useLocale())];
  const format = useFormat();
  if (page === 'dashboard') {
    return (
      <div className={css.page}>
        <PageHeader title={t.dashboard} subtitle={format.dateTime(storyNow)} />
        <Dashboard
          source={dashboard}
          onOpenAlert={nothing}
          onOpenAlerts={nothing}
          ordersHref={(status) => `#orders-${status}`}
          onOpenOrders={nothing}
        />
      </div>
    );
  }
  return (
    <div className={css.page}>
      <PageHeader title={t.orders} />
      <div className={css.list}>
        <SalesOrderList
          source={orders}
          onOpen={nothing}
          onCreate={nothing}
          orderHref={({ id }) => `#order-${id}`}
        />
      </div>
    </div>
  );
}

function Frame(props: ComposedPortalProps): ReactElement {
  const navigation = useStoryNavigation(props.page === 'dashboard' ? '/dashboard' : '/sales-order');
  const isWide = useMediaQuery('(min-width: 1024px)');
  const { display } = usePanel();
  const isAboutToPin = usePinnedByDefault(isWide);
  const connection = useConnection();
  const { user } = useSession();
  const [counts] = useState({ notifications: 27 });
  return (
    <AppShell
      menu={fleetMenu}
      navigation={navigation}
      counts={counts}
      owner={props.name}
      logo={
        <strong className={css.logo}>
          <Icon name="eye" size={24} />
          {props.name}
        </strong>
      }
      barStart={<OfflineNotice connection={connection} />}
      barEnd={
        <>
          <BellWithPopup pinnedElsewhere />
          <BarDivider />
          {user !== null && <AccountMenu user={user} onProfile={nothing} />}
        </>
      }
      panel={isWide && <PinnedPanel />}
      panelPinned={isWide && (display === 'pinned' || isAboutToPin)}
    >
      <Page {...props} />
    </AppShell>
  );
}

/** The widgets as the portal composes them, on memory adapters. */
export function ComposedPortal(props: ComposedPortalProps): ReactElement {
  const [services] = useState(() => createStoryServices('up', manager));
  return (
    <SessionServicesProvider value={services}>
      <MapSettingsContext.Provider value={props.maps}>
        <AlertCenterProvider source={props.alerts}>
          <Frame {...props} />
        </AlertCenterProvider>
      </MapSettingsContext.Provider>
    </SessionServicesProvider>
  );
}
