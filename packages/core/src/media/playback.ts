/** The player waits this long for pictures, then pauses and says so (spec alerts §4). */
export const PLAYER_TIMEOUT_MS = 20_000;

/** Length of one frame step, s. Cameras of vehicles write 25 pictures a second. */
export const FRAME_S = 1 / 25;

export const playbackRates = [0.25, 0.5, 1, 1.5, 2] as const;
export type PlaybackRate = (typeof playbackRates)[number];

/** Why a clip is not played. */
export type PlaybackFailure =
  /** It is not there (403, 404), empty, or no video that this browser plays. */
  | 'unplayable'
  /** The connection broke. */
  | 'unreachable'
  /** No frame arrived within `PLAYER_TIMEOUT_MS` of the request. */
  | 'nothingCame'
  /** The player itself could not be loaded. */
  | 'noPlayer';

/** How far the playing of one clip is. Changed only by `reducePlayback`. */
export interface Playback {
  /** Loading: no picture yet. Stalled: paused, as it had waited too long for more. */
  readonly phase: 'loading' | 'ready' | 'stalled' | 'failed';
  /** Only when it has failed. */
  readonly failure: PlaybackFailure | null;
  readonly isPlaying: boolean;
  /** Since when pictures are awaited, epoch ms. */
  readonly waitingSince: number | null;
  /** s */
  readonly position: number;
  /** s; null while it is not known, and for what has no end. */
  readonly duration: number | null;
  /** Up to where it has come, s. */
  readonly bufferedTo: number;
  readonly rate: PlaybackRate;
  readonly isMuted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** What the machine that plays says. */
export type EngineEvent =
  /** What the clip is like is known. `duration` in s. */
  | { readonly type: 'measured'; readonly duration: number }
  /** There is a picture to show, and enough to go on. */
  | { readonly type: 'hasPicture' }
  | { readonly type: 'playing' }
  | { readonly type: 'paused' }
  | { readonly type: 'waiting' }
  | { readonly type: 'moved'; readonly position: number; readonly bufferedTo: number }
  | { readonly type: 'failed'; readonly failure: PlaybackFailure };

export type PlaybackEvent =
  | EngineEvent
  /** A clip was asked for, to be shown from `position` on. */
  | { readonly type: 'asked'; readonly position: number; readonly plays: boolean }
  /** The user wants it to play as soon as it can. */
  | { readonly type: 'wished' }
  /** The user has gone to a place. */
  | { readonly type: 'soughtTo'; readonly position: number }
  | { readonly type: 'rateChosen'; readonly rate: PlaybackRate }
  | { readonly type: 'volumeChosen'; readonly volume: number; readonly isMuted: boolean }
  | { readonly type: 'clockMoved' };

export const startOfPlayback: Playback = {
  phase: 'loading',
  failure: null,
  isPlaying: false,
  waitingSince: null,
  position: 0,
  duration: null,
  bufferedTo: 0,
  rate: 1,
  isMuted: true,
  volume: 1,
};

function onClock(before: Playback, now: number): Playback {
  const { phase, waitingSince } = before;
  if (waitingSince === null || now - waitingSince < PLAYER_TIMEOUT_MS) return before;
  const stopped = { ...before, isPlaying: false, waitingSince: null };
  return phase === 'loading'
    ? { ...stopped, phase: 'failed', failure: 'nothingCame' }
    : { ...stopped, phase: 'stalled' };
}

const isOver = ({ phase }: Playback): boolean => phase === 'failed';

/** Playing as one pure function: what is, what happens, at what time (epoch ms), gives what is next. */
export function reducePlayback(before: Playback, event: PlaybackEvent, now: number): Playback {
  switch (event.type) {
    case 'asked':
      return {
        ...before,
        phase: 'loading',
        failure: null,
        isPlaying: event.plays,
        waitingSince: now,
        position: event.position,
        duration: null,
        bufferedTo: 0,
      };
    case 'rateChosen':
      return { ...before, rate: event.rate };
    case 'volumeChosen':
      return { ...before, volume: event.volume, isMuted: event.isMuted };
    case 'clockMoved':
      return onClock(before, now);
    case 'failed':
      return {
        ...before,
        phase: 'failed',
        failure: event.failure,
        isPlaying: false,
        waitingSince: null,
      };
    default:
      return isOver(before) ? before : onMedia(before, event, now);
  }
}

type MediaEvent = Exclude<
  PlaybackEvent,
  { readonly type: 'asked' | 'rateChosen' | 'volumeChosen' | 'clockMoved' | 'failed' }
>;

function onMedia(before: Playback, event: MediaEvent, now: number): Playback {
  switch (event.type) {
    case 'measured':
      return { ...before, duration: Number.isFinite(event.duration) ? event.duration : null };
    case 'hasPicture':
      return {
        ...before,
        phase: before.phase === 'loading' ? 'ready' : before.phase,
        waitingSince: null,
      };
    case 'playing':
      return { ...before, phase: 'ready', isPlaying: true, waitingSince: null };
    case 'paused':
      // Whoever has paused waits for nothing; the first picture is awaited all the same.
      return {
        ...before,
        isPlaying: false,
        waitingSince: before.phase === 'loading' ? before.waitingSince : null,
      };
    case 'waiting':
      return before.phase === 'stalled'
        ? before
        : { ...before, waitingSince: before.waitingSince ?? now };
    case 'wished':
      return { ...before, isPlaying: true };
    case 'soughtTo':
      return { ...before, position: event.position };
    case 'moved':
      return { ...before, position: event.position, bufferedTo: event.bufferedTo };
  }
}

/** When something is due without a word from the machine, epoch ms. */
export const playbackWakeAt = ({ waitingSince }: Playback): number | null =>
  waitingSince === null ? null : waitingSince + PLAYER_TIMEOUT_MS;
