import type { Format } from '@pantau/core';
import type { FirstTranslate } from '../../../messages/alert-center-messages.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Duration in at most two units: 4,2 dtk; 34 mnt; 1 mnt 12 dtk; 3 j 12 mnt; 2 hr 4 j. */
export function durationText(
  seconds: number,
  t: FirstTranslate,
  format: Pick<Format, 'number'>,
): string {
  if (seconds < MINUTE_S) {
    const digits = { maximumFractionDigits: 1 };
    return t('seconds', { number: format.number(seconds, digits) });
  }
  const whole = Math.round(seconds);
  const days = Math.floor(whole / DAY_S);
  const hours = Math.floor((whole % DAY_S) / HOUR_S);
  const minutes = Math.floor((whole % HOUR_S) / MINUTE_S);
  const rest = whole % MINUTE_S;
  if (days > 0) {
    return hours === 0 ? t('days', { number: days }) : t('daysHours', { days, hours });
  }
  if (hours > 0) {
    return minutes === 0 ? t('hours', { number: hours }) : t('hoursMinutes', { hours, minutes });
  }
  return rest === 0
    ? t('minutes', { number: minutes })
    : t('minutesSeconds', { minutes, seconds: rest });
}

/** Minutes and seconds of a counter: 0:42, 1:55, 12:03. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / MINUTE_S)}:${String(whole % MINUTE_S).padStart(2, '0')}`;
}
