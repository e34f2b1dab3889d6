import type { AlertId } from '../alert/alert.ts';
import { type WindowPosition, clampPosition } from '../panel/display.ts';

/** Preview popups at once, for users with the scope e4f-auto-popup-urgent-alert:read (spec alerts §9). */
export const PREVIEWS_MOST = 9;

/** Without that scope a preview takes the place of the one before. */
const PREVIEWS_MOST_WITHOUT_SCOPE = 1;

/** Of a preview, px (looks, Anatomy). */
export const PREVIEW_WIDTH = 400;

/** From one preview to the next, px: every bar stays to be seen and reached (looks, Anatomy). */
export const CASCADE_STEP: WindowPosition = { x: 40, y: 56 };

/** Where the first stands, px from the page's edges. */
const CASCADE_START: WindowPosition = { x: 24, y: 72 };

/** One open preview. */
export interface Preview {
  /** Of the window: it stays while another alert is shown in it. */
  readonly key: number;
  readonly id: AlertId;
  readonly position: WindowPosition;
}

/** Open previews; the last was used last and lies on top. */
export type Previews = readonly Preview[];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least height that a preview keeps above the page's end; its content scrolls, px. */
export const PREVIEW_HEIGHT_LEAST = 320;

/** Height of a preview where the page has room for it, px (looks, Anatomy). */
const PREVIEW_HEIGHT_MOST = 720;

/** Between previews that stand side by side, px. */
const GAP = 8;

/** What previews have to fit into, px. */
export interface PreviewRoom {
  /** Of the page's visible part. */
  readonly page: Size;
  /** Of a preview. */
  readonly width: number;
}

const leastOf = ({ width }: PreviewRoom): Size => ({ width, height: PREVIEW_HEIGHT_LEAST });

/** A preview reaches to the page's end at most. */
export function previewHeight({ y }: WindowPosition, { page }: PreviewRoom): number {
  const below = page.height - y - GAP;
  return Math.max(
    Math.min(PREVIEW_HEIGHT_LEAST, page.height),
    Math.min(PREVIEW_HEIGHT_MOST, below),
  );
}

const isNear = (one: WindowPosition, other: WindowPosition): boolean =>
  Math.abs(one.x - other.x) < CASCADE_STEP.x / 2 && Math.abs(one.y - other.y) < CASCADE_STEP.y / 2;

/** Places of the cascade, down from the upper left; at the page's end it begins anew beside. */
function* cascade({ page, width }: PreviewRoom): Generator<WindowPosition> {
  const deep = page.height - CASCADE_START.y - PREVIEW_HEIGHT_LEAST;
  const rows = Math.max(1, Math.floor(deep / CASCADE_STEP.y) + 1);
  for (let index = 0; index < PREVIEWS_MOST; index += 1) {
    const row = index % rows;
    const column = Math.floor(index / rows);
    yield {
      x: CASCADE_START.x + row * CASCADE_STEP.x + column * (width + GAP),
      y: CASCADE_START.y + row * CASCADE_STEP.y,
    };
  }
}

/** The first place of the cascade where no preview's bar lies. */
export function placeFor(previews: Previews, room: PreviewRoom): WindowPosition {
  let first: WindowPosition | undefined;
  for (const place of cascade(room)) {
    const fitting = clampPosition(place, leastOf(room), room.page);
    first ??= fitting;
    if (!previews.some(({ position }) => isNear(position, fitting))) return fitting;
  }
  return first ?? CASCADE_START;
}

const newKey = (previews: Previews): number =>
  previews.reduce((most, { key }) => Math.max(most, key), 0) + 1;

export interface OpenedPreviews {
  readonly previews: Previews;
  /** There are as many as there may be: toast limitNotification (spec alerts §5). */
  readonly isRefused: boolean;
}

export interface OpenPreviewOptions {
  readonly room: PreviewRoom;
  /** Scope e4f-auto-popup-urgent-alert:read. */
  readonly mayOpenSeveral: boolean;
  /** It opened by itself: it does not come before what the user is working in. */
  readonly isUnasked?: boolean | undefined;
}

/** Opens a preview, or brings it to the top where it is open already. */
export function openPreview(
  previews: Previews,
  id: AlertId,
  options: OpenPreviewOptions,
): OpenedPreviews {
  const { room, mayOpenSeveral, isUnasked = false } = options;
  if (previews.some((preview) => preview.id === id)) {
    return { previews: isUnasked ? previews : raisePreview(previews, id), isRefused: false };
  }
  if (!mayOpenSeveral) {
    // What the user looks at is not taken from him by what opens unasked.
    if (isUnasked && previews.length >= PREVIEWS_MOST_WITHOUT_SCOPE) {
      return { previews, isRefused: false };
    }
    const { key = 1, position = placeFor([], room) } = previews.at(-1) ?? {};
    return { previews: [{ key, id, position }], isRefused: false };
  }
  if (previews.length >= PREVIEWS_MOST) return { previews, isRefused: true };
  const opened = { key: newKey(previews), id, position: placeFor(previews, room) };
  return {
    previews: isUnasked ? [opened, ...previews] : [...previews, opened],
    isRefused: false,
  };
}

/** On top of the others; the same list where it is there already. */
export function raisePreview(previews: Previews, id: AlertId): Previews {
  const found = previews.find((preview) => preview.id === id);
  if (found === undefined || previews.at(-1) === found) return previews;
  return [...previews.filter((preview) => preview !== found), found];
}

export function closePreview(previews: Previews, id: AlertId): Previews {
  const rest = previews.filter((preview) => preview.id !== id);
  return rest.length === previews.length ? previews : rest;
}

/** Shows another alert in the same window: the previous or next of the list. */
export function replacePreview(previews: Previews, id: AlertId, next: AlertId): Previews {
  if (previews.some((preview) => preview.id === next)) {
    return raisePreview(closePreview(previews, id), next);
  }
  return previews.map((preview) => (preview.id === id ? { ...preview, id: next } : preview));
}

export function movePreview(
  previews: Previews,
  id: AlertId,
  to: WindowPosition,
  room: PreviewRoom,
): Previews {
  const position = clampPosition(to, leastOf(room), room.page);
  return previews.map((preview) => (preview.id === id ? { ...preview, position } : preview));
}

/** Brings every preview back into a page that has become smaller. */
export function clampPreviews(previews: Previews, room: PreviewRoom): Previews {
  const clamped = previews.map((preview) => {
    const at = clampPosition(preview.position, leastOf(room), room.page);
    const isSame = at.x === preview.position.x && at.y === preview.position.y;
    return isSame ? preview : { ...preview, position: at };
  });
  return clamped.every((preview, index) => preview === previews[index]) ? previews : clamped;
}

/**
 * Those that were open before the page was loaded anew lie below what has been opened since. What there
 * is no room for any more is left out, the oldest first.
 */
export function restorePreviews(
  kept: Previews,
  opened: Previews,
  { room, mayOpenSeveral }: Pick<OpenPreviewOptions, 'room' | 'mayOpenSeveral'>,
): Previews {
  const most = mayOpenSeveral ? PREVIEWS_MOST : PREVIEWS_MOST_WITHOUT_SCOPE;
  const taken = new Set(opened.map(({ id }) => id));
  const others = kept.filter(({ id }) => !taken.has(id) && taken.add(id));
  const rest = others.slice(Math.max(0, others.length + opened.length - most));
  const first = newKey(opened);
  const below = rest.map((preview, index) => ({ ...preview, key: first + index }));
  return clampPreviews([...below, ...opened], room);
}
