import { createContext, useContext } from 'react';
import type { MenuCount } from '../../engine/menu/menu.ts';

export type MenuCounts = Readonly<Partial<Record<MenuCount, number>>>;

/** What every entry of a menu needs. */
export interface SideMenuState {
  /** Only icons are shown; groups open beside them. */
  readonly rail: boolean;
  /** The icons of a rail have small labels. */
  readonly labelled: boolean;
  readonly currentId: string | undefined;
  /** Whether the address is that of the current item itself, not of a page below it. */
  readonly isExactly: boolean;
  /** The entry that Tab stops at. */
  readonly tabStop: string | undefined;
  readonly counts: MenuCounts;
  /** Address of the host's knowledge base. */
  readonly helpAddress: string;
  openHelp(): void;
  /** An entry was followed. */
  onFollow(): void;
  isOpen(group: string): boolean;
  setOpen(group: string, open: boolean): void;
}

export const SideMenuContext = createContext<SideMenuState | null>(null);

export function useSideMenu(): SideMenuState {
  const menu = useContext(SideMenuContext);
  if (menu === null) throw new Error('Entries must be inside a SideMenu');
  return menu;
}
