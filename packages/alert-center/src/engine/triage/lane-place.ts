import type { AlertId } from '../alert/alert.ts';

/** A place of several alerts in the order of their actions, held by a bulk action (AC-374). */
export interface LanePlace {
  /**
   * Resolves when the earlier actions on the alert are done: to `true`, or to `false` as soon as one of them
   * does not reach the server.
   */
  isFree(id: AlertId): Promise<boolean>;
  /** Lets later actions on these alerts be sent. */
  release(ids: Iterable<AlertId>): void;
}

/** The part of a place in the lane of one alert. */
export interface PlaceInLane {
  /** Called when the earlier actions are done. */
  onTurn(): void;
  /** Called when one of them has not reached the server. */
  onQueued(): void;
  readonly released: Promise<void>;
}

interface Turn {
  readonly isFree: Promise<boolean>;
  readonly release: () => void;
}

/** Adds a place to the lanes of the alerts. */
export function takePlace(
  ids: readonly AlertId[],
  add: (id: AlertId, place: PlaceInLane) => void,
): LanePlace {
  const turns = new Map<AlertId, Turn>();
  for (const id of new Set(ids)) {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isFree = new Promise<boolean>((resolve) => {
      add(id, { onTurn: () => resolve(true), onQueued: () => resolve(false), released });
    });
    turns.set(id, { isFree, release });
  }
  return {
    isFree: (id) => turns.get(id)?.isFree ?? Promise.resolve(true),
    release(freed) {
      for (const id of freed) turns.get(id)?.release();
    },
  };
}
