import { SOUND_START_MS } from '@pantau/core/sound';
import { createManualClock } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import type { AlertSound } from './alert-sound.port.ts';
import { createWebAudioSound } from './web-audio-sound.ts';

/** A fake of the parts of Web Audio that the sound uses. */
function fakeAudio(isBlocked: boolean) {
  const contexts: FakeContext[] = [];
  const started = vi.fn();
  const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = { connect: vi.fn(), disconnect: vi.fn() };
  class FakeContext {
    state: AudioContextState = isBlocked ? 'suspended' : 'running';
    currentTime = 1;
    destination = {};
    closed = vi.fn();
    constructor() {
      contexts.push(this);
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
    contexts,
    started,
    allow: () => {
      isBlocked = false;
    },
  };
}

const clock = createManualClock();

/** Plays, and lets the task pass in which the audio device is opened. */
async function play(sound: AlertSound | null): Promise<'played' | 'blocked' | undefined> {
  const playing = sound?.play();
  await clock.advance(0);
  return playing;
}

describe('the generated sound', () => {
  it('plays repeatedly on one context', async () => {
    const audio = fakeAudio(false);
    const sound = createWebAudioSound(clock, audio.Context);
    expect(audio.contexts).toHaveLength(0);
    expect(await play(sound)).toBe('played');
    expect(await play(sound)).toBe('played');
    expect(audio.contexts).toHaveLength(1);
    expect(audio.started.mock.calls.length).toBeGreaterThan(1);
  });

  it('is blocked when audio has not started within half a second', async () => {
    expect(SOUND_START_MS).toBe(500);
    const audio = fakeAudio(true);
    const sound = createWebAudioSound(clock, audio.Context);
    const playing = sound?.play();
    await clock.advance(SOUND_START_MS);
    expect(await playing).toBe('blocked');
    expect(audio.started).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });

  it('plays once the browser allows audio', async () => {
    const audio = fakeAudio(true);
    const sound = createWebAudioSound(clock, audio.Context);
    const playing = sound?.play();
    await clock.advance(SOUND_START_MS);
    await playing;
    audio.allow();
    expect(await sound?.unlock()).toBe(true);
    expect(await sound?.play()).toBe('played');
  });

  it('closes its context and creates another for the next play', async () => {
    const audio = fakeAudio(false);
    const sound = createWebAudioSound(clock, audio.Context);
    await play(sound);
    sound?.close?.();
    expect(audio.contexts[0]?.closed).toHaveBeenCalledTimes(1);
    await play(sound);
    expect(audio.contexts).toHaveLength(2);
  });

  it('opens the audio device in a task of its own, and not at all once closed (AC-502)', async () => {
    const audio = fakeAudio(false);
    const sound = createWebAudioSound(clock, audio.Context);
    const playing = sound?.play();
    await Promise.resolve();
    expect(audio.contexts).toHaveLength(0);
    sound?.close?.();
    await clock.advance(0);
    expect(await playing).toBe('blocked');
    expect(audio.contexts).toHaveLength(0);
  });

  it('is null without Web Audio', () => {
    expect(createWebAudioSound(clock, undefined)).toBeNull();
  });
});
