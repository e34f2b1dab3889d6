import type { Format } from '@pantau/core';
import type { AlertCenterTranslate } from '../../../messages/alert-center-messages.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** 4,2 dtk; 34 mnt; 1 m 12 d; 3 j 12 m; 2 hr 4 j. Two units at most. */
export function durationText(
  seconds: number,
  words: AlertCenterTranslate,
  format: Pick<Format, 'number'>,
): string {
  if (seconds < MINUTE_S) {
    const digits = { maximumFractionDigits: 1 };
    return words('seconds', { number: format.number(seconds, digits) });
  }
  const whole = Math.round(seconds);
  const days = Math.floor(whole / DAY_S);
  const hours = Math.floor((whole % DAY_S) / HOUR_S);
  const minutes = Math.floor((whole % HOUR_S) / MINUTE_S);
  const rest = whole % MINUTE_S;
  if (days > 0) {
    return hours === 0 ? words('days', { number: days }) : words('daysHours', { days, hours });
  }
  if (hours > 0) {
    return minutes === 0
      ? words('hours', { number: hours })
      : words('hoursMinutes', { hours, minutes });
  }
  return rest === 0
    ? words('minutes', { number: minutes })
    : words('minutesSeconds', { minutes, seconds: rest });
}

/** 0:42, 1:55, 12:03: minutes and seconds as a clock shows them, for counting up or down. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / MINUTE_S)}:${String(whole % MINUTE_S).padStart(2, '0')}`;
}
