import type { Clock } from '@pantau/core';
import { type Atom, type createStore, atom } from 'jotai';
import type { AlertChange } from '../domain/alert-action.ts';
import { UNDO_MS } from '../domain/limits.ts';
import { type PickedAlert, pickedOf } from '../domain/picks.ts';

/** What the user settled last, and may take back. */
export interface UndoOffer {
  readonly change: AlertChange;
  readonly alerts: readonly PickedAlert[];
}

export interface UndoState {
  readonly atom: Atom<UndoOffer | null>;
  /** Takes the place of the one before. */
  offer(change: AlertChange, alerts: readonly PickedAlert[]): void;
  /** Each offer is taken once; without one, the latest that still stands. */
  take(offer?: UndoOffer): UndoOffer | null;
  stop(): void;
}

/** The latest change that can be taken back, for `UNDO_MS`. */
export function createUndoState(clock: Clock, jotai: ReturnType<typeof createStore>): UndoState {
  const current = atom<UndoOffer | null>(null);
  const taken = new WeakSet<UndoOffer>();
  let cancel = (): void => undefined;
  const set = (offer: UndoOffer | null): void => {
    cancel();
    jotai.set(current, offer);
  };
  return {
    atom: current,
    offer(change, alerts) {
      set({ change, alerts: alerts.map(pickedOf) });
      cancel = clock.setTimeout(() => set(null), UNDO_MS);
    },
    take(offer) {
      const latest = jotai.get(current);
      const meant = offer ?? latest;
      if (meant === null || taken.has(meant)) return null;
      taken.add(meant);
      if (meant === latest) set(null);
      return meant;
    },
    stop: () => set(null),
  };
}
