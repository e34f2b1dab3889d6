import { type ReactElement, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { signInPath } from '../engine/session/session-paths.ts';
import { useSessionState } from '../hooks/session-services.ts';
import { AppSkeleton } from '../ui/app-skeleton/app-skeleton.tsx';
import { SessionFailedPage } from '../ui/status-pages/session-failed-page.tsx';

/** Routes that require a session: redirects to the sign-in page, which returns to the requested page (PO-14). */
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
