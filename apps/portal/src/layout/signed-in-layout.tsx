import { type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import { AlertPanel, Bell, BellWithPopup, useConnection, usePanel } from '@pantau/alert-center';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Outlet } from 'react-router';
import { Alerts } from '../alerts/alerts.tsx';
import { useOpensAtFirst } from '../alerts/use-opens-at-first.ts';
import { OfflineNotice } from '../furniture/offline-notice.tsx';
import { TopBar } from '../furniture/top-bar.tsx';
import { portalMessages } from '../messages/portal-messages.ts';
import css from './signed-in-layout.module.css';
import { useMedia } from './use-media.ts';

/** Here the panel stands beside the page; narrower, it lies over it (spec alerts §2). */
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
  const panel = usePanel();
  const { lastUpdateOn } = useConnection();
  const bellRef = useRef<HTMLButtonElement>(null);
  useOpensAtFirst(isWide);
  if (!isWide) return <Layout bell={<BellWithPopup />} lastUpdateOn={lastUpdateOn} />;

  const close = (): void => {
    panel.close();
    bellRef.current?.focus();
  };
  return (
    <Layout
      lastUpdateOn={lastUpdateOn}
      bell={
        <Bell ref={bellRef} isOpen={panel.isOpen} controls="alert-centre" onToggle={panel.toggle} />
      }
      beside={
        panel.isOpen && (
          <aside id="alert-centre" className={css.beside}>
            <AlertPanel layout="pinned" onClose={close} />
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
