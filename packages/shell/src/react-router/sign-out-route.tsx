import { useSessionState } from '@pantau/shell/session';
import { SignOutPage as SignOutView } from '@pantau/shell/sign-in';
import type { ReactElement } from 'react';
import { Navigate, useNavigate, useNavigationType } from 'react-router';

/** `/logout`. Leads to the sign-in page, of which "back" does not lead here again. */
export function SignOutPage(): ReactElement {
  const { status } = useSessionState();
  const navigate = useNavigate();
  // A page load and "back" are `POP`, a link or call of the application is not.
  const isRequested = useNavigationType() !== 'POP';
  if (status === 'signedOut') return <Navigate to="/sign-in" replace />;
  return (
    <SignOutView requested={isRequested} onStay={() => void navigate('/', { replace: true })} />
  );
}
