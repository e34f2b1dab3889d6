import type { Clock } from './clock.ts';
import { ApiError } from './api-error.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

/** Limits how often a key may be used within a minute. */
export interface RequestLimiter {
  /** @throws ApiError `TOO_MANY_ATTEMPTS`, with the seconds to wait. */
  consume(key: string | number): void;
}

const WINDOW_MS = 60_000;

/** State is in memory, so each node counts separately. */
export function createRequestLimiter(clock: Clock, maxPerMinute: number): RequestLimiter {
  const limiter = createAttemptLimiter(clock, WINDOW_MS, () => maxPerMinute);
  return {
    consume(key) {
      const seconds = limiter.begin([String(key)]);
      if (seconds > 0) throw new ApiError('TOO_MANY_ATTEMPTS', 'tooManyRequests', { seconds });
    },
  };
}
