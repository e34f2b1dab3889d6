import { useMessages } from '@pantau/core';
import { type ReactElement, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { LoadDemoUsers } from '../engine/session/demo-users.ts';
import { withLoginFlag } from '../engine/session/login-flag.ts';
import { returnPath } from '../engine/session/session-paths.ts';
import { useSessionState } from '../hooks/session-services.ts';
import { signInMessages } from '../messages/sign-in-messages.ts';
import { AppSkeleton } from '../ui/app-skeleton/app-skeleton.tsx';
import { usePageTitle } from '../ui/page/use-page-title.ts';
import { SignInView } from '../ui/sign-in/sign-in-view.tsx';

export interface SignInRouteProps {
  readonly loadDemoUsers: LoadDemoUsers;
  /** Starts loading the pages behind the sign-in. Must keep its identity between renders. */
  readonly preload: () => void;
}

/** The sign-in page. Redirects a signed-in user to the page that was requested (PO-14). */
export function SignInRoute({ loadDemoUsers, preload }: SignInRouteProps): ReactElement {
  const t = useMessages(signInMessages);
  const [search] = useSearchParams();
  const { status } = useSessionState();
  // A restored session is no sign-in.
  const [wasSignedOut, setWasSignedOut] = useState(status === 'signedOut');
  if (status === 'signedOut' && !wasSignedOut) setWasSignedOut(true);
  usePageTitle(t('signIn'));
  useEffect(preload, [preload]);
  if (status !== 'signedIn') return <SignInView loadDemoUsers={loadDemoUsers} />;
  const path = returnPath(search);
  return (
    <>
      <Navigate to={wasSignedOut ? withLoginFlag(path) : path} replace />
      {/* Shown while the pages behind the sign-in load. */}
      <AppSkeleton />
    </>
  );
}
