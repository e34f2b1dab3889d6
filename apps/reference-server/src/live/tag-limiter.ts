import type { Clock } from '../lib/clock.ts';

/** So often a socket may update its tags within a minute; a client does so every few minutes. */
export const MAX_TAG_UPDATES = 20;
const WITHIN_MS = 60_000;

/** Counts how often one socket updates its tags: each time costs a check of the signature and a look. */
export function createTagLimiter(clock: Pick<Clock, 'now'>): () => boolean {
  const times: number[] = [];
  return () => {
    const now = clock.now();
    while (times[0] !== undefined && times[0] <= now - WITHIN_MS) times.shift();
    times.push(now);
    return times.length <= MAX_TAG_UPDATES;
  };
}
