import type { Clock } from './clock.ts';
import { Refusal } from './api-error.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

/** Holds back a client that hammers. */
export interface RequestLimiter {
  /** @throws Refusal TOO_MANY_ATTEMPTS, which says for how long to wait. */
  count(key: string | number): void;
}

const WINDOW_MS = 60_000;

/** In memory: each node counts for itself. */
export function createRequestLimiter(clock: Clock, mostInAMinute: number): RequestLimiter {
  const limiter = createAttemptLimiter(clock, WINDOW_MS, () => mostInAMinute);
  return {
    count(key) {
      const seconds = limiter.begin([String(key)]);
      if (seconds > 0) throw new Refusal('TOO_MANY_ATTEMPTS', 'tooManyRequests', { seconds });
    },
  };
}
