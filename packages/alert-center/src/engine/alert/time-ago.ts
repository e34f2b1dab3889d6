/** Elapsed time in the largest unit that fits, rounded down. */
export interface TimeAgo {
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days';
  readonly value: number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Time elapsed since `createdOn`; both arguments are epoch ms. A time in the future counts as now. */
export function timeAgo(now: number, createdOn: number): TimeAgo {
  const seconds = Math.max(0, Math.floor((now - createdOn) / 1_000));
  if (seconds < MINUTE_S) return { unit: 'seconds', value: seconds };
  if (seconds < HOUR_S) return { unit: 'minutes', value: Math.floor(seconds / MINUTE_S) };
  if (seconds < DAY_S) return { unit: 'hours', value: Math.floor(seconds / HOUR_S) };
  return { unit: 'days', value: Math.floor(seconds / DAY_S) };
}
