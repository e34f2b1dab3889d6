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

/** What is kept of it. Which way it is shown lasts while it is hidden, too. */
export interface KeptDisplay {
  readonly isOpen: boolean;
  readonly shownAs: ShownDisplay;
  readonly position: WindowPosition;
}

export const displayOf = ({ isOpen, shownAs }: KeptDisplay): AlertCenterDisplay =>
  isOpen ? shownAs : 'hidden';
