import type { FeedEvent } from '@pantau/alert-center';
import type { Clock } from '@pantau/core';
import type { WatchFeed } from '../../alerts/watched-alerts.ts';

/** Marks of several alerts arrive together. */
const AFTER_MARKS_MS = 1_000;
/** A new alert changes a score by little, and a fleet has many of them. */
const AFTER_ARRIVALS_MS = 30_000;

/** How soon scores that an event may have changed are requested again, in ms; `null` for any other event. */
function delayOf(event: FeedEvent): number | null {
  if (event.kind === 'alert') return AFTER_ARRIVALS_MS;
  if (event.kind !== 'action') return null;
  const { type } = event.action.change;
  return type === 'falseAlert' || type === 'checkAgain' ? AFTER_MARKS_MS : null;
}

/**
 * Reports that driver scores may have changed: soon after alerts were marked as false or are open again, at most every
 * half minute for new alerts.
 */
export function scoreChanges(
  watchFeed: WatchFeed,
  clock: Clock,
): (onChange: () => void) => () => void {
  return (onChange) => {
    let due = Infinity;
    let cancel = (): void => {};
    const plan = (delay: number): void => {
      const at = clock.now() + delay;
      if (at >= due) return;
      cancel();
      due = at;
      cancel = clock.setTimeout(() => {
        due = Infinity;
        onChange();
      }, delay);
    };
    const end = watchFeed((event) => {
      const delay = delayOf(event);
      if (delay !== null) plan(delay);
    });
    return () => {
      end();
      cancel();
    };
  };
}
