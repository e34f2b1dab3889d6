/** Heights of the panel (spec alerts §9), px and a share of the window's height. */
export const PINNED_HEIGHT = 750;
const POPUP_HEIGHT_MOST = 720;
const POPUP_HEIGHT_SHARE = 0.8;

/**
 * - `popup`: opens under the bell.
 * - `pinned`: a sidebar beside the page's content.
 * - `detached`: a window that can be moved.
 * - `sheet`: over the whole page of a phone, with larger targets.
 * - `inline`: fills its container.
 */
export type PanelLayout = 'popup' | 'pinned' | 'detached' | 'sheet' | 'inline';

/** The panel's height as CSS writes it. */
export function panelSize(layout: PanelLayout): {
  readonly height: string;
  readonly maxHeight?: string;
} {
  if (layout === 'inline' || layout === 'sheet') return { height: '100%' };
  if (layout === 'pinned') return { height: `${PINNED_HEIGHT}px`, maxHeight: '100%' };
  return { height: `min(${POPUP_HEIGHT_SHARE * 100}vh, ${POPUP_HEIGHT_MOST}px)` };
}
