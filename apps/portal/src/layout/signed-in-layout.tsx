import { type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import { BellWithPopup, PinnedPanel, useConnection, usePanel } from '@pantau/alert-center';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Outlet } from 'react-router';
import { Alerts } from '../alerts/portal-alert-center.tsx';
import { useOpensAtFirst } from '../alerts/use-pin-by-default.ts';
import { OfflineNotice } from '../components/offline-notice.tsx';
import { TopBar } from '../components/top-bar.tsx';
import { portalMessages } from '../messages/portal-messages.ts';
import css from './signed-in-layout.module.css';
import { useMedia } from '../hooks/use-media-query.ts';

/** Here the pinned panel stands beside the page; narrower, it lies over it (spec alerts §2). */
const wide = '(min-width: 1024px)';

/** Top bar, page, and the alert centre for who may see it. */
export function SignedInLayout(): ReactElement {
  const { permissions } = useSession();
  if (!permissions.can(scopes.alertCenterMain)) return <Layout />;
  return (
    <Alerts>
      <LayoutWithAlerts />
    </Alerts>
  );
}

function LayoutWithAlerts(): ReactElement {
  const isWide = useMedia(wide);
  const { display } = usePanel();
  const { lastUpdateOn } = useConnection();
  useOpensAtFirst(isWide);
  return (
    <Layout
      lastUpdateOn={lastUpdateOn}
      bell={<BellWithPopup isPinnedElsewhere />}
      beside={
        isWide &&
        display === 'pinned' && (
          <aside className={css.beside}>
            <PinnedPanel />
          </aside>
        )
      }
    />
  );
}

interface LayoutProps {
  readonly bell?: ReactNode;
  /** Right of the page, in the 420 px that it leaves free. */
  readonly beside?: ReactNode;
  /** When the alerts were last known to be right, epoch ms. */
  readonly lastUpdateOn?: number | null;
}

function Layout({ bell, beside, lastUpdateOn = null }: LayoutProps): ReactElement | null {
  const t = useMessages(portalMessages);
  const { user } = useSession();
  const contentRef = useRef<HTMLElement>(null);
  if (user === null) return null;
  return (
    <div className={css.layout} data-beside={Boolean(beside) || undefined}>
      <button type="button" className={css.skip} onClick={() => contentRef.current?.focus()}>
        {t('skipToContent')}
      </button>
      <TopBar user={user} notice={<OfflineNotice lastUpdateOn={lastUpdateOn} />}>
        {bell}
      </TopBar>
      <main ref={contentRef} className={css.content} tabIndex={-1}>
        {/* A page on its way does not take the alert centre with it. */}
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      {beside}
    </div>
  );
}
