import type { Clock } from './clock.ts';

/** Limits failed attempts per key. State is in memory, so each node counts separately. */
export interface AttemptLimiter {
  /**
   * Returns the seconds to wait, or 0 when the attempt may proceed. It counts as failed until
   * `succeed` is called.
   */
  begin(keys: readonly string[]): number;
  /** Marks the attempt as successful. */
  succeed(keys: readonly string[]): void;
}

interface Bucket {
  count: number;
  endsAt: number;
}

/** Beyond this number the oldest keys are dropped. */
const MAX_KEYS = 50_000;

/** @param limitOf maximum number of failures of a key within the window */
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
