import { useSession } from '@pantau/core';
import { useMemo } from 'react';
import type { MenuDefinition } from '../../engine/menu/menu.ts';
import {
  type IsNewModule,
  type ShownEntry,
  type ShownSection,
  isShownGroup,
  shownMenu,
} from '../../engine/menu/shown-menu.ts';
import type { ShellMessageKey } from '../../messages/shell-messages.ts';

/** A menu with the shell's texts. */
export type ShellMenu = MenuDefinition<ShellMessageKey>;
export type MenuView = readonly ShownSection<ShellMessageKey>[];

const always = (): boolean => true;

/** The menu that the signed-in user sees. */
export function useShownMenu(menu: ShellMenu, isNewModule: IsNewModule = always): MenuView {
  const session = useSession();
  return useMemo(() => shownMenu(menu, session, isNewModule), [menu, session, isNewModule]);
}

/** The group that contains an item, if it is in one. */
export const groupOf = (sections: MenuView, itemId: string | undefined): string | undefined =>
  sections
    .flatMap(({ entries }) => entries as readonly ShownEntry[])
    .filter(isShownGroup)
    .find(({ items }) => items.some(({ item }) => item.id === itemId))?.group.id;
