import { beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, createManualClock } from '../testing/manual-clock.ts';
import { type EngineEvent, PLAYER_TIMEOUT_MS, type PlaybackFailure } from './playback.ts';
import { type PlaybackStore, createPlaybackStore } from './playback-store.ts';
import type { VideoEngine } from './video-engine.ts';

const sources = [{ url: 'https://media.example/1.mp4', contentType: 'video/mp4' }];

let clock: ManualClock;
let calls: string[];
let failures: PlaybackFailure[];
let errors: unknown[];
let emit: (event: EngineEvent) => void;
let store: PlaybackStore;

const engine: VideoEngine = {
  load: (_, position) => calls.push(`load ${position}`),
  play: () => calls.push('play'),
  pause: () => calls.push('pause'),
  seek: (position) => calls.push(`seek ${position.toFixed(2)}`),
  setRate: (rate) => calls.push(`rate ${rate}`),
  setVolume: (volume, muted) => calls.push(`volume ${volume.toFixed(1)}${muted ? ' muted' : ''}`),
  stop: () => calls.push('stop'),
  remove: () => calls.push('remove'),
};

beforeEach(() => {
  clock = createManualClock();
  calls = [];
  failures = [];
  errors = [];
  store = createPlaybackStore({
    clock,
    openEngine: (onEvent) => {
      emit = onEvent;
      return Promise.resolve(engine);
    },
    onError: (error) => errors.push(error),
    onFailed: (failure) => failures.push(failure),
  });
});

/** Returns the calls to the engine since the last time, and forgets them. */
const takeCalls = (): string[] => calls.splice(0);

async function ready(autoPlay = false): Promise<void> {
  store.load(sources, 0, autoPlay);
  await clock.advance(0);
  emit({ type: 'durationKnown', duration: 4 });
  emit({ type: 'frameReady' });
  takeCalls();
}

describe('a player', () => {
  it('opens its engine with the first clip and plays when the first frame is available', async () => {
    expect(takeCalls()).toEqual([]);
    store.load(sources, 1.5, true);
    await clock.advance(0);
    expect(takeCalls()).toEqual(['load 1.5', 'rate 1', 'volume 1.0 muted']);
    emit({ type: 'frameReady' });
    expect(takeCalls()).toEqual(['play']);
    emit({ type: 'playing' });
    expect(store.get()).toMatchObject({ phase: 'ready', playing: true, waitingSince: null });
  });

  it('plays after loading if the user pressed play while it loaded', async () => {
    store.load(sources, 0, false);
    await clock.advance(0);
    store.toggle();
    takeCalls();
    emit({ type: 'frameReady' });
    expect(takeCalls()).toEqual(['play']);
  });

  it('limits seeking to the clip', async () => {
    await ready();
    store.seekTo(-1);
    store.seekTo(9);
    expect(takeCalls()).toEqual(['seek 0.00', 'seek 4.00']);
    expect(store.get().position).toBeLessThan(4);
  });

  it('pauses to step by a 25th of a second', async () => {
    await ready();
    emit({ type: 'playing' });
    store.seekTo(2);
    takeCalls();
    store.stepFrames(1);
    store.stepFrames(-2);
    expect(takeCalls()).toEqual(['pause', 'seek 2.04', 'pause', 'seek 1.96']);
    expect(store.get().playing).toBe(false);
  });

  it('keeps speed and volume for the next clip', async () => {
    await ready();
    store.setRate(0.25);
    store.toggleMuted();
    takeCalls();
    store.load(sources, 0, false);
    expect(takeCalls()).toEqual(['load 0', 'rate 0.25', 'volume 1.0']);
  });

  it('is muted at volume 0 and returns to full volume when unmuted', async () => {
    await ready();
    store.setVolume(-1);
    expect(store.get()).toMatchObject({ volume: 0, muted: true });
    store.toggleMuted();
    expect(store.get()).toMatchObject({ volume: 1, muted: false });
  });
});

