import type { AlertId } from '../alert/alert.ts';
import type { Previews } from './previews.ts';

export interface OpenPreviews {
  readonly previews: Previews;
  /** The preview that the user opened last; a new object each time. */
  readonly turnedTo: object | null;
}

const none: readonly AlertId[] = [];

/**
 * The previews that were closed between two states. Stepping to another alert closes none, even when it
 * focuses the window that already shows that alert. `all`: no preview is left.
 */
export function closedPreviews(
  before: OpenPreviews,
  after: OpenPreviews,
): readonly AlertId[] | 'all' {
  if (after.previews === before.previews) return none;
  if (after.previews.length === 0) return 'all';
  const isStep = after.turnedTo !== before.turnedTo;
  if (isStep || after.previews.length >= before.previews.length) return none;
  const left = new Set(after.previews.map(({ id }) => id));
  return before.previews.map(({ id }) => id).filter((id) => !left.has(id));
}
