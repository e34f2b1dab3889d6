import { isTime } from '@pantau/core/day';
import type { RuleSchedule } from '../rules/rule.ts';

const DAY_MINUTES = 1_440;
const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** A span of a day's minutes, its end exclusive. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

export const minuteOf = (time: string): number => {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** The end of a schedule is on the next day. */
export const crossesMidnight = ({
  startTime,
  endTime,
}: Pick<RuleSchedule, 'startTime' | 'endTime'>): boolean =>
  isTime(startTime) && isTime(endTime) && minuteOf(endTime) < minuteOf(startTime);

/**
 * When a schedule applies on each day of a week, Monday first (AR-5). The end is inclusive to the minute; a span across
 * midnight belongs to the day on which it starts, and a start that equals the end is the whole day.
 *
 * @returns `null` while the times are incomplete
 */
export function weekOf({
  startTime,
  endTime,
  days,
}: RuleSchedule): readonly (readonly DaySpan[])[] | null {
  if (!isTime(startTime) || !isTime(endTime)) return null;
  const [start, end] = [minuteOf(startTime), minuteOf(endTime)];
  const applies = (day: number): boolean => days.length === 0 || days.includes(day);
  return WEEK.map((day): readonly DaySpan[] => {
    if (start === end) return applies(day) ? [{ from: 0, to: DAY_MINUTES }] : [];
    if (start < end) return applies(day) ? [{ from: start, to: end + 1 }] : [];
    const before = day === 1 ? WEEK.length : day - 1;
    return [
      ...(applies(before) ? [{ from: 0, to: end + 1 }] : []),
      ...(applies(day) ? [{ from: start, to: DAY_MINUTES }] : []),
    ];
  });
}
