import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { recoveryMessages } from '../../messages/recovery-messages.ts';
import { MessagePage } from '../message-page/message-page.tsx';
import { usePageTitle } from '../page/use-page-title.ts';

/** Replaces an application that has thrown an unexpected error; offers to load it again. */
export function CrashPage(): ReactElement {
  const t = useMessages(recoveryMessages);
  usePageTitle(t('crashTitle'));
  return (
    <MessagePage title={t('crashTitle')} text={t('crashText')}>
      <Button variant="primary" icon="retry" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </MessagePage>
  );
}
