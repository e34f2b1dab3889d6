import { createManualClock } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { SOUND_START_MS } from '../alert/limits.ts';
import { createWebAudioSound } from './web-audio-sound.ts';

/** What a browser gives, as far as we use it. */
function fakeAudio(isBlocked: boolean) {
  const made: FakeContext[] = [];
  const started = vi.fn();
  const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = { connect: vi.fn(), disconnect: vi.fn() };
  class FakeContext {
    state: AudioContextState = isBlocked ? 'suspended' : 'running';
    currentTime = 1;
    destination = {};
    closed = vi.fn();
    constructor() {
      made.push(this);
    }
    resume = (): Promise<void> => {
      if (isBlocked) return new Promise(() => {});
      this.state = 'running';
      return Promise.resolve();
    };
    close = (): Promise<void> => {
      this.closed();
      return Promise.resolve();
    };
    createGain = () => ({ ...node, gain: param() });
    createOscillator = () => ({
      ...node,
      type: 'sine',
      frequency: param(),
      start: started,
      stop: vi.fn(),
    });
  }
  return {
    Context: FakeContext as unknown as typeof AudioContext,
    made,
    started,
    allow: () => {
      isBlocked = false;
    },
  };
}

const clock = createManualClock();

describe('the sound made in code', () => {
  it('plays on one context, however often', async () => {
    const audio = fakeAudio(false);
    const sound = createWebAudioSound(clock, audio.Context);
    expect(audio.made).toHaveLength(0);
    expect(await sound?.play()).toBe('played');
    expect(await sound?.play()).toBe('played');
    expect(audio.made).toHaveLength(1);
    expect(audio.started.mock.calls.length).toBeGreaterThan(1);
  });

  it('is blocked when the browser has not let it begin within half a second', async () => {
    expect(SOUND_START_MS).toBe(500);
    const audio = fakeAudio(true);
    const sound = createWebAudioSound(clock, audio.Context);
    const playing = sound?.play();
    await clock.advance(SOUND_START_MS);
    expect(await playing).toBe('blocked');
    expect(audio.started).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });

  it('is heard once the browser allows it', async () => {
    const audio = fakeAudio(true);
    const sound = createWebAudioSound(clock, audio.Context);
    const playing = sound?.play();
    await clock.advance(SOUND_START_MS);
    await playing;
    audio.allow();
    expect(await sound?.unlock()).toBe(true);
    expect(await sound?.play()).toBe('played');
  });

  it('gives its context back, and makes another when it plays again', async () => {
    const audio = fakeAudio(false);
    const sound = createWebAudioSound(clock, audio.Context);
    await sound?.play();
    sound?.close?.();
    expect(audio.made[0]?.closed).toHaveBeenCalledTimes(1);
    await sound?.play();
    expect(audio.made).toHaveLength(2);
  });

  it('is none where the browser has no audio', () => {
    expect(createWebAudioSound(clock, undefined)).toBeNull();
  });
});
