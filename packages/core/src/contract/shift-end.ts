import { addDays, dayOf, instantAt } from '../clock/day.ts';

/** When shifts change, in the company's time zone (docs/decisions/0042). */
const SHIFT_CHANGES = ['06:00', '14:00', '22:00'] as const;

/**
 * The next change of shifts, until which `SnoozeLength.shift` lasts.
 *
 * @param now epoch ms; a change at this very moment has begun the current shift
 * @param timeZone IANA name of the company's time zone
 */
export function shiftEnd(now: number, timeZone: string): number {
  const today = dayOf(now, timeZone);
  const next = [today, addDays(today, 1)]
    .flatMap((day) => SHIFT_CHANGES.map((time) => instantAt(day, time, timeZone)))
    .find((change) => change > now);
  if (next === undefined) throw new Error(`No shift ends after ${now} in ${timeZone}.`);
  return next;
}
