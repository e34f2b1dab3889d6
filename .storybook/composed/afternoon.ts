import { type Clock, systemClock } from '@pantau/core';
import { storyNow } from '../../packages/dashboard/src/testing/story-fleet.ts';

/** A clock that starts on Friday, 20 November 2026, 14:32 in Jakarta, as in the design direction, and runs. */
export function createAfternoonClock(): Clock {
  const ahead = storyNow - systemClock.now();
  return { ...systemClock, now: () => systemClock.now() + ahead };
}
