import { useMessages, useSession } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { homeItem } from '../../engine/menu/access-to.ts';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { pagesMessages } from '../../messages/pages-messages.ts';
import { useMenuText } from '../shared/use-menu-text.ts';
import type { ShellMenu } from '../shared/use-shown-menu.ts';

export interface HomeButtonProps {
  readonly menu: ShellMenu;
  /** Path of the page that shows the button, if the menu has it: the button leads to another one. */
  readonly except?: string | undefined;
}

/** Leads to the first page of the menu that the user may open; renders nothing if there is none (SH-136, DB-31). */
export function HomeButton({ menu, except }: HomeButtonProps): ReactElement | null {
  const t = useMessages(pagesMessages);
  const menuText = useMenuText();
  const navigation = useShellNavigation();
  const home = homeItem(menu, useSession(), except);
  if (home === undefined) return null;
  return (
    <Button
      icon={except === undefined ? 'arrowLeft' : 'arrowRight'}
      onClick={() => navigation.navigate(home.path)}
    >
      {t('openHomePage', { page: menuText(home.title) })}
    </Button>
  );
}
