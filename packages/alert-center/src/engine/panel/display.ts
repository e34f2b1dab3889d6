/** How the panel is shown. */
export type AlertCenterDisplay = 'hidden' | 'popup' | 'pinned' | 'detached';

/** A display in which the panel is visible. */
export type ShownDisplay = Exclude<AlertCenterDisplay, 'hidden'>;

/** Upper left corner of a window, px from the upper left corner of the viewport. */
export interface WindowPosition {
  readonly x: number;
  readonly y: number;
}

/** px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Initial position of a detached window (AC-13). */
export const DEFAULT_POSITION: WindowPosition = { x: 100, y: 100 };

/** Below this page width, px, every display becomes a full-page sheet. */
export const SHEET_BELOW = 640;

/** Page width, px, from which a pinned sidebar fits next to the page; below it, it becomes a popup. */
export const PINNED_FROM = 1024;

/** Width of a pinned sidebar, px (AC-10). */
export const PINNED_WIDTH = 420;

/** The persisted display. `shownAs` is remembered while the panel is closed. */
export interface StoredDisplay {
  readonly open: boolean;
  readonly shownAs: ShownDisplay;
  readonly position: WindowPosition;
  /** Size of the detached window that the user has chosen; `null` for the default. */
  readonly size: Size | null;
}

export const displayOf = ({ open, shownAs }: StoredDisplay): AlertCenterDisplay =>
  open ? shownAs : 'hidden';

/** Width class of the page. */
export type PageWidth = 'phone' | 'narrow' | 'wide';

/**
 * The display after access and page width are applied; a phone only has room for a sheet. `window`: in a window of the
 * operating system, out of the page.
 */
export type Placement = AlertCenterDisplay | 'sheet' | 'window';

/** Displays that a host may offer: those that are stored, and the panel's own window. */
export type OfferedDisplay = ShownDisplay | 'window';

const all: readonly ShownDisplay[] = ['popup', 'pinned', 'detached'];

/**
 * Displays that the user may choose from: those that the host offers; pinned and detached require the
 * main scope (AC-8).
 */
export const allowedDisplays = (
  offered: readonly OfferedDisplay[] = all,
  hasMainScope: boolean,
): readonly ShownDisplay[] =>
  all.filter((one) => offered.includes(one) && (hasMainScope || one === 'popup'));

/** Whether the panel may leave the page for a window of its own (AC-870). */
export const mayLeavePage = (
  offered: readonly OfferedDisplay[] | undefined,
  hasMainScope: boolean,
  width: PageWidth,
): boolean => hasMainScope && width !== 'phone' && offered?.includes('window') !== false;

const hasRoom = (display: ShownDisplay, width: PageWidth): boolean =>
  width === 'wide' || (width === 'narrow' && display !== 'pinned');

/** The allowed displays that fit the page. */
export const displayChoices = (
  allowed: readonly ShownDisplay[],
  width: PageWidth,
): readonly ShownDisplay[] => allowed.filter((display) => hasRoom(display, width));

/** Resolves the requested display against what is allowed and what fits the page (AC-7). */
export function placementOf(
  requested: AlertCenterDisplay,
  allowed: readonly ShownDisplay[],
  width: PageWidth,
): Placement {
  if (requested === 'hidden') return 'hidden';
  if (width === 'phone') return 'sheet';
  const display = allowed.includes(requested) ? requested : (allowed[0] ?? 'popup');
  return hasRoom(display, width) ? display : 'popup';
}

const within = (value: number, max: number): number =>
  Math.round(Math.max(0, Math.min(value, max)));

/**
 * The nearest position at which the whole window is visible; 0 on an axis where it is larger than the
 * page. All in px.
 */
export const clampPosition = (
  { x, y }: WindowPosition,
  window: Size,
  page: Size,
): WindowPosition => ({
  x: within(x, page.width - window.width),
  y: within(y, page.height - window.height),
});
