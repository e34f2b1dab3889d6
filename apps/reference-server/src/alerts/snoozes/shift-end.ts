import { addDays, dayOf, instantAt } from '@pantau/core/day';

/** When shifts change, in the company's time zone (docs/decisions/0042). */
const SHIFT_CHANGES = ['06:00', '14:00', '22:00'] as const;

/** The next change of shifts, epoch ms; a change at this very moment has begun the current shift. */
export function shiftEnd(now: number, timeZone: string): number {
  const today = dayOf(now, timeZone);
  const next = [today, addDays(today, 1)]
    .flatMap((day) => SHIFT_CHANGES.map((time) => instantAt(day, time, timeZone)))
    .find((change) => change > now);
  if (next === undefined) throw new Error(`No shift ends after ${now} in ${timeZone}.`);
  return next;
}
