import { localTime } from './local-time.ts';
import type { Schedule } from './rule.ts';

const LAST_MINUTE = 24 * 60 - 1;

function minuteOf(time: string | null, fallback: number): number {
  if (time === null) return fallback;
  const [hours, minutes] = time.split(':');
  return Math.min(LAST_MINUTE, Number(hours) * 60 + Number(minutes));
}

function hasDay(schedule: Schedule, dayOfWeek: number): boolean {
  return schedule.daysOfWeek.length === 0 || schedule.daysOfWeek.includes(dayOfWeek);
}

/**
 * Whether an instant is within the schedule. The end is inclusive to the minute, so 00:00 to 23:59
 * is the whole day, as is a start equal to the end. A window across midnight belongs to the day on
 * which it starts: Monday 22:00 to 05:00 includes Tuesday 02:00 but not Monday 02:00.
 */
export function isWithinSchedule(schedule: Schedule, epochMs: number, timeZone: string): boolean {
  const { dayOfWeek, minuteOfDay } = localTime(epochMs, timeZone);
  const start = minuteOf(schedule.startTime, 0);
  const end = minuteOf(schedule.endTime, LAST_MINUTE);
  if (start === end) return hasDay(schedule, dayOfWeek);
  if (start < end) {
    return minuteOfDay >= start && minuteOfDay <= end && hasDay(schedule, dayOfWeek);
  }
  if (minuteOfDay >= start) return hasDay(schedule, dayOfWeek);
  const yesterday = dayOfWeek === 1 ? 7 : dayOfWeek - 1;
  return minuteOfDay <= end && hasDay(schedule, yesterday);
}
