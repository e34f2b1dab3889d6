import type { ReactElement } from 'react';
import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { portalMessages } from '../messages/portal-messages.ts';
import { MessagePage } from './message-page.tsx';

/** Full-page message for an unexpected error. */
export function CrashMessage(): ReactElement {
  const t = useMessages(portalMessages);
  return (
    <MessagePage title={t('crashTitle')} text={t('crashText')}>
      <Button variant="primary" icon="retry" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </MessagePage>
  );
}
