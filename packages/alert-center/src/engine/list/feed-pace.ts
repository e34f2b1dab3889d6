/** Alerts per second from which the feed counts as a stream that no user can follow one by one. */
const STREAM_PER_SECOND = 50;

const SECOND_MS = 1_000;

/** A frame that comes later than this after the previous one was late. */
const FRAME_LATE_MS = 25;

/** Pause after a stream has delayed a frame. */
export const STREAM_REST_MS = 500;

/**
 * Decides when events of the feed are applied: each frame, or twice a second during a stream that delays
 * frames, so that the page stays responsive and the user can read.
 */
export interface FeedPace {
  /** Records that `count` events have been applied. */
  applied(count: number, now: number): void;
  /** Whether enough events arrive that the delay of the next frame should be measured. */
  isStream(now: number): boolean;
  /** Records the frame that followed the work. */
  framePassed(appliedAt: number, now: number): void;
  /** Time to wait before the next frame is requested, ms; 0 for no wait. */
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
    applied(count, now) {
      recent = [...recent, { at: now, count }];
    },
    isStream,
    framePassed(appliedAt, now) {
      if (now - appliedAt > FRAME_LATE_MS) restUntil = now + STREAM_REST_MS;
    },
    restMs(now) {
      const rest = restUntil - now;
      // A clock that was set back must not delay events.
      return rest > 0 && rest <= STREAM_REST_MS ? rest : 0;
    },
  };
}
