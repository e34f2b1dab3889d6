import type { Clock } from '../clock/clock.ts';

/** A sound of the widget. */
export interface Sound {
  /**
   * Plays the sound once and resolves when it starts. `blocked`: the browser blocks audio until the user
   * interacts with the page. Rejects when audio is not possible at all.
   *
   * @param notes instead of the sound's own
   */
  play(notes?: readonly SoundNote[]): Promise<'played' | 'blocked'>;
  /** Called during a user gesture; resolves to whether `play` will be audible from now on. */
  unlock(): Promise<boolean>;
  /** Releases the audio device. `play` may be called again afterwards. */
  close(): void;
}

export interface SoundNote {
  /** In Hz. */
  readonly pitch: number;
  /** Start, in s. */
  readonly at: number;
}

export interface SoundOptions {
  readonly clock: Clock;
  readonly notes: readonly SoundNote[];
  /** From 0 to 1. */
  readonly loudness: number;
  /** Of each note, in s. */
  readonly length: number;
  /** `sine` is the softest. */
  readonly wave: OscillatorType;
  /** Defaults to the browser's. */
  readonly Context?: typeof AudioContext | undefined;
}

/** A sound that has not started after this time is considered blocked by the browser. */
export const SOUND_START_MS = 500;

const ATTACK_S = 0.012;
/** Practically silent; an exponential ramp cannot end at 0. */
const SILENT = 0.0001;

const isRunning = ({ state }: AudioContext): boolean => state === 'running';

function playNotes(context: AudioContext, { notes, loudness, length, wave }: SoundOptions): void {
  for (const { pitch, at } of notes) {
    const begin = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(loudness, begin + ATTACK_S);
    gain.gain.exponentialRampToValueAtTime(SILENT, begin + length);
    gain.connect(context.destination);
    const tone = context.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch, begin);
    tone.connect(gain);
    tone.onended = () => gain.disconnect();
    tone.start(begin);
    tone.stop(begin + length);
  }
}

/**
 * A generated sound, which needs no file and no content security policy. Returns `null` when the browser
 * does not support Web Audio.
 */
export function createWebAudioSound(options: SoundOptions): Sound | null {
  const { clock, Context = globalThis.AudioContext as typeof AudioContext | undefined } = options;
  if (Context === undefined) return null;
  let context: AudioContext | undefined;
  let closings = 0;

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
    async play(notes = options.notes) {
      if (context === undefined) {
        const before = closings;
        // Opening the audio device takes tens of milliseconds: in a task of its own, not in the caller's.
        await new Promise<void>((resolve) => void clock.setTimeout(resolve, 0));
        if (closings !== before) return 'blocked';
      }
      if (!(await unlock()) || context === undefined) return 'blocked';
      playNotes(context, { ...options, notes });
      return 'played';
    },
    close() {
      closings += 1;
      context?.close().catch(() => {});
      context = undefined;
    },
  };
}
