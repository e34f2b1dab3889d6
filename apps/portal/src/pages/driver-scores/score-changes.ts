import type { FeedEvent, WatchFeed } from '@pantau/alert-center';
import type { Clock } from '@pantau/core';
import { type ScoreChange, refreshScoresOn } from '@pantau/driver-score';

function changeOf(event: FeedEvent): ScoreChange | null {
  if (event.kind === 'alert') return 'arrival';
  if (event.kind !== 'action') return null;
  const { type } = event.action.change;
  return type === 'falseAlert' || type === 'checkAgain' ? 'mark' : null;
}

/** Lets driver scores follow the alert centre's live connection (PO-181). */
export const scoreChanges = (watchFeed: WatchFeed, clock: Clock) =>
  refreshScoresOn(
    (listener) =>
      watchFeed((event) => {
        const change = changeOf(event);
        if (change !== null) listener(change);
      }),
    clock,
  );
