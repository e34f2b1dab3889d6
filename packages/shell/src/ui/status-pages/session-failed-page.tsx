import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { useSessionServices } from '../../hooks/session-services.ts';
import { recoveryMessages } from '../../messages/recovery-messages.ts';
import { MessagePage } from '../message-page/message-page.tsx';
import { usePageTitle } from '../page/use-page-title.ts';

/** States that the server cannot be reached to restore the session, and offers to try again (PO-12). */
export function SessionFailedPage(): ReactElement {
  const t = useMessages(recoveryMessages);
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
