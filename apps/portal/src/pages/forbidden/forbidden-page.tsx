import { useMessages } from '@pantau/core';
import { fleetMenu, useMenuPage } from '@pantau/shell';
import type { ReactElement } from 'react';
import { HomeMessage } from '../../components/home-message.tsx';
import { Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';

/** States that the user may not open the page, and links to the first one they may (PO-77). */
export function ForbiddenPage(): ReactElement {
  const t = useMessages(portalMessages);
  const page = useMenuPage(fleetMenu);
  return (
    <Page name={page?.title ?? t('noPageAccess')}>
      <HomeMessage title={t('noPageAccess')} text={t('noPageAccessText')} />
    </Page>
  );
}
