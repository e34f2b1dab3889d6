import { useMessages } from '@pantau/core';
import { createLoadDemoUsers } from '@pantau/shell/http';
import { useSessionState, withLoginFlag, returnPath } from '@pantau/shell/session';
import { AppSkeleton, SignInView } from '@pantau/shell/sign-in';
import { type ReactElement, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { usePageTitle } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { reportError } from '../../portal/report-error.ts';

const loadDemoUsers = createLoadDemoUsers(reportError);

export interface SignInPageProps {
  /** Starts loading the pages behind the sign-in. */
  readonly preload: () => void;
}

/** `/sign-in`. Redirects a signed-in user to the requested page. */
export function SignInPage({ preload }: SignInPageProps): ReactElement {
  const t = useMessages(portalMessages);
  const [search] = useSearchParams();
  const { status } = useSessionState();
  // A restored session is no sign-in.
  const [wasSignedOut, setWasSignedOut] = useState(status === 'signedOut');
  if (status === 'signedOut' && !wasSignedOut) setWasSignedOut(true);
  usePageTitle(t('signInPage'));
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
