/** From so many alerts in a second on, nobody can follow them one by one. */
const STREAM_PER_SECOND = 50;

const SECOND_MS = 1_000;

/** A frame that comes later than this after the one before has been missed by the browser. */
const FRAME_LATE_MS = 25;

/** How long the page is left to itself after a stream has cost it a frame. */
export const STREAM_REST_MS = 500;

/**
 * When news of the feed are worked in. Each frame, as a rule; in a stream that costs the page frames,
 * twice a second: so the page stays fluent, and the user can read.
 */
export interface FeedPace {
  /** So many have been worked in. */
  worked(count: number, now: number): void;
  /** Whether it is worth knowing what the work has cost. */
  isStream(now: number): boolean;
  /** The frame after the work has come. */
  framePassed(workedAt: number, now: number): void;
  /** Ms to wait before the next frame is asked for; 0: none. */
  restMs(now: number): number;
}

export function createFeedPace(): FeedPace {
  let recent: readonly { readonly at: number; readonly count: number }[] = [];
  let restUntil = Number.NEGATIVE_INFINITY;

  const isStream = (now: number): boolean => {
    recent = recent.filter(({ at }) => at <= now && now - at < SECOND_MS);
    return recent.reduce((sum, { count }) => sum + count, 0) >= STREAM_PER_SECOND;
  };

  return {
    worked(count, now) {
      recent = [...recent, { at: now, count }];
    },
    isStream,
    framePassed(workedAt, now) {
      if (now - workedAt > FRAME_LATE_MS) restUntil = now + STREAM_REST_MS;
    },
    restMs(now) {
      const rest = restUntil - now;
      // A clock that was set back must not hold the news.
      return rest > 0 && rest <= STREAM_REST_MS ? rest : 0;
    },
  };
}
