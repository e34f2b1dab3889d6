import type { Clock } from '../lib/clock.ts';

/**
 * Maximum number of tag updates of a socket within the window; clients send one every few minutes.
 */
export const MAX_TAG_UPDATES = 20;
const WITHIN_MS = 60_000;

/**
 * Limits the tag updates of one socket: each one costs a signature check and a read of the head.
 */
export function createTagLimiter(clock: Pick<Clock, 'now'>): () => boolean {
  const times: number[] = [];
  return () => {
    const now = clock.now();
    while (times[0] !== undefined && times[0] <= now - WITHIN_MS) times.shift();
    times.push(now);
    return times.length <= MAX_TAG_UPDATES;
  };
}
