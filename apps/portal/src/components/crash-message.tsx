import type { ReactElement } from 'react';
import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { portalMessages } from '../messages/portal-messages.ts';
import { MessagePage } from '@pantau/shell/sign-in';

/** Full-page message for an unexpected error. */
export function CrashMessage(): ReactElement {
  const t = useMessages(portalMessages);
  usePageTitle(t('crashTitle'));
  return (
    <MessagePage title={t('crashTitle')} text={t('crashText')}>
      <Button variant="primary" icon="retry" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </MessagePage>
  );
}
