import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useEffect } from 'react';
import { useSessionServices, useSessionState } from '../../hooks/session-services.ts';
import { recoveryMessages } from '../../messages/recovery-messages.ts';
import { AppSkeleton } from '../app-skeleton/app-skeleton.tsx';
import { MessagePage } from '../message-page/message-page.tsx';
import { usePageTitle } from '../page/use-page-title.ts';

export interface SignOutPageProps {
  /** The user has come from a page of the application. Otherwise, as from another site's link, the page asks first. */
  readonly requested: boolean;
  /** Leads back into the application. */
  readonly onStay: () => void;
}

/** Ends the session (SH-141). The application leads to its sign-in page once the session has ended. */
export function SignOutPage({ requested, onStay }: SignOutPageProps): ReactElement {
  const t = useMessages(recoveryMessages);
  const { session } = useSessionServices();
  const state = useSessionState();
  // While the session is being restored or ended there is nothing to end.
  const isKnown = state.status === 'signedIn' || (state.status === 'unknown' && state.failed);
  usePageTitle(t('signOutNow'));
  useEffect(() => {
    if (requested && isKnown) void session.signOut();
  }, [requested, isKnown, session]);

  if (requested || !isKnown) return <AppSkeleton />;
  return (
    <MessagePage
      title={t('signOutTitle')}
      text={
        state.status === 'signedIn'
          ? t('signedInAs', { name: state.user.fullname })
          : t('sessionFailedText')
      }
    >
      <Button variant="primary" icon="signOut" onClick={() => void session.signOut()}>
        {t('signOutNow')}
      </Button>
      <Button onClick={onStay}>{t('staySignedIn')}</Button>
    </MessagePage>
  );
}
