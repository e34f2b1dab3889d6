import { type RefObject, createContext, useContext } from 'react';

export interface MenuState {
  /** Which item takes focus on opening: the last one when ArrowUp opened the menu. */
  readonly firstFocusRef: RefObject<'first' | 'last'>;
  close(): void;
}

export const MenuContext = createContext<MenuState | null>(null);

export function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (menu === null) throw new Error('Menu components must be inside a Menu.Root');
  return menu;
}
