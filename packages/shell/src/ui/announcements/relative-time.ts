const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was; `null` after a week, when a date says more. The future counts as now. */
export function relativeTime(now: number, then: number, locale: string): string | null {
  const age = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (age < MINUTE_MS) return words.format(0, 'second');
  if (age < HOUR_MS) return words.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return words.format(-Math.floor(age / HOUR_MS), 'hour');
  return age < 7 * DAY_MS ? words.format(-Math.floor(age / DAY_MS), 'day') : null;
}
