import { type ReactElement, useEffect } from 'react';
import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui';
import { useRouteError } from 'react-router';
import { MessagePage } from '../../components/message-page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { reportError } from '../../portal/report-error.ts';

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

/** Stands in for a route whose view threw. */
export function CrashPage(): ReactElement {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <CrashMessage />;
}
