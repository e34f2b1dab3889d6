const MINUTE_S = 60;
const HOUR_S = 3_600;

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a duration in seconds as `0:04`, `12:30` or `1:00:05`, the same in every language. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [minutes, rest] = [Math.floor((whole % HOUR_S) / MINUTE_S), whole % MINUTE_S];
  if (whole < HOUR_S) return `${minutes}:${two(rest)}`;
  return `${Math.floor(whole / HOUR_S)}:${two(minutes)}:${two(rest)}`;
}
