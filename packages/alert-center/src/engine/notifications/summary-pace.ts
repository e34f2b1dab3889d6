import type { Clock } from '@pantau/core';
import { NOTIFICATION_SUMMARY_EVERY_MS } from '../alert/limits.ts';

export interface SummaryPace {
  /** Calls `show` now, or once enough time has passed since the last time. */
  request(): void;
  /** Forgets a request, and the last time. */
  reset(): void;
}

/** A summary that changes with every alert of a stream is shown again every few seconds only. */
export function createSummaryPace(clock: Clock, show: () => void): SummaryPace {
  let shownOn: number | null = null;
  let cancel = (): void => {};
  const run = (): void => {
    shownOn = clock.now();
    show();
  };
  return {
    request() {
      cancel();
      const now = clock.now();
      const at = shownOn === null ? now : shownOn + NOTIFICATION_SUMMARY_EVERY_MS;
      if (at <= now) run();
      else cancel = clock.setTimeout(run, at - now);
    },
    reset() {
      cancel();
      shownOn = null;
    },
  };
}
