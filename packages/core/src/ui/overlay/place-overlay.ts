export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Align = 'start' | 'center' | 'end';

/** Where an overlay stands beside what opened it. All lengths in px. */
export interface Placement {
  readonly side: Side;
  readonly align: Align;
  /** Between anchor and overlay. */
  readonly gap: number;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Rect, 'width' | 'height'>;

export interface PlacedOverlay {
  readonly left: number;
  readonly top: number;
  /** The side it has come to stand on. */
  readonly side: Side;
  /** What there is room for. */
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** Nothing comes nearer to the edge of the viewport. */
export const viewportMargin = 8;

const opposite: Readonly<Record<Side, Side>> = {
  top: 'bottom',
  right: 'left',
  bottom: 'top',
  left: 'right',
};

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

function roomOn(side: Side, anchor: Rect, viewport: Size, gap: number): number {
  const room = {
    top: anchor.top,
    left: anchor.left,
    bottom: viewport.height - anchor.top - anchor.height,
    right: viewport.width - anchor.left - anchor.width,
  };
  // An anchor beyond the edge of the screen gives no more room than the screen has.
  const most = side === 'top' || side === 'bottom' ? viewport.height : viewport.width;
  return clamp(room[side] - gap - viewportMargin, 0, most - 2 * viewportMargin);
}

function alongEdge(align: Align, start: number, length: number, size: number): number {
  if (align === 'start') return start;
  return align === 'end' ? start + length - size : start + (length - size) / 2;
}

/**
 * Places an overlay of the given size beside its anchor: on the other side where the wished one
 * lacks room and the other has more, and shifted along the anchor so that it stays on the screen.
 */
export function placeOverlay(
  anchor: Rect,
  size: Size,
  viewport: Size,
  { side: wished, align, gap }: Placement,
): PlacedOverlay {
  const isVertical = wished === 'top' || wished === 'bottom';
  const needed = isVertical ? size.height : size.width;
  const room = roomOn(wished, anchor, viewport, gap);
  const otherRoom = roomOn(opposite[wished], anchor, viewport, gap);
  const side = room < needed && otherRoom > room ? opposite[wished] : wished;
  const mainRoom = side === wished ? room : otherRoom;
  const maxWidth = isVertical ? viewport.width - 2 * viewportMargin : mainRoom;
  const maxHeight = isVertical ? mainRoom : viewport.height - 2 * viewportMargin;
  const width = Math.min(size.width, maxWidth);
  const height = Math.min(size.height, maxHeight);

  const main = {
    top: anchor.top - gap - height,
    left: anchor.left - gap - width,
    bottom: anchor.top + anchor.height + gap,
    right: anchor.left + anchor.width + gap,
  }[side];
  const left = isVertical ? alongEdge(align, anchor.left, anchor.width, width) : main;
  const top = isVertical ? main : alongEdge(align, anchor.top, anchor.height, height);
  return {
    left: Math.round(clamp(left, viewportMargin, viewport.width - viewportMargin - width)),
    top: Math.round(clamp(top, viewportMargin, viewport.height - viewportMargin - height)),
    side,
    maxWidth,
    maxHeight,
  };
}
