/** Generated sounds. */
export {
  SOUND_START_MS,
  type Sound,
  type SoundNote,
  type SoundOptions,
  createWebAudioSound,
} from './web-audio-sound.ts';
