import type { Clock } from '../clock/clock.ts';
import type { ClipSource } from './clip.ts';
import {
  FRAME_S,
  type Playback,
  type PlaybackEvent,
  type PlaybackFailure,
  type PlaybackRate,
  playbackTimeoutAt,
  reducePlayback,
  initialPlayback,
} from './playback.ts';
import type { OpenEngine, VideoEngine } from './video-engine.ts';

/** The state of one player. */
export interface PlaybackStore {
  get(): Playback;
  subscribe(listener: () => void): () => void;
  /** Loads a clip at `position` (in seconds). */
  load(sources: readonly ClipSource[], position: number, autoPlay: boolean): void;
  /** Reloads a stalled or failed clip and plays from where it stopped. */
  retry(): void;
  toggle(): void;
  pause(): void;
  /** In seconds; limited to the clip. */
  seekTo(position: number): void;
  /** Pauses and steps forwards, or backwards if `count` is negative. */
  stepFrames(count: number): void;
  setRate(rate: PlaybackRate): void;
  setVolume(volume: number): void;
  toggleMuted(): void;
  dispose(): void;
}

export interface PlaybackStoreOptions {
  readonly clock: Clock;
  readonly openEngine: OpenEngine;
  readonly onError: (error: unknown) => void;
  readonly onFailed: (failure: PlaybackFailure) => void;
}

/** Seeking to the exact duration would end the video. */
const BEFORE_END_S = 0.001;

export function createPlaybackStore(options: PlaybackStoreOptions): PlaybackStore {
  const { clock, onFailed } = options;
  const listeners = new Set<() => void>();
  let state = initialPlayback;
  let sources: readonly ClipSource[] = [];
  let engine: VideoEngine | undefined;
  let cancelTimeout: (() => void) | undefined;
  let isDisposed = false;

  const dispatch = (event: PlaybackEvent): void => {
    if (isDisposed) return;
    const before = state;
    state = reducePlayback(before, event, clock.now());
    if (state === before) return;
    if (state.waitingSince !== before.waitingSince) scheduleTimeout();
    if (state.phase !== before.phase) onPhaseChange();
    for (const listener of [...listeners]) listener();
  };

  const onPhaseChange = (): void => {
    if (state.phase === 'stalled') engine?.pause();
    if (state.phase === 'ready' && state.playing) engine?.play();
    if (state.phase !== 'failed') return;
    engine?.stop();
    onFailed(state.failure ?? 'unplayable');
  };

  const scheduleTimeout = (): void => {
    cancelTimeout?.();
    const at = playbackTimeoutAt(state);
    cancelTimeout =
      at === null
        ? undefined
        : clock.setTimeout(() => dispatch({ type: 'timeElapsed' }), Math.max(0, at - clock.now()));
  };

  const applySettings = (): void => {
    engine?.setRate(state.rate);
    engine?.setVolume(state.volume, state.muted);
  };

  const loadSources = (): void => {
    engine?.load(sources, state.position);
    applySettings();
  };

  let opening: Promise<void> | undefined;
  /** If opening fails, the next request tries again. */
  const open = (): void => {
    opening ??= options.openEngine(dispatch).then(
      (opened) => {
        if (isDisposed) {
          opened.remove();
          return;
        }
        engine = opened;
        if (state.phase !== 'failed') loadSources();
      },
      (error: unknown) => {
        opening = undefined;
        if (isDisposed) return;
        options.onError(error);
        dispatch({ type: 'failed', failure: 'playerUnavailable' });
      },
    );
  };

  const request = (position: number, autoPlay: boolean): void => {
    dispatch({ type: 'requested', position, autoPlay });
    if (engine === undefined) open();
    else loadSources();
  };

  const pause = (): void => {
    engine?.pause();
    dispatch({ type: 'paused' });
  };

  const seekTo = (position: number): void => {
    const end = state.duration === null ? position : state.duration - BEFORE_END_S;
    const to = Math.max(0, Math.min(position, end));
    dispatch({ type: 'seeked', position: to });
    if (state.phase !== 'loading') engine?.seek(to);
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(next, position, autoPlay) {
      sources = next;
      request(position, autoPlay);
    },
    retry() {
      if (state.phase === 'stalled' || state.phase === 'failed') request(state.position, true);
    },
    toggle() {
      if (state.phase === 'stalled') request(state.position, true);
      else if (state.playing) pause();
      else if (state.phase === 'ready') engine?.play();
      else dispatch({ type: 'playRequested' });
    },
    pause,
    seekTo,
    stepFrames(count) {
      pause();
      seekTo(state.position + count * FRAME_S);
    },
    setRate(rate) {
      dispatch({ type: 'rateChanged', rate });
      engine?.setRate(rate);
    },
    setVolume(volume) {
      const clamped = Math.max(0, Math.min(volume, 1));
      dispatch({ type: 'volumeChanged', volume: clamped, muted: clamped === 0 });
      applySettings();
    },
    toggleMuted() {
      const { muted, volume } = state;
      const next = muted && volume === 0 ? 1 : volume;
      dispatch({ type: 'volumeChanged', volume: next, muted: !muted });
      applySettings();
    },
    dispose() {
      isDisposed = true;
      cancelTimeout?.();
      engine?.remove();
      engine = undefined;
      listeners.clear();
    },
  };
}
