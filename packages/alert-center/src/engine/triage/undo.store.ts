import type { Clock } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import { UNDO_MS } from '../alert/limits.ts';
import type { Slot } from '../state/state.ts';
import { type SelectedAlert, toSelectedAlert } from './selection.ts';

/** The latest change that settled alerts and can still be undone. */
export interface UndoOffer {
  readonly change: AlertChange;
  readonly alerts: readonly SelectedAlert[];
}

/** A pending change that settles alerts. */
export interface Settling {
  /** Called with the alerts that the change settled; empty when it was rejected or others were first. */
  end(settled: readonly SelectedAlert[]): void;
}

export interface UndoState {
  /**
   * The alerts that the change settles will replace the previous offer. `onUndo` is called when the user
   * requests undo while the change is pending.
   */
  begin(change: AlertChange, onUndo?: () => void): Settling;
  /**
   * Takes the given offer, or else the latest one; each offer only once. While the latest change is
   * pending, waits for its response; resolves to `null` when it was rejected.
   */
  take(offer?: UndoOffer): Promise<UndoOffer | null>;
  stop(): void;
}

interface PendingChange {
  readonly order: number;
  readonly onUndo: () => void;
  /** Set when the user requested undo while the change was pending. */
  onTaken: ((offer: UndoOffer | null) => void) | null;
}

/** Offers the latest change for undo during `UNDO_MS`. */
export function createUndoState(clock: Clock, slot: Slot<UndoOffer | null>): UndoState {
  const takenOffers = new WeakSet<UndoOffer>();
  const pendingChanges = new Set<PendingChange>();
  let lastOrder = 0;
  /** `order` of the latest offered change; earlier changes with later responses do not replace its offer. */
  let latest = 0;
  let cancel = (): void => undefined;
  const set = (offer: UndoOffer | null): void => {
    cancel();
    slot.set(offer);
    cancel = offer === null ? () => undefined : clock.setTimeout(() => set(null), UNDO_MS);
  };
  const latestPending = (): PendingChange | undefined =>
    [...pendingChanges].findLast(({ order }) => order > latest);

  return {
    begin(change, onUndo = () => undefined) {
      const pending: PendingChange = { order: ++lastOrder, onUndo, onTaken: null };
      pendingChanges.add(pending);
      return {
        end(settled) {
          pendingChanges.delete(pending);
          const offer =
            settled.length > 0 ? { change, alerts: settled.map(toSelectedAlert) } : null;
          if (offer !== null && pending.order > latest) {
            latest = pending.order;
            set(pending.onTaken === null ? offer : null);
          }
          pending.onTaken?.(offer);
        },
      };
    },
    take(offer) {
      const pending = offer === undefined ? latestPending() : undefined;
      if (pending !== undefined) {
        if (pending.onTaken !== null) return Promise.resolve(null);
        pending.onUndo();
        return new Promise((onTaken) => {
          pending.onTaken = onTaken;
        });
      }
      const current = slot.get();
      const requested = offer ?? current;
      if (requested === null || takenOffers.has(requested)) return Promise.resolve(null);
      takenOffers.add(requested);
      if (requested === current) set(null);
      return Promise.resolve(requested);
    },
    stop() {
      latest = lastOrder;
      set(null);
    },
  };
}
