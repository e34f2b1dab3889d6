import { type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import {
  BellWithPopup,
  type ConnectionView,
  PinnedPanel,
  useConnection,
  usePanel,
} from '@pantau/alert-center';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Outlet } from 'react-router';
import { AlertPreferences } from '../alerts/alert-preferences.tsx';
import { PortalAlertCenter } from '../alerts/portal-alert-center.tsx';
import { usePinByDefault } from '../alerts/use-pin-by-default.ts';
import { OfflineNotice } from '../components/offline-notice.tsx';
import { PageSkeleton } from '../components/app-skeleton.tsx';
import { TopBar } from '../components/top-bar.tsx';
import { portalMessages } from '../messages/portal-messages.ts';
import css from './signed-in-layout.module.css';
import { useMediaQuery } from '../hooks/use-media-query.ts';

/** Width from which the pinned panel is placed next to the page instead of over it. */
const WIDE = '(min-width: 1024px)';

/** Top bar and page; adds the alert centre for users who have its scope (PO-25, PO-27). */
export function SignedInLayout(): ReactElement {
  const { permissions } = useSession();
  if (!permissions.can(scopes.alertCenterMain)) return <Layout />;
  return (
    <PortalAlertCenter>
      <LayoutWithAlerts />
    </PortalAlertCenter>
  );
}

function LayoutWithAlerts(): ReactElement {
  const isWide = useMediaQuery(WIDE);
  const { display } = usePanel();
  const connection = useConnection();
  usePinByDefault(isWide);
  return (
    <Layout
      connection={connection}
      preferences={<AlertPreferences />}
      bell={<BellWithPopup pinnedElsewhere />}
      side={
        // Stays while the panel is closed, so that the panel can fade (AC-351).
        isWide && (
          <div className={css.side}>
            <PinnedPanel />
          </div>
        )
      }
      pinned={isWide && display === 'pinned'}
    />
  );
}

interface LayoutProps {
  readonly bell?: ReactNode;
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
  const { bell, preferences, side, pinned = false, connection } = props;
  const t = useMessages(portalMessages);
  const { user } = useSession();
  const contentRef = useRef<HTMLElement>(null);
  if (user === null) return null;
  return (
    <div className={css.layout} data-side={pinned || undefined}>
      <button type="button" className={css.skip} onClick={() => contentRef.current?.focus()}>
        {t('skipToContent')}
      </button>
      <TopBar
        user={user}
        preferences={preferences}
        notice={<OfflineNotice connection={connection} />}
      >
        {bell}
      </TopBar>
      <main ref={contentRef} className={css.content} tabIndex={-1}>
        {/* A loading page must not unmount the alert centre. */}
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      {side}
    </div>
  );
}
