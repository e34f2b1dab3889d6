import { type GuardedPage, PageGuard, useRouterNavigation } from '@pantau/shell/react-router';
import {
  type ReactElement,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
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
import { OnboardingButton } from '@pantau/alert-rules/onboarding';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import {
  AccountMenu,
  AppShell,
  Interruptions,
  OfflineNotice,
  ShellLink,
  UpdateButton,
  fleetMenu,
  useAccountActions,
} from '@pantau/shell';
import { createHttpPromptSource } from '@pantau/shell/http';
import { useAppName, useServerSource } from '@pantau/shell/session';
import { FeedbackButton, OldVersionItem, PhoneItems, ReferralButton } from '@pantau/shell/prompts';
import { Logo, PageSkeleton } from '@pantau/shell/sign-in';
import { AlertPreferences } from '../alerts/alert-preferences.tsx';
import { PortalBackend, useLoadedSettings } from '../alerts/portal-backend.tsx';
import { PortalMegaphone } from '../announcements/portal-megaphone.tsx';
import { PortalAlertCenter } from '../alerts/portal-alert-center.tsx';
import { useLiveBrand } from '../company/use-live-brand.ts';
import { portalMessages } from '../messages/portal-messages.ts';
import { pageTable, pages } from '../navigation/pages.ts';
import { usePaletteLookup } from '../navigation/use-palette-lookup.ts';
import { createPortalUpdates } from '../portal/create-portal-updates.ts';
import { PortalPrompts } from '../prompts/portal-prompts.tsx';
import { useOnboarding } from '../prompts/use-onboarding.ts';
import css from './signed-in-layout.module.css';
import { UnresolvedCount } from './unresolved-count.ts';

/** Width from which the pinned panel is placed next to the page instead of over it. */
const WIDE = '(min-width: 1024px)';

const updates = createPortalUpdates();

/** The shell and the page; adds the alert centre for users who have its scope (PO-25, PO-27). */
export function SignedInLayout(): ReactElement {
  const { permissions } = useSession();
  return (
    <Interruptions>
      <PortalBackend>
        <LiveBrand />
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

function LiveBrand(): null {
  useLiveBrand();
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
          isWide && (
            <div className={css.side}>
              <PinnedPanel />
            </div>
          )
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
  const settings = useLoadedSettings();
  const { redirectHosts } = useSyncExternalStore(settings.subscribe, settings.get);
  const prompts = useServerSource(createHttpPromptSource);
  const onboarding = useOnboarding();
  const [isGoingBack, setGoingBack] = useState(false);
  const [opened, setOpened] = useState<'feedback' | 'referral' | null>(null);
  const close = (): void => setOpened(null);
  const t = useMessages(portalMessages);
  const pageAt = (path: string): GuardedPage | undefined => {
    const page = pageTable.find(path);
    return page && { title: t(`${page}Page`), scopes: pageTable.scopesOf(page) };
  };
  if (user === null) return null;
  return (
    <AppShell
      menu={fleetMenu}
      navigation={navigation}
      counts={counts}
      owner={appName}
      logo={
        <ShellLink to="/" className={css.home}>
          <Logo />
        </ShellLink>
      }
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
          <FeedbackButton source={prompts} open={opened === 'feedback'} onOpenChange={close} />
          <ReferralButton source={prompts} open={opened === 'referral'} onOpenChange={close} />
          <span className={css.divider} />
          <AccountMenu user={user} onProfile={() => void navigate(pages.profile.path)}>
            {preferences}
            <PhoneItems
              onFeedback={() => setOpened('feedback')}
              onReferral={() => setOpened('referral')}
            />
            <OldVersionItem redirectHosts={redirectHosts} onSelect={() => setGoingBack(true)} />
          </AccountMenu>
        </>
      }
      panel={side}
      panelPinned={pinned}
      paletteActions={paletteActions}
      paletteLookup={paletteLookup}
    >
      <PortalPrompts
        source={prompts}
        onboarding={onboarding}
        redirectHosts={redirectHosts}
        isGoingBack={isGoingBack}
        onStay={() => setGoingBack(false)}
      />
      {/* A loading page must not unmount the alert centre. */}
      <Suspense fallback={<PageSkeleton />}>
        <PageGuard menu={fleetMenu} pageAt={pageAt} />
      </Suspense>
    </AppShell>
  );
}
