/** Heights of the panel (spec alerts §9), px and a share of the window's height. */
const PINNED_HEIGHT = 750;
const POPUP_HEIGHT_MOST = 720;
const POPUP_HEIGHT_SHARE = 0.8;

/** Narrower than this the popup is a sheet over the whole width: px. */
export const SHEET_BELOW = 640;

/**
 * - `popup`: opens under the bell; on a phone a sheet.
 * - `pinned`: beside the page's content, always there.
 * - `inline`: fills its container.
 */
export type AlertCenterLayout = 'popup' | 'pinned' | 'inline';

/** The panel's height as CSS writes it; `inline` fills its container. */
export function panelSize(layout: AlertCenterLayout): {
  readonly height: string;
  readonly maxHeight?: string;
} {
  if (layout === 'inline') return { height: '100%' };
  if (layout === 'pinned') return { height: `${PINNED_HEIGHT}px`, maxHeight: '100%' };
  return { height: `min(${POPUP_HEIGHT_SHARE * 100}vh, ${POPUP_HEIGHT_MOST}px)` };
}
