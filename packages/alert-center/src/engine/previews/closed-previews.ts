import type { AlertId } from '../alert/alert.ts';
import type { Previews } from './previews.ts';

export interface OpenPreviews {
  readonly previews: Previews;
  /** What the user turned to last; a new object each time. */
  readonly turnedTo: object | null;
}

const nothing: readonly AlertId[] = [];

/**
 * Which previews were closed between two standings. A step shows another alert in the same window, or
 * turns to the one that shows it: that closes nothing. `all`: none is left.
 */
export function closedPreviews(
  before: OpenPreviews,
  after: OpenPreviews,
): readonly AlertId[] | 'all' {
  if (after.previews === before.previews) return nothing;
  if (after.previews.length === 0) return 'all';
  const isStep = after.turnedTo !== before.turnedTo;
  if (isStep || after.previews.length >= before.previews.length) return nothing;
  const left = new Set(after.previews.map(({ id }) => id));
  return before.previews.map(({ id }) => id).filter((id) => !left.has(id));
}
