import { useMessages } from '@pantau/core';
import type { ReactElement } from 'react';
import { pagesMessages } from '../../messages/pages-messages.ts';
import { Card, Page } from '../page/page.tsx';
import type { ShellMenu } from '../shared/use-shown-menu.ts';
import { HomeMessage } from './home-message.tsx';

/** States that no page exists at the path, and links to the first one that the user may open (PO-23). */
export function NotFoundPage({ menu }: { readonly menu: ShellMenu }): ReactElement {
  const t = useMessages(pagesMessages);
  return (
    <Page name={t('notFoundTitle')}>
      <Card>
        <HomeMessage menu={menu} title={t('notFoundText')} />
      </Card>
    </Page>
  );
}
