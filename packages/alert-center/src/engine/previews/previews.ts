import type { AlertId } from '../alert/alert.ts';
import { PINNED_FROM, PINNED_WIDTH, type WindowPosition, clampPosition } from '../panel/display.ts';

/** Maximum number of open previews for users with the scope `e4f-auto-popup-urgent-alert:read` (AC-66). */
export const PREVIEWS_MAX = 9;

/** Without that scope, a new preview replaces the previous one (AC-68). */
const PREVIEWS_MAX_WITHOUT_SCOPE = 1;

/** Width of a preview, px. */
export const PREVIEW_WIDTH = 400;

/** Offset between cascaded previews, px; keeps every title bar visible and reachable. */
export const CASCADE_STEP: WindowPosition = { x: 40, y: 56 };

/** Offset to the right where only this leaves room for another column, px. */
const NARROW_OFFSET = 16;

/** Position of the first preview, px from the page's edges. */
const CASCADE_START: WindowPosition = { x: 24, y: 72 };

/** One open preview. */
export interface Preview {
  /** Identifies the window; unchanged when the window shows another alert. */
  readonly key: number;
  readonly id: AlertId;
  readonly position: WindowPosition;
  /** Opened by itself, and the user has not used the window yet; not stored. */
  readonly automatic?: true;
}

/** Open previews from bottom to top; the last is the most recently used. */
export type Previews = readonly Preview[];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Minimum height of a preview, px; its content scrolls. */
export const PREVIEW_HEIGHT_MIN = 320;

/** Maximum height of a preview, px. */
const PREVIEW_HEIGHT_MAX = 720;

/** Distance between cascade columns, and between a preview and the lower edge of the page, px. */
const GAP = 8;

/** Sizes that determine the placement of previews, px. */
export interface PreviewRoom {
  /** The viewport. */
  readonly page: Size;
  /** Width of a preview. */
  readonly width: number;
}

const minSizeOf = ({ width }: PreviewRoom): Size => ({ width, height: PREVIEW_HEIGHT_MIN });

/** Height of a preview at a position, limited by the lower edge of the page. */
export function previewHeight({ y }: WindowPosition, { page }: PreviewRoom): number {
  const below = page.height - y - GAP;
  return Math.max(Math.min(PREVIEW_HEIGHT_MIN, page.height), Math.min(PREVIEW_HEIGHT_MAX, below));
}

const isNear = (one: WindowPosition, other: WindowPosition): boolean =>
  Math.abs(one.x - other.x) < CASCADE_STEP.x / 2 && Math.abs(one.y - other.y) < CASCADE_STEP.y / 2;

/** Width for the cascade, px: the panel stays uncovered where it can be pinned. */
const breadthOf = ({ width }: Size): number => (width < PINNED_FROM ? width : width - PINNED_WIDTH);

interface CascadeGrid {
  readonly rows: number;
  /** Offset to the right from row to row, px. */
  readonly offset: number;
}

/** Width of a column whose rows are offset to the right, px: no column covers the bars of another one. */
const columnWidth = ({ rows, offset }: CascadeGrid, width: number): number =>
  width + (rows - 1) * offset;

function columnsOf(grid: CascadeGrid, { page, width }: PreviewRoom): number {
  const column = columnWidth(grid, width);
  return Math.floor((breadthOf(page) - CASCADE_START.x - column) / (column + GAP)) + 1;
}

/**
 * The cascade with as few rows as show all bars, since each further row makes its previews lower than the
 * first (AC-238); at most as many as leave each preview its minimum height.
 */
function gridFor(room: PreviewRoom): CascadeGrid {
  const depth = room.page.height - CASCADE_START.y - PREVIEW_HEIGHT_MIN;
  const max = Math.max(1, Math.floor(depth / CASCADE_STEP.y) + 1);
  for (let rows = 1; rows <= max; rows += 1) {
    for (const offset of [CASCADE_STEP.x, NARROW_OFFSET]) {
      const grid = { rows, offset };
      if (rows * columnsOf(grid, room) >= PREVIEWS_MAX) return grid;
    }
  }
  return { rows: max, offset: CASCADE_STEP.x };
}

/** Positions of the cascade, from the upper left down; it starts again in a new column. */
function* cascade(room: PreviewRoom): Generator<WindowPosition> {
  const grid = gridFor(room);
  for (let index = 0; index < PREVIEWS_MAX; index += 1) {
    const row = index % grid.rows;
    const column = Math.floor(index / grid.rows);
    yield {
      x: CASCADE_START.x + row * grid.offset + column * (columnWidth(grid, room.width) + GAP),
      y: CASCADE_START.y + row * CASCADE_STEP.y,
    };
  }
}

/** The first free position of the cascade; the first position when none is free. */
export function placeFor(previews: Previews, room: PreviewRoom): WindowPosition {
  let first: WindowPosition | undefined;
  for (const candidate of cascade(room)) {
    const fitting = clampPosition(candidate, minSizeOf(room), room.page);
    first ??= fitting;
    if (!previews.some(({ position }) => isNear(position, fitting))) return fitting;
  }
  return first ?? CASCADE_START;
}

