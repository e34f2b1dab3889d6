/** The years that Postgres and ISO 8601 write alike. */
const EARLIEST_MS = Date.UTC(1000, 0, 1);
const LATEST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2}))?$/;
const epoch = /^-?\d{1,15}$/;

/**
 * Parses ISO 8601 with an offset, a day (its start in UTC), or epoch milliseconds; `null` for anything
 * else.
 */
export function parseInstant(text: string): Date | null {
  const ms = epoch.test(text) ? Number(text) : iso.test(text) ? Date.parse(text) : Number.NaN;
  return ms >= EARLIEST_MS && ms <= LATEST_MS ? new Date(ms) : null;
}
