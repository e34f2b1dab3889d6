import type { TakenSpace } from '@pantau/core';
import { PINNED_FROM, PINNED_WIDTH, type Size, type WindowPosition } from '../panel/display.ts';

/** Maximum number of open previews for users with the scope `e4f-auto-popup-urgent-alert:read` (AC-66). */
export const PREVIEWS_MAX = 9;

/** Width of a preview, px. */
const PREVIEW_WIDTH = 400;

/** Minimum height of a preview, px; its content scrolls. */
export const PREVIEW_HEIGHT_MIN = 320;

/** Maximum height of a preview that the user has not resized, px. */
const PREVIEW_HEIGHT_MAX = 720;

/** Smallest and largest size that the user can choose, px. */
export const PREVIEW_SIZE_MIN: Size = { width: 340, height: PREVIEW_HEIGHT_MIN };
export const PREVIEW_SIZE_MAX: Size = { width: 960, height: 1_200 };

/** Offset between cascaded previews, px; keeps every title bar visible and reachable. */
export const CASCADE_STEP: WindowPosition = { x: 40, y: 56 };

/** Offset to the right where only this leaves room for another column, px. */
export const NARROW_OFFSET = 16;

/** Position of the first preview, px from the page's edges or from what the page has there. */
export const CASCADE_START: WindowPosition = { x: 24, y: 72 };

/** Distance between cascade columns, and between a preview and the lower edge of the page, px. */
export const GAP = 8;

/** Sizes that determine the placement of previews, px. */
export interface PreviewRoom {
  /** The viewport. */
  readonly page: Size;
  /** What the page itself has at its edges and above windows (AC-530). Defaults to nothing. */
  readonly taken?: TakenSpace | undefined;
  /** Width of a new preview. */
  readonly width: number;
  /** Size that the user has chosen for new previews. */
  readonly size?: Size | undefined;
}

export const previewWidth = ({ size }: { readonly size?: Size | undefined }): number =>
  size?.width ?? PREVIEW_WIDTH;

/** Width for the cascade, px: the panel stays uncovered where it can be pinned. */
export function breadthOf({ page: { width }, taken }: Pick<PreviewRoom, 'page' | 'taken'>): number {
  const panel = width < PINNED_FROM ? 0 : PINNED_WIDTH;
  return width - (taken?.left ?? 0) - Math.max(panel, taken?.right ?? 0);
}

/** Room for new previews; a chosen width is limited to what shows the bars of all of them (AC-392). */
export function previewRoom(page: Size, chosen: Size | null, taken?: TakenSpace): PreviewRoom {
  const room = { page, width: PREVIEW_WIDTH, ...(taken && { taken }) };
  if (chosen === null) return room;
  const widest = breadthOf(room) - CASCADE_START.x - (PREVIEWS_MAX - 1) * NARROW_OFFSET - GAP;
  const width = Math.min(chosen.width, Math.max(PREVIEW_WIDTH, widest));
  return { ...room, width, size: { width, height: chosen.height } };
}

/** Height of a preview at a position, limited by the lower edge of the page. */
export function previewHeight(
  { y }: WindowPosition,
  { page, size }: Pick<PreviewRoom, 'page' | 'size'>,
): number {
  const below = page.height - y - GAP;
  const max = size?.height ?? PREVIEW_HEIGHT_MAX;
  return Math.max(Math.min(PREVIEW_HEIGHT_MIN, page.height), Math.min(max, below));
}
