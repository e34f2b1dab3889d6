import { type ReactElement, Suspense } from 'react';
import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { useSessionServices, useSessionState } from '@pantau/shell/session';
import { AppSkeleton, MessagePage } from '@pantau/shell/sign-in';
import { Navigate, Outlet, useLocation } from 'react-router';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { portalMessages } from '../messages/portal-messages.ts';
import { signInPath } from '../navigation/return-path.ts';

/** Requires a session: redirects to the sign-in page, which returns to the requested page (PO-14). */
export function SessionGate(): ReactElement {
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
    return <SessionFailed />;
  }
  return <AppSkeleton />;
}

function SessionFailed(): ReactElement {
  const t = useMessages(portalMessages);
  const { session } = useSessionServices();
  usePageTitle(t('sessionFailed'));
  return (
    <MessagePage title={t('sessionFailed')} text={t('sessionFailedText')}>
      <Button variant="primary" icon="retry" onClick={() => void session.resume()}>
        {t('retry')}
      </Button>
    </MessagePage>
  );
}
