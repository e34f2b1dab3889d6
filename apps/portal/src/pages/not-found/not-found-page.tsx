import type { ReactElement } from 'react';
import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { useNavigate } from 'react-router';
import { MessagePage } from '../../components/message-page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';

/** States that no page exists at the path, and links to the dashboard (PO-23). */
export function NotFoundPage(): ReactElement {
  const t = useMessages(portalMessages);
  const navigate = useNavigate();
  return (
    <MessagePage title={t('notFoundTitle')} text={t('notFoundText')}>
      <Button variant="primary" onClick={() => void navigate('/dashboard')}>
        {t('toDashboard')}
      </Button>
    </MessagePage>
  );
}
