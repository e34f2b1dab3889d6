import { useMessages, useSession } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import type { ReactElement } from 'react';
import { homeItem } from '../../engine/menu/access-to.ts';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { pagesMessages } from '../../messages/pages-messages.ts';
import { useMenuText } from '../shared/use-menu-text.ts';
import type { ShellMenu } from '../shared/use-shown-menu.ts';

export interface HomeMessageProps {
  readonly menu: ShellMenu;
  readonly title: string;
  readonly text?: string | undefined;
}

/** Why a page shows nothing, with a link to the first page of the menu that the user may open. */
export function HomeMessage({ menu, title, text }: HomeMessageProps): ReactElement {
  const t = useMessages(pagesMessages);
  const menuText = useMenuText();
  const navigation = useShellNavigation();
  const home = homeItem(menu, useSession());
  return (
    <EmptyState
      level={2}
      title={title}
      text={text}
      actions={
        home !== undefined && (
          <Button icon="arrowLeft" onClick={() => navigation.navigate(home.path)}>
            {t('openHomePage', { page: menuText(home.title) })}
          </Button>
        )
      }
    />
  );
}
