/** How a score changed since the user last saw it. */
export interface ScoreDifference {
  readonly before: number;
  readonly after: number;
  /** `after - before`, with two decimals; not 0. */
  readonly points: number;
}

/** `null` when either is unknown or nothing changed (DS-40). */
export function differenceOf(before: number | null, after: number | null): ScoreDifference | null {
  if (before === null || after === null) return null;
  const points = Math.round((after - before) * 100) / 100;
  return points === 0 ? null : { before, after, points };
}
