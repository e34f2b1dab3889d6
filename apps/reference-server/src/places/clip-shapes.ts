/** In px. */
export type PixelPoint = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = readonly [
  isInside: (spot: PixelPoint) => boolean,
  cross: (a: PixelPoint, b: PixelPoint) => PixelPoint,
];

const sidesOf = ({ left, top, right, bottom }: Box): readonly Side[] => {
  const atX =
    (x: number) =>
    (a: PixelPoint, b: PixelPoint): PixelPoint => [
      x,
      a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]),
    ];
  const atY =
    (y: number) =>
    (a: PixelPoint, b: PixelPoint): PixelPoint => [
      a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
      y,
    ];
  return [
    [([x]) => x >= left, atX(left)],
    [([x]) => x <= right, atX(right)],
    [([, y]) => y >= top, atY(top)],
    [([, y]) => y <= bottom, atY(bottom)],
  ];
};

/** Clips a ring to the box (Sutherland–Hodgman); empty when nothing remains. */
export function clipRing(ring: readonly PixelPoint[], box: Box): PixelPoint[] {
  let spots = [...ring];
  for (const [isInside, cross] of sidesOf(box)) {
    const before = spots;
    spots = [];
    before.forEach((spot, index) => {
      const last = before.at(index - 1) ?? spot;
      if (isInside(spot) !== isInside(last)) spots.push(cross(last, spot));
      if (isInside(spot)) spots.push(spot);
    });
  }
  return spots;
}

/** Clips a line to the box and returns the remaining pieces. */
export function clipLine(line: readonly PixelPoint[], box: Box): PixelPoint[][] {
  const pieces: PixelPoint[][] = [];
  let open: PixelPoint[] | null = null;
  line.forEach((to, index) => {
    const from = line[index - 1];
    if (from === undefined) return;
    const cut = clipSegment(from, to, box);
    if (cut === null) {
      open = null;
      return;
    }
    const [start, end] = cut;
    if (open === null) pieces.push((open = [start]));
    open.push(end);
    if (end[0] !== to[0] || end[1] !== to[1]) open = null;
  });
  return pieces;
}

/** Liang–Barsky. */
function clipSegment(
  from: PixelPoint,
  to: PixelPoint,
  box: Box,
): readonly [PixelPoint, PixelPoint] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [start, end] = [0, 1];
  for (const [step, room] of [
    [-dx, from[0] - box.left],
    [dx, box.right - from[0]],
    [-dy, from[1] - box.top],
    [dy, box.bottom - from[1]],
  ] as const) {
    if (step === 0) {
      if (room < 0) return null;
      continue;
    }
    const share = room / step;
    if (step < 0) start = Math.max(start, share);
    else end = Math.min(end, share);
  }
  if (start > end) return null;
  const at = (share: number): PixelPoint =>
    share === 1 ? to : share === 0 ? from : [from[0] + share * dx, from[1] + share * dy];
  return [at(start), at(end)];
}
