import { useMessages } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import type { ReactElement } from 'react';
import { pagesMessages } from '../../messages/pages-messages.ts';
import { Card, Page } from '../page/page.tsx';
import { useMenuPage } from '../shared/use-menu-page.ts';
import type { ShellMenu } from '../shared/use-shown-menu.ts';
import { HomeMessage } from './home-message.tsx';

export interface NoAccessPageProps {
  /** Its name, for the heading and the browser tab. */
  readonly page: string;
}

/** A page of the menu that requires a scope which the user lacks (PO-22). */
export function NoAccessPage({ page }: NoAccessPageProps): ReactElement {
  const t = useMessages(pagesMessages);
  return (
    <Page name={page}>
      <Card>
        <EmptyState level={2} title={t('noPageAccess')} text={t('noPageAccessText')} />
      </Card>
    </Page>
  );
}

/** States that the menu hides the current page from the user, and links to the first one they may open (PO-77). */
export function ForbiddenPage({ menu }: { readonly menu: ShellMenu }): ReactElement {
  const t = useMessages(pagesMessages);
  const page = useMenuPage(menu);
  return (
    <Page name={page?.title ?? t('noPageAccess')}>
      <Card>
        <HomeMessage menu={menu} title={t('noPageAccess')} text={t('noPageAccessText')} />
      </Card>
    </Page>
  );
}
