import type { Clock } from '../clock/clock.ts';
import type { ClipSource } from './clip.ts';
import {
  FRAME_S,
  type Playback,
  type PlaybackEvent,
  type PlaybackFailure,
  type PlaybackRate,
  playbackWakeAt,
  reducePlayback,
  startOfPlayback,
} from './playback.ts';
import type { OpenEngine, VideoEngine } from './video-engine.ts';

/** One player, without React. */
export interface PlaybackStore {
  get(): Playback;
  subscribe(listener: () => void): () => void;
  /** Shows a clip from `position` (s) on. */
  load(sources: readonly ClipSource[], position: number, plays: boolean): void;
  /** Asks for the same clip once more, where it stopped. */
  retry(): void;
  toggle(): void;
  pause(): void;
  /** s */
  seekTo(position: number): void;
  /** Forwards, or backwards with a negative count; pauses. */
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

/** Browsers end a video a little before its length. */
const BEFORE_END_S = 0.001;

export function createPlayback(options: PlaybackStoreOptions): PlaybackStore {
  const { clock, onFailed } = options;
  const listeners = new Set<() => void>();
  let state = startOfPlayback;
  let sources: readonly ClipSource[] = [];
  let engine: VideoEngine | undefined;
  let cancelWake: (() => void) | undefined;
  let isDisposed = false;

  const tell = (event: PlaybackEvent): void => {
    if (isDisposed) return;
    const before = state;
    state = reducePlayback(before, event, clock.now());
    if (state === before) return;
    if (state.waitingSince !== before.waitingSince) wake();
    if (state.phase !== before.phase) onPhase();
    for (const listener of [...listeners]) listener();
  };

  const onPhase = (): void => {
    if (state.phase === 'stalled') engine?.pause();
    if (state.phase === 'ready' && state.isPlaying) engine?.play();
    if (state.phase !== 'failed') return;
    engine?.stop();
    onFailed(state.failure ?? 'unplayable');
  };

  const wake = (): void => {
    cancelWake?.();
    const at = playbackWakeAt(state);
    cancelWake =
      at === null
        ? undefined
        : clock.setTimeout(() => tell({ type: 'clockMoved' }), Math.max(0, at - clock.now()));
  };

  const fitOut = (): void => {
    engine?.setRate(state.rate);
    engine?.setVolume(state.volume, state.isMuted);
  };

  const begin = (): void => {
    engine?.load(sources, state.position);
    fitOut();
  };

  let opening: Promise<void> | undefined;
  /** A machine that could not be had is asked for again with the next clip. */
  const open = (): void => {
    opening ??= options.openEngine(tell).then(
      (opened) => {
        if (isDisposed) {
          opened.remove();
          return;
        }
        engine = opened;
        if (state.phase !== 'failed') begin();
      },
      (error: unknown) => {
        opening = undefined;
        if (isDisposed) return;
        options.onError(error);
        tell({ type: 'failed', failure: 'noPlayer' });
      },
    );
  };

  const ask = (position: number, plays: boolean): void => {
    tell({ type: 'asked', position, plays });
    if (engine === undefined) open();
    else begin();
  };

  const pause = (): void => {
    engine?.pause();
    tell({ type: 'paused' });
  };

  const seekTo = (position: number): void => {
    const end = state.duration === null ? position : state.duration - BEFORE_END_S;
    const to = Math.max(0, Math.min(position, end));
    tell({ type: 'soughtTo', position: to });
    if (state.phase !== 'loading') engine?.seek(to);
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(next, position, plays) {
      sources = next;
      ask(position, plays);
    },
    retry() {
      if (state.phase === 'stalled' || state.phase === 'failed') ask(state.position, true);
    },
    toggle() {
      if (state.phase === 'stalled') ask(state.position, true);
      else if (state.isPlaying) pause();
      else if (state.phase === 'ready') engine?.play();
      else tell({ type: 'wished' });
    },
    pause,
    seekTo,
    stepFrames(count) {
      pause();
      seekTo(state.position + count * FRAME_S);
    },
    setRate(rate) {
      tell({ type: 'rateChosen', rate });
      engine?.setRate(rate);
    },
    setVolume(volume) {
      const heard = Math.max(0, Math.min(volume, 1));
      tell({ type: 'volumeChosen', volume: heard, isMuted: heard === 0 });
      fitOut();
    },
    toggleMuted() {
      const { isMuted, volume } = state;
      const heard = isMuted && volume === 0 ? 1 : volume;
      tell({ type: 'volumeChosen', volume: heard, isMuted: !isMuted });
      fitOut();
    },
    dispose() {
      isDisposed = true;
      cancelWake?.();
      engine?.remove();
      engine = undefined;
      listeners.clear();
    },
  };
}
