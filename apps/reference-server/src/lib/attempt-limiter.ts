import type { Clock } from './clock.ts';

/** Counts failures and says when enough is enough. In memory: each node counts for itself. */
export interface AttemptLimiter {
  /** Seconds to wait before the next attempt; 0 when one may be made. Counts as a failure until told. */
  begin(keys: readonly string[]): number;
  /** The attempt that was begun has succeeded. */
  succeed(keys: readonly string[]): void;
}

interface Bucket {
  count: number;
  endsAt: number;
}

/** More keys than this are not remembered; the oldest windows go first. */
const MAX_KEYS = 50_000;

/** @param limitOf most failures of a key within the window */
export function createAttemptLimiter(
  clock: Clock,
  windowMs: number,
  limitOf: (key: string) => number,
): AttemptLimiter {
  const buckets = new Map<string, Bucket>();

  const current = (key: string): Bucket | undefined => {
    const bucket = buckets.get(key);
    if (bucket !== undefined && bucket.endsAt > clock.now()) return bucket;
    buckets.delete(key);
    return undefined;
  };

  return {
    begin(keys) {
      const now = clock.now();
      const waits = keys.map((key) => {
        const bucket = current(key);
        return bucket !== undefined && bucket.count >= limitOf(key) ? bucket.endsAt - now : 0;
      });
      const wait = Math.max(...waits);
      if (wait > 0) return Math.ceil(wait / 1000);
      for (const key of keys) {
        const bucket = current(key) ?? { count: 0, endsAt: now + windowMs };
        bucket.count += 1;
        buckets.set(key, bucket);
      }
      for (const key of buckets.keys()) {
        if (buckets.size <= MAX_KEYS) break;
        buckets.delete(key);
      }
      return 0;
    },
    succeed(keys) {
      for (const key of keys) {
        const bucket = current(key);
        if (bucket !== undefined) bucket.count = Math.max(0, bucket.count - 1);
      }
    },
  };
}
