import { useMessages, useSession } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { fleetMenu, homeItem, useMenuText, useShellNavigation } from '@pantau/shell';
import type { ReactElement } from 'react';
import { portalMessages } from '../messages/portal-messages.ts';
import { Card } from './page.tsx';

export interface HomeMessageProps {
  readonly title: string;
  readonly text?: string | undefined;
}

/** Why a page shows nothing, with a link to the first page of the menu that the user may open. */
export function HomeMessage({ title, text }: HomeMessageProps): ReactElement {
  const t = useMessages(portalMessages);
  const menuText = useMenuText();
  const navigation = useShellNavigation();
  const home = homeItem(fleetMenu, useSession());
  return (
    <Card>
      <EmptyState
        level={2}
        title={title}
        text={text}
        actions={
          home !== undefined && (
            <Button icon="arrowLeft" onClick={() => navigation.navigate(home.path)}>
              {t('openPage', { page: menuText(home.title) })}
            </Button>
          )
        }
      />
    </Card>
  );
}
