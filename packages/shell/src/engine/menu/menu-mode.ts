import type { Orientation, SidebarType } from '../layout/layout.ts';

/**
 * How the menu is shown: `full`, `compact` with small labels below the icons, a `rail` of icons, at the `top` below the
 * bar, in a `drawer` that a button opens, or `closed` without any way to open it.
 */
export type MenuMode = 'full' | 'compact' | 'rail' | 'top' | 'drawer' | 'closed';

/** `narrow` is below 1024 px, `wide` starts at 1280 px. */
export type ShellWidth = 'narrow' | 'medium' | 'wide';

export interface MenuSituation {
  readonly width: ShellWidth;
  /** Driver users have no menu (SH-10). */
  readonly driverUser: boolean;
  /** Whether the current page starts with the menu collapsed (SH-11). */
  readonly startsCollapsed: boolean;
  /** What the user chose where the menu has room. */
  readonly collapsed: boolean;
  /** What the user chose for as long as the page is one that starts collapsed, or the window is of medium width. */
  readonly expandedHere: boolean;
  readonly orientation: Orientation;
  readonly sidebar: SidebarType;
}

/** Whether a choice is kept for later. Where the menu starts collapsed, it is not (SH-12). */
export const keepsChoice = ({ width, startsCollapsed }: MenuSituation): boolean =>
  width === 'wide' && !startsCollapsed;

/** Whether the user can change between full menu and rail. The other forms have one size (SH-82). */
export const isCollapsible = (mode: MenuMode, { sidebar }: MenuSituation): boolean =>
  (mode === 'full' || mode === 'rail') && sidebar !== 'icon' && sidebar !== 'compact';

export function menuMode(situation: MenuSituation): MenuMode {
  const { sidebar, startsCollapsed } = situation;
  if (situation.driverUser) return 'closed';
  if (situation.width === 'narrow') return 'drawer';
  if (situation.orientation === 'horizontal') return 'top';
  if (sidebar === 'icon') return 'rail';
  if (sidebar === 'compact') return startsCollapsed ? 'rail' : 'compact';
  const isExpanded = keepsChoice(situation) ? !situation.collapsed : situation.expandedHere;
  return isExpanded ? 'full' : 'rail';
}
