/** Heights of the panel, in px and as a fraction of the viewport height (AC-11). */
const PINNED_HEIGHT = 750;
const POPUP_MAX_HEIGHT = 720;
const POPUP_HEIGHT_FRACTION = 0.8;

/**
 * - `popup`: opens under the bell.
 * - `pinned`: a sidebar next to the page's content.
 * - `detached`: a movable window.
 * - `sheet`: covers the page on a phone, with larger targets.
 * - `inline`: fills its container.
 * - `window`: fills a window of the operating system.
 */
export type PanelDisplay = 'popup' | 'pinned' | 'detached' | 'sheet' | 'inline' | 'window';

export interface PanelSize {
  readonly height: string;
  readonly maxHeight?: string;
}

const fills: ReadonlySet<PanelDisplay> = new Set(['inline', 'sheet', 'window']);

/** CSS height of the panel. With `fill` a pinned panel is as high as its container (AC-348). */
export function panelSize(display: PanelDisplay, fill = false): PanelSize {
  if (fills.has(display)) return { height: '100%' };
  if (display === 'pinned' && fill) return { height: '100%' };
  if (display === 'pinned') return { height: `${PINNED_HEIGHT}px`, maxHeight: '100%' };
  return { height: `min(${POPUP_HEIGHT_FRACTION * 100}vh, ${POPUP_MAX_HEIGHT}px)` };
}
