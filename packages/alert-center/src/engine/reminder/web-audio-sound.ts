import type { Clock } from '@pantau/core';
import { createWebAudioSound as createSound } from '@pantau/core/sound';
import type { AlertSound } from './alert-sound.port.ts';

/** Two rising notes, played twice: pitch in Hz, start in s. */
const notes = [
  { pitch: 880, at: 0 },
  { pitch: 1174.66, at: 0.16 },
  { pitch: 880, at: 0.5 },
  { pitch: 1174.66, at: 0.66 },
] as const;

/** The generated sound of urgent alerts. Returns `null` when the browser does not support Web Audio. */
export const createWebAudioSound = (
  clock: Clock,
  Context?: typeof AudioContext,
): AlertSound | null =>
  createSound({ clock, notes, loudness: 0.22, length: 0.32, wave: 'triangle', Context });
