import type { Clock } from '@pantau/core';
import type { Sound } from '@pantau/core/sound';
import type { AnnouncementId } from './announcement.ts';

/**
 * Runs a task while no other tab of the origin runs one of the same name. Resolves without running it when the
 * signal is aborted first.
 */
export type RunAlone = (
  name: string,
  task: () => Promise<void>,
  signal: AbortSignal,
) => Promise<void>;

export interface ArrivalChimeOptions {
  readonly clock: Clock;
  /** `null` if the browser has no audio. */
  readonly sound: Pick<Sound, 'play'> | null;
  readonly runAlone: RunAlone;
  readonly onError: (error: unknown) => void;
}

/** A tab that has played keeps the others silent for this long. */
export const CHIME_HOLD_MS = 10_000;

/** A tab plays no later than this after the arrival. */
export const CHIME_WAIT_MS = 5_000;

/**
 * Sounds once for an announcement, in one of the tabs that receive it (SH-39). A tab whose audio is blocked leaves it
 * to the next one.
 */
export function createArrivalChime(options: ArrivalChimeOptions): (id: AnnouncementId) => void {
  const { clock, sound, runAlone, onError } = options;
  if (sound === null) return () => undefined;
  return (id) => {
    const late = new AbortController();
    const cancel = clock.setTimeout(() => late.abort(), CHIME_WAIT_MS);
    const play = async (): Promise<void> => {
      cancel();
      if ((await sound.play()) === 'blocked') return;
      await new Promise<void>((resolve) => clock.setTimeout(resolve, CHIME_HOLD_MS));
    };
    runAlone(`pantau-announcement-${id}`, play, late.signal).catch(onError);
  };
}

/** Over the Web Locks API. Without it (insecure page, isolated frame) every tab runs the task. */
export const runAloneInBrowser: RunAlone = async (name, task, signal) => {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined;
  if (locks === undefined) return task();
  try {
    await locks.request(name, { signal }, task);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};
