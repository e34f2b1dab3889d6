import type { Clock } from '@pantau/core';
import { SOUND_START_MS } from '../alert/limits.ts';
import type { AlertSound } from './alert-sound.port.ts';

/** Two rising notes, played twice: pitch in Hz, start in s. */
const notes = [
  { pitch: 880, at: 0 },
  { pitch: 1174.66, at: 0.16 },
  { pitch: 880, at: 0.5 },
  { pitch: 1174.66, at: 0.66 },
] as const;

const NOTE_S = 0.32;
const LOUDNESS = 0.22;
const ATTACK_S = 0.012;
/** Practically silent; an exponential ramp cannot end at 0. */
const SILENT = 0.0001;

const isRunning = ({ state }: AudioContext): boolean => state === 'running';

function playNotes(context: AudioContext): void {
  for (const { pitch, at } of notes) {
    const begin = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(LOUDNESS, begin + ATTACK_S);
    gain.gain.exponentialRampToValueAtTime(SILENT, begin + NOTE_S);
    gain.connect(context.destination);
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, begin);
    tone.connect(gain);
    tone.onended = () => gain.disconnect();
    tone.start(begin);
    tone.stop(begin + NOTE_S);
  }
}

/**
 * A generated sound, which needs no file and no content security policy. Returns `null` when the browser
 * does not support Web Audio.
 */
export function createWebAudioSound(
  clock: Clock,
  Context: typeof AudioContext | undefined = globalThis.AudioContext,
): AlertSound | null {
  if (Context === undefined) return null;
  let context: AudioContext | undefined;

  /** Resolves to whether audio runs; after `SOUND_START_MS` it counts as blocked until a user gesture. */
  const started = async (audio: AudioContext): Promise<boolean> => {
    if (isRunning(audio)) return true;
    let cancel = (): void => {};
    const late = new Promise<void>((resolve) => {
      cancel = clock.setTimeout(resolve, SOUND_START_MS);
    });
    // `resume` rejects when the context is closing, and stays pending while the browser blocks audio.
    await Promise.race([audio.resume().catch(() => {}), late]);
    cancel();
    return isRunning(audio);
  };

  const unlock = (): Promise<boolean> => {
    context ??= new Context();
    return started(context);
  };

  return {
    unlock,
    async play() {
      if (!(await unlock()) || context === undefined) return 'blocked';
      playNotes(context);
      return 'played';
    },
    close() {
      context?.close().catch(() => {});
      context = undefined;
    },
  };
}
