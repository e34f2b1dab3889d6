import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';

/** A restart of Redis takes less. */
const LOST_MS = 6_000;
const INTERVAL_MS = 1_000;

export interface RedisWatch {
  /** Whether Redis has not answered for 6 s. */
  isLost(): boolean;
  stop(): void;
}

interface WatchDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Resolves when Redis answers, however long that takes. */
  readonly ping: () => Promise<unknown>;
  readonly onChange: (isLost: boolean) => void;
}

/** Asks Redis every second, and logs when it is lost and when it is back. */
export function watchRedis({ clock, logger, ping, onChange }: WatchDeps): RedisWatch {
  let answeredAt = clock.now();
  let isAsking = false;
  let isLost = false;
  const ask = async (): Promise<void> => {
    isAsking = true;
    try {
      await ping();
      answeredAt = clock.now();
    } catch {
      // Asked again in a second.
    } finally {
      isAsking = false;
    }
  };
  const stop = clock.setInterval(() => {
    if (!isAsking) void ask();
    if (clock.now() - answeredAt > LOST_MS === isLost) return;
    isLost = !isLost;
    onChange(isLost);
    if (isLost) logger.error('Redis does not answer: messages of other nodes are late');
    else logger.info('Redis answers again');
  }, INTERVAL_MS);
  return { isLost: () => isLost, stop };
}
