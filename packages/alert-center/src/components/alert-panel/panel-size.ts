/** Heights of the panel (spec alerts §9), px and a share of the window's height. */
export const PINNED_HEIGHT = 750;
export const POPUP_HEIGHT_MOST = 720;
export const POPUP_HEIGHT_SHARE = 0.8;

/** Narrower than this the popup is a sheet over the whole width: px. */
export const SHEET_BELOW = 640;

/**
 * - `popup`: opens under the bell; on a phone a sheet.
 * - `pinned`: beside the page's content, always there.
 * - `inline`: fills its container.
 */
export type AlertCenterLayout = 'popup' | 'pinned' | 'inline';

/** As CSS writes it; `inline` fills its container. */
export function panelHeight(layout: AlertCenterLayout): string {
  if (layout === 'inline') return '100%';
  if (layout === 'pinned') return `min(${PINNED_HEIGHT}px, 100%)`;
  return `min(${POPUP_HEIGHT_SHARE * 100}vh, ${POPUP_HEIGHT_MOST}px)`;
}
