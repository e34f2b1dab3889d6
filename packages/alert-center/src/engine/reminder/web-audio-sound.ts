import type { Clock } from '@pantau/core';
import { type SoundNote, createWebAudioSound as createSound } from '@pantau/core/sound';
import type { AlertSound, AlertTone } from './alert-sound.port.ts';

/** Pitch in Hz, start in s. The more pressing, the more notes, and the higher. */
const tones: Readonly<Record<AlertTone, readonly SoundNote[]>> = {
  // Two notes in turn, like a siren.
  emergency: [0, 0.18, 0.36, 0.54, 0.72, 0.9].map((at, index) => ({
    pitch: index % 2 === 0 ? 1567.98 : 1046.5,
    at,
  })),
  // Two rising notes, played twice.
  urgent: [
    { pitch: 880, at: 0 },
    { pitch: 1174.66, at: 0.16 },
    { pitch: 880, at: 0.5 },
    { pitch: 1174.66, at: 0.66 },
  ],
  // Two falling notes.
  important: [
    { pitch: 659.25, at: 0 },
    { pitch: 523.25, at: 0.2 },
  ],
};

/** The generated sounds of alerts. Returns `null` when the browser does not support Web Audio. */
export function createWebAudioSound(
  clock: Clock,
  Context?: typeof AudioContext,
): AlertSound | null {
  const sound = createSound({
    clock,
    notes: tones.urgent,
    loudness: 0.22,
    length: 0.32,
    wave: 'triangle',
    Context,
  });
  return sound && { ...sound, play: (tone = 'urgent') => sound.play(tones[tone]) };
}
