import type { ClipSource } from './clip.ts';
import type { EngineEvent } from './playback.ts';

/** The machine that plays, as the player needs it. */
export interface VideoEngine {
  /** Shows the first of the sources that it plays, from `position` (s) on. */
  load(sources: readonly ClipSource[], position: number): void;
  /** Nothing happens where the browser wants a press of the user first. */
  play(): void;
  pause(): void;
  /** s */
  seek(position: number): void;
  setRate(rate: number): void;
  setVolume(volume: number, isMuted: boolean): void;
  /** Loads no more. */
  stop(): void;
  /** Leaves nothing behind. */
  remove(): void;
}

export type OpenEngine = (onEvent: (event: EngineEvent) => void) => Promise<VideoEngine>;