const newKey = (previews: Previews): number =>
  previews.reduce((max, { key }) => Math.max(max, key), 0) + 1;

/**
 * Why a preview did not open:
 * - `limit`: the maximum number of previews is open;
 * - `single`: without the scope for several, it would replace the one the user is reading.
 */
export type PreviewRefusal = 'limit' | 'single';

export interface OpenedPreviews {
  readonly previews: Previews;
  readonly refused: PreviewRefusal | null;
}

export interface OpenPreviewOptions {
  readonly room: PreviewRoom;
  /** Scope e4f-auto-popup-urgent-alert:read. */
  readonly mayOpenSeveral: boolean;
  /** Opened automatically: placed below the other previews. Defaults to false. */
  readonly automatic?: boolean | undefined;
}

/** Opens a preview; an open one moves to the top. */
export function openPreview(
  previews: Previews,
  id: AlertId,
  options: OpenPreviewOptions,
): OpenedPreviews {
  const { room, mayOpenSeveral, automatic = false } = options;
  if (previews.some((preview) => preview.id === id)) {
    return { previews: automatic ? previews : raisePreview(previews, id), refused: null };
  }
  if (!mayOpenSeveral) {
    // An automatic preview never replaces the one the user is reading.
    if (automatic && previews.length >= PREVIEWS_MAX_WITHOUT_SCOPE) {
      return { previews, refused: 'single' };
    }
    const { key = 1, position = placeFor([], room) } = previews.at(-1) ?? {};
    const preview = { key, id, position };
    return { previews: [automatic ? { ...preview, automatic } : preview], refused: null };
  }
  if (previews.length >= PREVIEWS_MAX) return { previews, refused: 'limit' };
  const opened = { key: newKey(previews), id, position: placeFor(previews, room) };
  return {
    previews: automatic ? [{ ...opened, automatic }, ...previews] : [...previews, opened],
    refused: null,
  };
}

const used = ({ key, id, position }: Preview): Preview => ({ key, id, position });

/** Moves a preview that the user uses to the top; returns the same list when it is there already. */
export function raisePreview(previews: Previews, id: AlertId): Previews {
  const found = previews.find((preview) => preview.id === id);
  if (found === undefined) return previews;
  if (previews.at(-1) === found && found.automatic === undefined) return previews;
  return [...previews.filter((preview) => preview !== found), used(found)];
}

/** Moves a preview that opened by itself to the top without the user having used it. */
export function surfacePreview(previews: Previews, id: AlertId): Previews {
  const found = previews.find((preview) => preview.id === id);
  if (found === undefined || previews.at(-1) === found) return previews;
  return [...previews.filter((preview) => preview !== found), found];
}

export function closePreview(previews: Previews, id: AlertId): Previews {
  const rest = previews.filter((preview) => preview.id !== id);
  return rest.length === previews.length ? previews : rest;
}

/** Shows another alert in the same window; raises the window of that alert when it is already open. */
export function replacePreview(previews: Previews, id: AlertId, next: AlertId): Previews {
  if (previews.some((preview) => preview.id === next)) {
    return raisePreview(closePreview(previews, id), next);
  }
  return previews.map((preview) => (preview.id === id ? { ...used(preview), id: next } : preview));
}

export function movePreview(
  previews: Previews,
  id: AlertId,
  to: WindowPosition,
  room: PreviewRoom,
): Previews {
  const position = clampPosition(to, minSizeOf(room), room.page);
  return previews.map((preview) => (preview.id === id ? { ...preview, position } : preview));
}

/** Moves previews that are outside the page back into it. */
export function clampPreviews(previews: Previews, room: PreviewRoom): Previews {
  const clamped = previews.map((preview) => {
    const position = clampPosition(preview.position, minSizeOf(room), room.page);
    const isSame = position.x === preview.position.x && position.y === preview.position.y;
    return isSame ? preview : { ...preview, position };
  });
  return clamped.every((preview, index) => preview === previews[index]) ? previews : clamped;
}

/**
 * Places the previews stored before a reload below those opened since. Beyond the limit, the least recently
 * used are dropped.
 */
export function restorePreviews(
  stored: Previews,
  opened: Previews,
  { room, mayOpenSeveral }: Pick<OpenPreviewOptions, 'room' | 'mayOpenSeveral'>,
): Previews {
  const max = mayOpenSeveral ? PREVIEWS_MAX : PREVIEWS_MAX_WITHOUT_SCOPE;
  const openedIds = new Set(opened.map(({ id }) => id));
  const others = stored.filter(({ id }) => !openedIds.has(id) && openedIds.add(id));
  const rest = others.slice(Math.max(0, others.length + opened.length - max));
  const first = newKey(opened);
  const below = rest.map((preview, index) => ({ ...preview, key: first + index }));
  return clampPreviews([...below, ...opened], room);
}
