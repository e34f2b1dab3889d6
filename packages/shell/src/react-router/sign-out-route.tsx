import type { ReactElement } from 'react';
import { Navigate, useNavigate, useNavigationType } from 'react-router';
import { signInPath } from '../engine/session/session-paths.ts';
import { useSessionState } from '../hooks/session-services.ts';
import { SignOutPage } from '../ui/sign-out/sign-out-page.tsx';

/** The view of `SIGN_OUT_PATH`. Leads to the sign-in page, of which "back" does not lead here again (SH-141). */
export function SignOutRoute(): ReactElement {
  const { status } = useSessionState();
  const navigate = useNavigate();
  // A page load and "back" are `POP`; a link and a call of the application are not.
  const isRequested = useNavigationType() !== 'POP';
  if (status === 'signedOut') return <Navigate to={signInPath('/')} replace />;
  return (
    <SignOutPage requested={isRequested} onStay={() => void navigate('/', { replace: true })} />
  );
}
