import { useMessages } from '@pantau/core';
import type { ReactElement } from 'react';
import { HomeMessage } from '../../components/home-message.tsx';
import { Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';

/** States that no page exists at the path, and links to the first one the user may open (PO-23). */
export function NotFoundPage(): ReactElement {
  const t = useMessages(portalMessages);
  return (
    <Page name={t('notFoundTitle')}>
      <HomeMessage title={t('notFoundText')} />
    </Page>
  );
}
