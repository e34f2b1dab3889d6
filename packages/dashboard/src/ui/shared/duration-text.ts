import type { Format } from '@pantau/core';
import type { DashboardTranslate } from '../../messages/dashboard-messages.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

type Numbers = Pick<Format, 'number'>;

const pad = (value: number): string => String(value).padStart(2, '0');

/** Whole hours and minutes, or days and hours. */
function longText(seconds: number, t: DashboardTranslate, { number }: Numbers): string {
  const hours = Math.floor(seconds / HOUR_S);
  if (hours >= 24) {
    return t('daysHours', { days: number(Math.floor(hours / 24)), hours: number(hours % 24) });
  }
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  if (minutes === 0) return t('hoursOnly', { hours: number(hours) });
  return t('hoursMinutes', { hours: number(hours), minutes: number(minutes) });
}

/**
 * The age of an event: 0:42, 12 min, 3 h 20 min, 1 d 4 h. A time in the future counts as now.
 *
 * @param ms in ms
 */
export function ageText(ms: number, t: DashboardTranslate, format: Numbers): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  if (seconds < MINUTE_S) return `0:${pad(seconds)}`;
  if (seconds >= HOUR_S) return longText(seconds, t, format);
  return t('minutes', { minutes: format.number(Math.floor(seconds / MINUTE_S)) });
}

/** A measured duration: 4.2 s, 1 min 20 s, 3 h 20 min. */
export function durationText(seconds: number, t: DashboardTranslate, format: Numbers): string {
  if (seconds < MINUTE_S) {
    return t('seconds', { number: format.number(seconds, { maximumFractionDigits: 1 }) });
  }
  const whole = Math.round(seconds);
  if (whole >= HOUR_S && whole < DAY_S * 400) return longText(whole, t, format);
  return t('minutesSeconds', {
    minutes: format.number(Math.floor(whole / MINUTE_S)),
    seconds: format.number(whole % MINUTE_S),
  });
}
