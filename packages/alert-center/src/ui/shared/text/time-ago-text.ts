import type { Format } from '@pantau/core';
import type { TimeAgo } from '../../../engine/alert/time-ago.ts';
import type { FirstMessageKey, FirstTranslate } from '../../../messages/alert-center-messages.ts';
import { clockText } from './duration-text.ts';

const units: Readonly<Record<Exclude<TimeAgo['unit'], 'seconds'>, FirstMessageKey>> = {
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
};

/** Age of an event: 0:42, then 4 mnt, 3 j, 2 hr. */
export function timePassedText(
  passed: TimeAgo,
  t: FirstTranslate,
  format: Pick<Format, 'number'>,
): string {
  if (passed.unit === 'seconds') return clockText(passed.value);
  return t(units[passed.unit], { number: format.number(passed.value) });
}
