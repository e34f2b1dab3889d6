import { type ReactElement, Suspense } from 'react';
import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AppSkeleton } from '../components/app-skeleton.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { portalMessages } from '../messages/portal-messages.ts';
import { signInPath } from '../navigation/return-path.ts';
import { usePortal, useSessionState } from '../portal/portal-context.ts';

/** Requires a session: redirects to the sign-in page, which returns to the requested page (PO-14). */
export function SessionGate(): ReactElement {
  const t = useMessages(portalMessages);
  const { session } = usePortal();
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();

  if (state.status === 'signedOut') {
    return <Navigate to={signInPath(`${pathname}${search}${hash}`)} replace />;
  }
  if (state.status === 'signedIn') {
    return (
      <Suspense fallback={<AppSkeleton />}>
        <Outlet key={state.user.userId} />
      </Suspense>
    );
  }
  if (state.failed) {
    return (
      <MessagePage title={t('sessionFailed')} text={t('sessionFailedText')}>
        <Button variant="primary" icon="retry" onClick={() => void session.resume()}>
          {t('retry')}
        </Button>
      </MessagePage>
    );
  }
  return <AppSkeleton />;
}
