/** How long the player waits for data before it stalls or fails (CO-33, AC-87). */
export const PLAYER_TIMEOUT_MS = 20_000;

/** Duration of a frame step in seconds. Vehicle cameras record 25 frames per second. */
export const FRAME_S = 1 / 25;

export const playbackRates = [0.25, 0.5, 1, 1.5, 2] as const;
export type PlaybackRate = (typeof playbackRates)[number];

/** Why a clip cannot be played. */
export type PlaybackFailure =
  /** The file is missing (403, 404), empty, or in no format that the browser can play. */
  | 'unplayable'
  /** The connection was lost. */
  | 'unreachable'
  /** No frame arrived within `PLAYER_TIMEOUT_MS` of the request. */
  | 'timedOut'
  /** The player itself could not be loaded. */
  | 'playerUnavailable';

/** Playback state of a clip. Changed only by `reducePlayback`. */
export interface Playback {
  /** `loading`: no frame yet. `stalled`: paused because no data arrived within `PLAYER_TIMEOUT_MS`. */
  readonly phase: 'loading' | 'ready' | 'stalled' | 'failed';
  /** Set only in phase `failed`. */
  readonly failure: PlaybackFailure | null;
  readonly playing: boolean;
  /** Since when the player has been waiting for data, in epoch milliseconds. */
  readonly waitingSince: number | null;
  /** In seconds. */
  readonly position: number;
  /** In seconds; null while unknown, and for an endless stream. */
  readonly duration: number | null;
  /** End of the buffered range in seconds. */
  readonly bufferedTo: number;
  readonly rate: PlaybackRate;
  readonly muted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** An event of the video engine. Positions and durations are in seconds. */
export type EngineEvent =
  | { readonly type: 'durationKnown'; readonly duration: number }
  /** There is a frame to show and enough data to play. */
  | { readonly type: 'frameReady' }
  | { readonly type: 'playing' }
  | { readonly type: 'paused' }
  | { readonly type: 'waiting' }
  | { readonly type: 'progressed'; readonly position: number; readonly bufferedTo: number }
  | { readonly type: 'failed'; readonly failure: PlaybackFailure };

export type PlaybackEvent =
  | EngineEvent
  /** A clip was requested, starting at `position`. */
  | { readonly type: 'requested'; readonly position: number; readonly autoPlay: boolean }
  /** The user pressed play while the clip was loading. */
  | { readonly type: 'playRequested' }
  /** The user moved to a position. */
  | { readonly type: 'seeked'; readonly position: number }
  | { readonly type: 'rateChanged'; readonly rate: PlaybackRate }
  | { readonly type: 'volumeChanged'; readonly volume: number; readonly muted: boolean }
  | { readonly type: 'timeElapsed' };

export const initialPlayback: Playback = {
  phase: 'loading',
  failure: null,
  playing: false,
  waitingSince: null,
  position: 0,
  duration: null,
  bufferedTo: 0,
  rate: 1,
  muted: true,
  volume: 1,
};

function onTimeElapsed(before: Playback, now: number): Playback {
  const { phase, waitingSince } = before;
  if (waitingSince === null || now - waitingSince < PLAYER_TIMEOUT_MS) return before;
  const stopped = { ...before, playing: false, waitingSince: null };
  return phase === 'loading'
    ? { ...stopped, phase: 'failed', failure: 'timedOut' }
    : { ...stopped, phase: 'stalled' };
}

/** Returns the state after an event at `now` (in epoch milliseconds). */
export function reducePlayback(before: Playback, event: PlaybackEvent, now: number): Playback {
  switch (event.type) {
    case 'requested':
      return {
        ...before,
        phase: 'loading',
        failure: null,
        playing: event.autoPlay,
        waitingSince: now,
        position: event.position,
        duration: null,
        bufferedTo: 0,
      };
    case 'rateChanged':
      return { ...before, rate: event.rate };
    case 'volumeChanged':
      return { ...before, volume: event.volume, muted: event.muted };
    case 'timeElapsed':
      return onTimeElapsed(before, now);
    case 'failed':
      return {
        ...before,
        phase: 'failed',
        failure: event.failure,
        playing: false,
        waitingSince: null,
      };
    default:
      return before.phase === 'failed' ? before : onMediaEvent(before, event, now);
  }
}

type MediaEvent = Exclude<
  PlaybackEvent,
  { readonly type: 'requested' | 'rateChanged' | 'volumeChanged' | 'timeElapsed' | 'failed' }
>;

function onMediaEvent(before: Playback, event: MediaEvent, now: number): Playback {
  switch (event.type) {
    case 'durationKnown':
      return { ...before, duration: Number.isFinite(event.duration) ? event.duration : null };
    case 'frameReady':
      return {
        ...before,
        phase: before.phase === 'loading' ? 'ready' : before.phase,
        waitingSince: null,
      };
    case 'playing':
      return { ...before, phase: 'ready', playing: true, waitingSince: null };
    case 'paused':
      // A paused player does not time out, except while it waits for the first frame.
      return {
        ...before,
        playing: false,
        waitingSince: before.phase === 'loading' ? before.waitingSince : null,
      };
    case 'waiting':
      return before.phase === 'stalled'
        ? before
        : { ...before, waitingSince: before.waitingSince ?? now };
    case 'playRequested':
      return { ...before, playing: true };
    case 'seeked':
      return { ...before, position: event.position };
    case 'progressed':
      return { ...before, position: event.position, bufferedTo: event.bufferedTo };
  }
}

/** When `timeElapsed` is due, in epoch milliseconds. */
export const playbackTimeoutAt = ({ waitingSince }: Playback): number | null =>
  waitingSince === null ? null : waitingSince + PLAYER_TIMEOUT_MS;
