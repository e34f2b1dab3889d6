import { PageGuard, RoutedPrompts, useRouterNavigation } from '@pantau/shell/react-router';
import { type ReactElement, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  BellWithPopup,
  type ConnectionView,
  PinnedPanel,
  useAlertSettings,
  useConnection,
  usePanel,
  usePinnedByDefault,
} from '@pantau/alert-center';
import { AlertPreferences } from '@pantau/alert-center/preferences';
import { OnboardingButton, OnboardingPrompt } from '@pantau/alert-rules/onboarding';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import {
  AccountMenu,
  AppShell,
  BarDivider,
  Interruptions,
  OfflineNotice,
  UpdateButton,
  fleetMenu,
  useAccountActions,
} from '@pantau/shell';
import { createHttpPromptSource } from '@pantau/shell/http';
import { createBrowserUpdates } from '@pantau/shell/service-worker';
import {
  useAppName,
  useCompanyChanges,
  usePortalSettings,
  useServerSource,
} from '@pantau/shell/session';
import { usePromptControls } from '@pantau/shell/prompts';
import { HomeLink, PageSkeleton } from '@pantau/shell/sign-in';
import { PortalBackend, usePortalBackend } from '../alerts/portal-backend.tsx';
import { PortalMegaphone } from '../announcements/portal-megaphone.tsx';
import { PortalAlertCenter } from '../alerts/portal-alert-center.tsx';
import { portalMessages } from '../messages/portal-messages.ts';
import { pageTable, pages } from '../navigation/pages.ts';
import { usePaletteLookup } from '../navigation/use-palette-lookup.ts';
import { reportError } from '../portal/report-error.ts';
import { useOnboarding } from '../prompts/use-onboarding.ts';
import { UnresolvedCount } from './unresolved-count.ts';

/** Width from which the pinned panel is placed next to the page instead of over it. */
const WIDE = '(min-width: 1024px)';

/** The build of development has no service worker. */
const updates = import.meta.env.PROD
  ? createBrowserUpdates({ url: '/service-worker.js', onError: reportError })
  : undefined;

/** The shell and the page; adds the alert centre for users who have its scope (PO-25, PO-27). */
export function SignedInLayout(): ReactElement {
  const { permissions } = useSession();
  return (
    <Interruptions>
      <PortalBackend>
        <LiveCompany />
        {permissions.can(scopes.alertCenterMain) ? (
          <PortalAlertCenter>
            <LayoutWithAlerts />
          </PortalAlertCenter>
        ) : (
          <Layout megaphone={<PortalMegaphone connects />} />
        )}
      </PortalBackend>
    </Interruptions>
  );
}

function LiveCompany(): null {
  useCompanyChanges(usePortalBackend().live);
  return null;
}

function LayoutWithAlerts(): ReactElement {
  const isWide = useMediaQuery(WIDE);
  const { display } = usePanel();
  const connection = useConnection();
  const [unresolved, setUnresolved] = useState(0);
  const [settings] = useAlertSettings();
  const isAboutToPin = usePinnedByDefault(isWide);
  return (
    <>
      <UnresolvedCount onChange={setUnresolved} />
      <Layout
        connection={connection}
        unresolved={unresolved}
        preferences={<AlertPreferences />}
        bell={<BellWithPopup pinnedElsewhere />}
        megaphone={<PortalMegaphone muted={!settings.isSoundOn} />}
        side={
          // Stays while the panel is closed, so that the panel can fade (AC-351).
          isWide && <PinnedPanel />
        }
        pinned={isWide && (display === 'pinned' || isAboutToPin)}
      />
    </>
  );
}

interface LayoutProps {
  readonly bell?: ReactNode;
  /** The announcements, after the bell. */
  readonly megaphone: ReactNode;
  /** Number of unresolved alerts, as on the bell. */
  readonly unresolved?: number | undefined;
  /** Further items of the account menu. */
  readonly preferences?: ReactNode;
  /** Placed over the right edge of the page. */
  readonly side?: ReactNode;
  /** Reserves 420 px for what is at the side. */
  readonly pinned?: boolean | undefined;
  /** State of the alert centre's connection. */
  readonly connection?: ConnectionView | undefined;
}

function Layout(props: LayoutProps): ReactElement | null {
  const { bell, megaphone, unresolved = 0, preferences, side, pinned, connection } = props;
  const appName = useAppName();
  const paletteLookup = usePaletteLookup();
  const { user } = useSession();
  const navigation = useRouterNavigation();
  const paletteActions = useAccountActions(navigation);
  const navigate = useNavigate();
  const counts = useMemo(() => ({ notifications: unresolved }), [unresolved]);
  const { redirectHosts } = usePortalSettings();
  const prompts = useServerSource(createHttpPromptSource);
  const promptControls = usePromptControls({ source: prompts, redirectHosts });
  const onboarding = useOnboarding();
  const t = useMessages(portalMessages);
  if (user === null) return null;
  return (
    <AppShell
      menu={fleetMenu}
      navigation={navigation}
      counts={counts}
      owner={appName}
      logo={<HomeLink />}
      barStart={
        <>
          <OfflineNotice connection={connection} />
          {updates !== undefined && <UpdateButton updates={updates} />}
        </>
      }
      barEnd={
        <>
          {bell}
          {megaphone}
          <OnboardingButton {...onboarding} />
          {promptControls.buttons}
          <BarDivider />
          <AccountMenu user={user} onProfile={() => void navigate(pages.profile.path)}>
            {preferences}
            {promptControls.items}
          </AccountMenu>
        </>
      }
      panel={side}
      panelPinned={pinned}
      paletteActions={paletteActions}
      paletteLookup={paletteLookup}
    >
      <RoutedPrompts
        source={prompts}
        mainPath={pages.dashboard.path}
        addEmailPath={pages.addEmail.path}
        addNumberPath={pages.addNumber.path}
      />
      <OnboardingPrompt {...onboarding} />
      {promptControls.dialog}
      {/* A loading page must not unmount the alert centre. */}
      <Suspense fallback={<PageSkeleton />}>
        <PageGuard menu={fleetMenu} pages={pageTable} titleOf={(page) => t(`${page}Page`)} />
      </Suspense>
    </AppShell>
  );
}
