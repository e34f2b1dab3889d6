import type { Clock } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import { UNDO_MS } from '../alert/limits.ts';
import type { Slot } from '../state/state.ts';
import { type PickedAlert, pickedOf } from './selection.ts';

/** What the user settled last, and may take back. */
export interface UndoOffer {
  readonly change: AlertChange;
  readonly alerts: readonly PickedAlert[];
}

/** A change that settles alerts and has not been answered. */
export interface Settling {
  /** The answer: what it has settled; none when it was refused, or somebody was first. */
  end(settled: readonly PickedAlert[]): void;
}

export interface UndoState {
  /** What it settles will take the place of the offer before. */
  begin(change: AlertChange): Settling;
  /**
   * Each offer is taken once. Without one, what the user settled last: while that has not been answered,
   * its answer is waited for, and there is nothing to take when it is refused.
   */
  take(offer?: UndoOffer): Promise<UndoOffer | null>;
  stop(): void;
}

interface Begun {
  readonly order: number;
  /** The user has taken it back before it was answered. */
  taker: ((offer: UndoOffer | null) => void) | null;
}

/** The latest change that can be taken back, for `UNDO_MS`. */
export function createUndoState(clock: Clock, slot: Slot<UndoOffer | null>): UndoState {
  const taken = new WeakSet<UndoOffer>();
  const underWay = new Set<Begun>();
  let lastOrder = 0;
  /** Nothing that was begun before is what the user settled last, however late it is answered. */
  let latest = 0;
  let cancel = (): void => undefined;
  const set = (offer: UndoOffer | null): void => {
    cancel();
    slot.set(offer);
    cancel = offer === null ? () => undefined : clock.setTimeout(() => set(null), UNDO_MS);
  };
  const latestUnderWay = (): Begun | undefined =>
    [...underWay].findLast(({ order }) => order > latest);

  return {
    begin(change) {
      const begun: Begun = { order: ++lastOrder, taker: null };
      underWay.add(begun);
      return {
        end(settled) {
          underWay.delete(begun);
          const offer = settled.length > 0 ? { change, alerts: settled.map(pickedOf) } : null;
          if (offer !== null && begun.order > latest) {
            latest = begun.order;
            set(begun.taker === null ? offer : null);
          }
          begun.taker?.(offer);
        },
      };
    },
    take(offer) {
      const begun = offer === undefined ? latestUnderWay() : undefined;
      if (begun !== undefined) {
        if (begun.taker !== null) return Promise.resolve(null);
        return new Promise((taker) => {
          begun.taker = taker;
        });
      }
      const standing = slot.get();
      const meant = offer ?? standing;
      if (meant === null || taken.has(meant)) return Promise.resolve(null);
      taken.add(meant);
      if (meant === standing) set(null);
      return Promise.resolve(meant);
    },
    stop() {
      latest = lastOrder;
      set(null);
    },
  };
}