describe('a player without data', () => {
  it('stalls after 20 s and resumes from the same position on retry', async () => {
    await ready();
    emit({ type: 'playing' });
    emit({ type: 'progressed', position: 1.4, bufferedTo: 1.4 });
    emit({ type: 'waiting' });
    await clock.advance(PLAYER_TIMEOUT_MS - 1);
    expect(store.get()).toMatchObject({ phase: 'ready', playing: true });
    await clock.advance(1);
    expect(store.get()).toMatchObject({ phase: 'stalled', playing: false, waitingSince: null });
    expect(takeCalls()).toEqual(['pause']);
    expect(failures).toEqual([]);
    store.retry();
    expect(takeCalls()[0]).toBe('load 1.4');
    emit({ type: 'frameReady' });
    expect(takeCalls()).toEqual(['play']);
    expect(store.get().phase).toBe('ready');
  });

  it('restarts the timeout when playback continues', async () => {
    await ready();
    emit({ type: 'playing' });
    emit({ type: 'waiting' });
    await clock.advance(PLAYER_TIMEOUT_MS - 1);
    emit({ type: 'playing' });
    emit({ type: 'waiting' });
    await clock.advance(PLAYER_TIMEOUT_MS - 1);
    expect(store.get().phase).toBe('ready');
    await clock.advance(1);
    expect(store.get().phase).toBe('stalled');
  });

  it('has no timeout while paused', async () => {
    await ready();
    emit({ type: 'playing' });
    emit({ type: 'waiting' });
    store.pause();
    await clock.advance(PLAYER_TIMEOUT_MS);
    expect(store.get()).toMatchObject({ phase: 'ready', waitingSince: null });
    expect(clock.pending()).toBe(0);
  });

  it('fails after 20 s without a first frame (CO-33)', async () => {
    store.load(sources, 0, false);
    await clock.advance(PLAYER_TIMEOUT_MS);
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'timedOut' });
    expect(failures).toEqual(['timedOut']);
    expect(takeCalls().at(-1)).toBe('stop');
  });
});

describe('a player that fails', () => {
  it('reports the failure once and ignores later events of the clip', async () => {
    await ready(true);
    emit({ type: 'failed', failure: 'unplayable' });
    emit({ type: 'playing' });
    emit({ type: 'frameReady' });
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'unplayable', playing: false });
    expect(failures).toEqual(['unplayable']);
    store.toggle();
    expect(takeCalls()).not.toContain('play');
  });

  it('loads new sources after a failure', async () => {
    await ready();
    emit({ type: 'failed', failure: 'unplayable' });
    takeCalls();
    store.load(sources, 0, true);
    expect(takeCalls()[0]).toBe('load 0');
    expect(store.get()).toMatchObject({ phase: 'loading', failure: null });
  });

  it('reports that the player itself could not be loaded and loads it on retry', async () => {
    const offline = new Error('offline');
    let offlineNow = true;
    store = createPlaybackStore({
      clock,
      openEngine: () => (offlineNow ? Promise.reject(offline) : Promise.resolve(engine)),
      onError: (error) => errors.push(error),
      onFailed: (failure) => failures.push(failure),
    });
    store.load(sources, 0, true);
    await clock.advance(0);
    expect(store.get().failure).toBe('playerUnavailable');
    expect(errors).toEqual([offline]);
    offlineNow = false;
    store.retry();
    await clock.advance(0);
    expect(takeCalls()[0]).toBe('load 0');
  });
});

describe('a disposed player', () => {
  it('leaves no engine and no timer, even if the engine opens later', async () => {
    store.load(sources, 0, false);
    store.dispose();
    await clock.advance(0);
    expect(takeCalls()).toEqual(['remove']);
    expect(clock.pending()).toBe(0);
    emit({ type: 'failed', failure: 'unplayable' });
    expect(failures).toEqual([]);
  });
});
