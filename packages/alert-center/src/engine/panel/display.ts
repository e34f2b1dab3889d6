/** How the alert centre stands on the page (spec alerts §2, Alert centre). */
export type AlertCenterDisplay = 'hidden' | 'popup' | 'pinned' | 'detached';

/** A display in which the panel is seen. */
export type ShownDisplay = Exclude<AlertCenterDisplay, 'hidden'>;

/** The upper left corner of a window, px from that of the page's visible part. */
export interface WindowPosition {
  readonly x: number;
  readonly y: number;
}

/** Where a detached window stands at first (spec alerts §2). */
export const DEFAULT_POSITION: WindowPosition = { x: 100, y: 100 };

/** Narrower than this, px, every display is a sheet over the whole page. */
export const SHEET_BELOW = 640;

/** From here on, px, there is room for the sidebar beside the page; narrower, it is a popup. */
export const PINNED_FROM = 1024;

/** What a pinned sidebar takes of the page's width, px (spec alerts §2). */
export const PINNED_WIDTH = 420;

/** What is kept of it. Which way it is shown lasts while it is hidden, too. */
export interface KeptDisplay {
  readonly isOpen: boolean;
  readonly shownAs: ShownDisplay;
  readonly position: WindowPosition;
}

export const displayOf = ({ isOpen, shownAs }: KeptDisplay): AlertCenterDisplay =>
  isOpen ? shownAs : 'hidden';

/** What the page has room for. */
export type PageWidth = 'phone' | 'narrow' | 'wide';

/** How it is shown in the end: a phone has room for a sheet only. */
export type Stand = AlertCenterDisplay | 'sheet';

const all: readonly ShownDisplay[] = ['popup', 'pinned', 'detached'];

/**
 * Displays that the user may choose among: those that the host offers, pinned and detached only with
 * the main scope (spec alerts §2 and §6).
 */
export const allowedDisplays = (
  offered: readonly ShownDisplay[] = all,
  hasMainScope: boolean,
): readonly ShownDisplay[] =>
  all.filter((one) => offered.includes(one) && (hasMainScope || one === 'popup'));

const hasRoom = (display: ShownDisplay, width: PageWidth): boolean =>
  width === 'wide' || (width === 'narrow' && display !== 'pinned');

/** Those of the allowed displays that there is room for. */
export const displayChoices = (
  allowed: readonly ShownDisplay[],
  width: PageWidth,
): readonly ShownDisplay[] => allowed.filter((display) => hasRoom(display, width));

/** What becomes of the wanted display, by what is allowed and by the room that there is. */
export function standOf(
  wanted: AlertCenterDisplay,
  allowed: readonly ShownDisplay[],
  width: PageWidth,
): Stand {
  if (wanted === 'hidden') return 'hidden';
  if (width === 'phone') return 'sheet';
  const display = allowed.includes(wanted) ? wanted : (allowed[0] ?? 'popup');
  return hasRoom(display, width) ? display : 'popup';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (value: number, most: number): number =>
  Math.round(Math.max(0, Math.min(value, most)));

/**
 * The nearest position at which the whole window is to be seen; its upper left corner where it is
 * larger than the page's visible part. All in px.
 */
export const clampPosition = (
  { x, y }: WindowPosition,
  window: Size,
  page: Size,
): WindowPosition => ({
  x: within(x, page.width - window.width),
  y: within(y, page.height - window.height),
});
