/**
 * How the menu is shown: `full`, a `rail` of icons, in a `drawer` that a button opens, or `closed` without any way to
 * open it.
 */
export type MenuMode = 'full' | 'rail' | 'drawer' | 'closed';

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
}

/** Whether a choice is kept for later. Where the menu starts collapsed, it is not (SH-12). */
export const keepsChoice = ({ width, startsCollapsed }: MenuSituation): boolean =>
  width === 'wide' && !startsCollapsed;

export function menuMode(situation: MenuSituation): MenuMode {
  if (situation.driverUser) return 'closed';
  if (situation.width === 'narrow') return 'drawer';
  const isExpanded = keepsChoice(situation) ? !situation.collapsed : situation.expandedHere;
  return isExpanded ? 'full' : 'rail';
}
