import type { ClipSource } from './clip.ts';
import type { EngineEvent } from './playback.ts';

/** The video playback that a player controls. */
export interface VideoEngine {
  /** Loads the first source that can be played and seeks to `position` (in seconds). */
  load(sources: readonly ClipSource[], position: number): void;
  /** Reports `paused` if the browser blocks playback without a user gesture. */
  play(): void;
  pause(): void;
  /** In seconds. */
  seek(position: number): void;
  setRate(rate: number): void;
  setVolume(volume: number, muted: boolean): void;
  /** Stops loading. */
  stop(): void;
  /** Removes all elements and listeners. */
  remove(): void;
}

export type OpenEngine = (onEvent: (event: EngineEvent) => void) => Promise<VideoEngine>;
