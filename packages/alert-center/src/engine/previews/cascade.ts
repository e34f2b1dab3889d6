import { type Size, type WindowPosition, clampPosition } from '../panel/display.ts';
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

/**
 * The first free position of the cascade, preferably one that covers no bar of a preview of another width
 * (AC-392); the first position when none is free.
 */
export function placeFor(previews: readonly Placed[], room: PreviewRoom): WindowPosition {
  const least = { width: room.width, height: PREVIEW_HEIGHT_MIN };
  const all = [...cascade(room)].map((at) => clampPosition(at, least, room.page));
  const free = all.filter((at) => !previews.some(({ position }) => isNear(position, at)));
  const clear = free.find((at) => !previews.some((preview) => coversBarOf(preview, at, room)));
  return clear ?? free[0] ?? all[0] ?? CASCADE_START;
}
