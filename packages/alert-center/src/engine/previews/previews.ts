import type { AlertId } from '../alert/alert.ts';
import { type Size, type WindowPosition, clampPosition } from '../panel/display.ts';
import type { WindowFrame } from '../panel/window-frame.ts';
import { placeFor } from './cascade.ts';
import {
  PREVIEWS_MAX,
  PREVIEW_HEIGHT_MIN,
  type PreviewRoom,
  previewWidth,
} from './preview-room.ts';

/** Without that scope, a new preview replaces the previous one (AC-68). */
const PREVIEWS_MAX_WITHOUT_SCOPE = 1;

/** One open preview. */
export interface Preview {
  /** Identifies the window; unchanged when the window shows another alert. */
  readonly key: number;
  readonly id: AlertId;
  readonly position: WindowPosition;
  /** Chosen by the user; without it, the preview is as high as its content. */
  readonly size?: Size | undefined;
  /** Opened by itself, and the user has not used the window yet; not stored. */
  readonly automatic?: true;
}

/** Open previews from bottom to top; the last is the most recently used. */
export type Previews = readonly Preview[];

const minSizeOf = (preview: Preview): Size => ({
  width: previewWidth(preview),
  height: PREVIEW_HEIGHT_MIN,
});

const newKey = (previews: Previews): number =>
  previews.reduce((max, { key }) => Math.max(max, key), 0) + 1;

/**
 * Why a preview did not open:
 * - `limit`: the maximum number of previews is open;
 * - `single`: without the scope for several, it would replace the one the user is reading.
 */
export type PreviewRefusal = 'limit' | 'single';

/** Where a new preview opens, and the size that the user has chosen for new ones. */
const framed = (room: PreviewRoom, previews: Previews): Pick<Preview, 'position' | 'size'> => ({
  position: placeFor(previews, room),
  ...(room.size && { size: room.size }),
});

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
    const { key, position, size } = previews.at(-1) ?? { key: 1, ...framed(room, []) };
    const preview = { key, id, position, ...(size && { size }) };
    return { previews: [automatic ? { ...preview, automatic } : preview], refused: null };
  }
  if (previews.length >= PREVIEWS_MAX) return { previews, refused: 'limit' };
  const opened = { key: newKey(previews), id, ...framed(room, previews) };
  return {
    previews: automatic ? [{ ...opened, automatic }, ...previews] : [...previews, opened],
    refused: null,
  };
}

const used = ({ automatic: _, ...preview }: Preview): Preview => preview;

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
  return previews.map((preview) =>
    preview.id === id
      ? { ...preview, position: clampPosition(to, minSizeOf(preview), room.page) }
      : preview,
  );
}

/** Gives a preview the size that the user has chosen; `null` restores the default. */
export function resizePreview(
  previews: Previews,
  id: AlertId,
  frame: WindowFrame | null,
): Previews {
  return previews.map((preview) => {
    if (preview.id !== id) return preview;
    const { size: _, ...rest } = preview;
    return frame === null ? rest : { ...rest, ...frame };
  });
}

/** Moves previews that are outside the page back into it. */
export function clampPreviews(previews: Previews, room: PreviewRoom): Previews {
  const clamped = previews.map((preview) => {
    const position = clampPosition(preview.position, minSizeOf(preview), room.page);
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
