import { useMessages, useSession } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { fleetMenu, homeItem, useMenuPage, useMenuText, useShellNavigation } from '@pantau/shell';
import type { ReactElement } from 'react';
import { Card, Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';

/** States that the user may not open the page, and links to the first one they may (PO-77). */
export function ForbiddenPage(): ReactElement {
  const t = useMessages(portalMessages);
  const text = useMenuText();
  const navigation = useShellNavigation();
  const home = homeItem(fleetMenu, useSession());
  const page = useMenuPage(fleetMenu);
  return (
    <Page name={page?.title ?? t('noPageAccess')}>
      <Card>
        <EmptyState
          level={2}
          title={t('noPageAccess')}
          text={t('noPageAccessText')}
          actions={
            home !== undefined && (
              <Button icon="arrowLeft" onClick={() => navigation.navigate(home.path)}>
                {t('openPage', { page: text(home.title) })}
              </Button>
            )
          }
        />
      </Card>
    </Page>
  );
}
