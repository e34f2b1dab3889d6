import { SessionFailedPage } from '@pantau/shell/pages';
import { useSessionState, signInPath } from '@pantau/shell/session';
import { AppSkeleton } from '@pantau/shell/sign-in';
import { type ReactElement, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

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
  return state.failed ? <SessionFailedPage /> : <AppSkeleton />;
}
