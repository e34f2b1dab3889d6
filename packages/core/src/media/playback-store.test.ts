import { beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, createManualClock } from '../testing/manual-clock.ts';
import { type EngineEvent, PLAYER_TIMEOUT_MS, type PlaybackFailure } from './playback.ts';
import { type PlaybackStore, createPlayback } from './playback-store.ts';
import type { VideoEngine } from './video-engine.ts';

const sources = [{ url: 'https://media.example/1.mp4', contentType: 'video/mp4' }];

let clock: ManualClock;
let asked: string[];
let failures: PlaybackFailure[];
let errors: unknown[];
let say: (event: EngineEvent) => void;
let store: PlaybackStore;

const engine: VideoEngine = {
  load: (_, position) => asked.push(`load ${position}`),
  play: () => asked.push('play'),
  pause: () => asked.push('pause'),
  seek: (position) => asked.push(`seek ${position.toFixed(2)}`),
  setRate: (rate) => asked.push(`rate ${rate}`),
  setVolume: (volume, isMuted) =>
    asked.push(`volume ${volume.toFixed(1)}${isMuted ? ' muted' : ''}`),
  stop: () => asked.push('stop'),
  remove: () => asked.push('remove'),
};

beforeEach(() => {
  clock = createManualClock();
  asked = [];
  failures = [];
  errors = [];
  store = createPlayback({
    clock,
    openEngine: (onEvent) => {
      say = onEvent;
      return Promise.resolve(engine);
    },
    onError: (error) => errors.push(error),
    onFailed: (failure) => failures.push(failure),
  });
});

/** Everything asked for since the last look. */
const since = (): string[] => asked.splice(0);

async function ready(plays = false): Promise<void> {
  store.load(sources, 0, plays);
  await clock.advance(0);
  say({ type: 'measured', duration: 4 });
  say({ type: 'hasPicture' });
  since();
}

describe('a player', () => {
  it('loads its machine with the first clip, and plays as soon as there is a picture', async () => {
    expect(since()).toEqual([]);
    store.load(sources, 1.5, true);
    await clock.advance(0);
    expect(since()).toEqual(['load 1.5', 'rate 1', 'volume 1.0 muted']);
    say({ type: 'hasPicture' });
    expect(since()).toEqual(['play']);
    say({ type: 'playing' });
    expect(store.get()).toMatchObject({ phase: 'ready', isPlaying: true, waitingSince: null });
  });

  it('plays, once it can, what was pressed before it could', async () => {
    store.load(sources, 0, false);
    await clock.advance(0);
    store.toggle();
    since();
    say({ type: 'hasPicture' });
    expect(since()).toEqual(['play']);
  });

  it('stays within the clip', async () => {
    await ready();
    store.seekTo(-1);
    store.seekTo(9);
    expect(since()).toEqual(['seek 0.00', 'seek 4.00']);
    expect(store.get().position).toBeLessThan(4);
  });

  it('steps a 25th of a second, and pauses for it', async () => {
    await ready();
    say({ type: 'playing' });
    store.seekTo(2);
    since();
    store.stepFrames(1);
    store.stepFrames(-2);
    expect(since()).toEqual(['pause', 'seek 2.04', 'pause', 'seek 1.96']);
    expect(store.get().isPlaying).toBe(false);
  });

  it('keeps speed and sound from one clip to the next', async () => {
    await ready();
    store.setRate(0.25);
    store.toggleMuted();
    since();
    store.load(sources, 0, false);
    expect(since()).toEqual(['load 0', 'rate 0.25', 'volume 1.0']);
  });

  it('is muted at no volume, and heard again', async () => {
    await ready();
    store.setVolume(-1);
    expect(store.get()).toMatchObject({ volume: 0, isMuted: true });
    store.toggleMuted();
    expect(store.get()).toMatchObject({ volume: 1, isMuted: false });
  });
});

describe('a player that waits', () => {
  it('pauses after 20 s without pictures, says so, and goes on where it was', async () => {
    await ready();
    say({ type: 'playing' });
    say({ type: 'moved', position: 1.4, bufferedTo: 1.4 });
    say({ type: 'waiting' });
    await clock.advance(PLAYER_TIMEOUT_MS - 1);
    expect(store.get()).toMatchObject({ phase: 'ready', isPlaying: true });
    await clock.advance(1);
    expect(store.get()).toMatchObject({ phase: 'stalled', isPlaying: false, waitingSince: null });
    expect(since()).toEqual(['pause']);
    expect(failures).toEqual([]);
    store.retry();
    expect(since()[0]).toBe('load 1.4');
    say({ type: 'hasPicture' });
    expect(since()).toEqual(['play']);
    expect(store.get().phase).toBe('ready');
  });

  it('begins to count anew when pictures come', async () => {
    await ready();
    say({ type: 'playing' });
    say({ type: 'waiting' });
    await clock.advance(PLAYER_TIMEOUT_MS - 1);
    say({ type: 'playing' });
    say({ type: 'waiting' });
    await clock.advance(PLAYER_TIMEOUT_MS - 1);
    expect(store.get().phase).toBe('ready');
    await clock.advance(1);
    expect(store.get().phase).toBe('stalled');
  });

  it('waits for nothing while it is paused', async () => {
    await ready();
    say({ type: 'playing' });
    say({ type: 'waiting' });
    store.pause();
    await clock.advance(PLAYER_TIMEOUT_MS);
    expect(store.get()).toMatchObject({ phase: 'ready', waitingSince: null });
    expect(clock.pending()).toBe(0);
  });

  it('gives up after 20 s when not even the first picture comes (CO-33)', async () => {
    store.load(sources, 0, false);
    await clock.advance(PLAYER_TIMEOUT_MS);
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'nothingCame' });
    expect(failures).toEqual(['nothingCame']);
    expect(since().at(-1)).toBe('stop');
  });
});

describe('a player that fails', () => {
  it('tells so once, and hears no more of that clip', async () => {
    await ready(true);
    say({ type: 'failed', failure: 'unplayable' });
    say({ type: 'playing' });
    say({ type: 'hasPicture' });
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'unplayable', isPlaying: false });
    expect(failures).toEqual(['unplayable']);
    store.toggle();
    expect(since()).not.toContain('play');
  });

  it('asks for a new address when there is one', async () => {
    await ready();
    say({ type: 'failed', failure: 'unplayable' });
    since();
    store.load(sources, 0, true);
    expect(since()[0]).toBe('load 0');
    expect(store.get()).toMatchObject({ phase: 'loading', failure: null });
  });

  it('says so when it cannot be loaded itself, and tries again when asked', async () => {
    const offline = new Error('offline');
    let isOffline = true;
    store = createPlayback({
      clock,
      openEngine: () => (isOffline ? Promise.reject(offline) : Promise.resolve(engine)),
      onError: (error) => errors.push(error),
      onFailed: (failure) => failures.push(failure),
    });
    store.load(sources, 0, true);
    await clock.advance(0);
    expect(store.get().failure).toBe('noPlayer');
    expect(errors).toEqual([offline]);
    isOffline = false;
    store.retry();
    await clock.advance(0);
    expect(since()[0]).toBe('load 0');
  });
});

describe('a player that is gone', () => {
  it('leaves no machine and no timer, also when the machine comes later', async () => {
    store.load(sources, 0, false);
    store.dispose();
    await clock.advance(0);
    expect(since()).toEqual(['remove']);
    expect(clock.pending()).toBe(0);
    say({ type: 'failed', failure: 'unplayable' });
    expect(failures).toEqual([]);
  });
});
