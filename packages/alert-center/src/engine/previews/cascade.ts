import {
  PINNED_FROM,
  PINNED_WIDTH,
  type Size,
  type WindowPosition,
  clampPosition,
} from '../panel/display.ts';
import {
  CASCADE_START,
  CASCADE_STEP,
  GAP,
  NARROW_OFFSET,
  PREVIEWS_MAX,
  PREVIEW_HEIGHT_MIN,
  type PreviewRoom,
  breadthOf,
  previewHeight,
  previewWidth,
} from './preview-room.ts';

/** A preview that is already placed. */
interface Placed {
  readonly position: WindowPosition;
  readonly size?: Size | undefined;
}

/** Height of the title bar, px. */
const BAR_HEIGHT = 52;

const isNear = (one: WindowPosition, other: WindowPosition): boolean =>
  Math.abs(one.x - other.x) < CASCADE_STEP.x / 2 && Math.abs(one.y - other.y) < CASCADE_STEP.y / 2;

interface CascadeGrid {
  readonly rows: number;
  /** Offset to the right from row to row, px. */
  readonly offset: number;
}

/** Width of a column whose rows are offset to the right, px: no column covers the bars of another one. */
const columnWidth = ({ rows, offset }: CascadeGrid, width: number): number =>
  width + (rows - 1) * offset;

const topOf = ({ taken }: PreviewRoom): number => (taken?.top ?? 0) + CASCADE_START.y;

function columnsOf(grid: CascadeGrid, room: PreviewRoom): number {
  const column = columnWidth(grid, room.width);
  return Math.floor((breadthOf(room) - CASCADE_START.x - column) / (column + GAP)) + 1;
}

/**
 * The cascade with as few rows as show all bars, since each further row makes its previews lower than the
 * first (AC-238); at most as many as leave each preview its minimum height. Where not all bars fit beside what the page
 * has at its edges, the one that shows most of them there.
 */
function gridFor(room: PreviewRoom): CascadeGrid {
  const depth = room.page.height - topOf(room) - PREVIEW_HEIGHT_MIN;
  const max = Math.max(1, Math.floor(depth / CASCADE_STEP.y) + 1);
  const all = Array.from({ length: max }, (_, index) =>
    [CASCADE_STEP.x, NARROW_OFFSET].map((offset) => ({ rows: index + 1, offset })),
  ).flat();
  const slots = (grid: CascadeGrid): number => grid.rows * columnsOf(grid, room);
  const enough = all.find((grid) => slots(grid) >= PREVIEWS_MAX);
  if (enough !== undefined) return enough;
  if (room.taken === undefined) return { rows: max, offset: CASCADE_STEP.x };
  return all.reduce((best, grid) => (slots(grid) > slots(best) ? grid : best));
}

/** Positions of the cascade, from the upper left down; it starts again in a new column. */
function* cascade(room: PreviewRoom): Generator<WindowPosition> {
  const grid = gridFor(room);
  const left = (room.taken?.left ?? 0) + CASCADE_START.x;
  for (let index = 0; index < PREVIEWS_MAX; index += 1) {
    const row = index % grid.rows;
    const column = Math.floor(index / grid.rows);
    yield {
      x: left + row * grid.offset + column * (columnWidth(grid, room.width) + GAP),
      y: topOf(room) + row * CASCADE_STEP.y,
    };
  }
}

/**
 * Positions beside what the page has at its edges as far as they reach, then those of the whole page: a preview covers
 * a menu rather than the bar of another one (AC-530).
 */
function placesIn(room: PreviewRoom): readonly WindowPosition[] {
  const { page, width, taken } = room;
  const least = { width, height: PREVIEW_HEIGHT_MIN };
  const right =
    page.width - Math.max(taken?.right ?? 0, page.width < PINNED_FROM ? 0 : PINNED_WIDTH);
  const whole = [...cascade({ ...room, taken: undefined })].map((at) =>
    clampPosition(at, least, page),
  );
  if (taken === undefined || taken.top + taken.left + taken.right === 0) return whole;
  const beside = [...cascade(room)].filter(
    ({ x, y }) => x + width <= right && y + PREVIEW_HEIGHT_MIN <= page.height,
  );
  return [...beside, ...whole];
}

/** Previews of one width never cover a whole bar in the cascade; one of another width may. */
function coversBarOf(placed: Placed, at: WindowPosition, room: PreviewRoom): boolean {
  const width = previewWidth(placed);
  const { x, y } = placed.position;
  return (
    width !== room.width &&
    at.x < x + width &&
    x < at.x + room.width &&
    at.y < y + BAR_HEIGHT &&
    y < at.y + previewHeight(at, room)
  );
}

/** Whether its bar would lie below something that is above windows. */
const isBarCovered = (at: WindowPosition, { width, taken }: PreviewRoom): boolean =>
  taken?.above.some(
    (area) =>
      at.x < area.x + area.width &&
      area.x < at.x + width &&
      at.y < area.y + area.height &&
      area.y < at.y + BAR_HEIGHT,
  ) ?? false;

/**
 * The first free position of the cascade, preferably one whose bar nothing covers (AC-531) and that covers no bar of a
 * preview of another width (AC-392); the first position when none is free.
 */
export function placeFor(previews: readonly Placed[], room: PreviewRoom): WindowPosition {
  const all = placesIn(room);
  const free = all.filter((at) => !previews.some(({ position }) => isNear(position, at)));
  const visible = free.filter((at) => !isBarCovered(at, room));
  const clear = visible.find((at) => !previews.some((preview) => coversBarOf(preview, at, room)));
  return clear ?? visible[0] ?? free[0] ?? all[0] ?? CASCADE_START;
}
