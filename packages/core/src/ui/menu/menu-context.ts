import { createContext, useContext } from 'react';

export interface MenuHandle {
  close(): void;
}

export const MenuContext = createContext<MenuHandle | null>(null);

export function useMenu(): MenuHandle {
  const menu = useContext(MenuContext);
  if (menu === null) throw new Error('Menu items need a <Menu> around them');
  return menu;
}
