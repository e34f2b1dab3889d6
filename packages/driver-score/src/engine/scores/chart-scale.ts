/** The range of an axis and where its lines are. */
export interface LineRange {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

const SCORE_MAX = 100;

const isScore = (value: number | null): value is number => value !== null;

/**
 * A range of scores in round numbers around the values, at most from 0 to 100, so that changes can be seen (DS-3).
 */
export function lineRange(values: readonly (number | null)[]): LineRange {
  const known = values.filter(isScore);
  if (known.length === 0) return { min: 0, max: SCORE_MAX, ticks: [0, 50, SCORE_MAX] };
  const span = Math.max(...known) - Math.min(...known);
  const step = span <= 8 ? 5 : span <= 24 ? 10 : 25;
  const min = Math.max(0, Math.floor((Math.min(...known) - step / 5) / step) * step);
  const max = Math.min(SCORE_MAX, Math.ceil((Math.max(...known) + step / 5) / step) * step);
  const ticks: number[] = [];
  for (let tick = min; tick <= max; tick += step) ticks.push(tick);
  return { min, max, ticks };
}

/**
 * Indexes of the points whose value is written: all if there is room, otherwise the last, the highest and the lowest
 * that are far enough apart.
 *
 * @param room number of values that fit side by side
 */
export function labelledPoints(
  values: readonly (number | null)[],
  room: number,
): readonly number[] {
  const indexes = values.flatMap((value, index) => (value === null ? [] : [index]));
  if (values.length <= room) return indexes;
  const by = (pick: (...numbers: number[]) => number): number | undefined => {
    const wanted = pick(...values.filter(isScore));
    return indexes.find((index) => values[index] === wanted);
  };
  const chosen: number[] = [];
  const apart = values.length / Math.max(1, room);
  for (const index of [indexes.at(-1), by(Math.max), by(Math.min)]) {
    if (index === undefined) continue;
    if (chosen.every((other) => Math.abs(other - index) >= apart)) chosen.push(index);
  }
  return chosen;
}
