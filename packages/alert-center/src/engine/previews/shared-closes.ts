import type { Clock, KeyValueStore } from '@pantau/core';
import { createPersisted } from '@pantau/core/base';
import { array, nullable, number, object, string } from 'valibot';
import type { AlertId } from '../alert/alert.ts';

/** How long a close is kept for the other tabs, ms. A tab that is frozen for longer keeps its preview. */
const CLOSE_KEPT_MS = 60_000;

export interface SharedClosesOptions {
  readonly storage: KeyValueStore;
  readonly storageNamespace: string | undefined;
  readonly clock: Clock;
  readonly currentUserId: () => string | null;
  readonly onError: (error: unknown) => void;
  /** The user closed these previews in another tab. */
  readonly onClosed: (ids: readonly AlertId[]) => void;
}

/** Previews that the user closes, shared with the same user's other tabs (AC-334). */
export interface SharedCloses {
  announce(ids: readonly AlertId[]): void;
  /** Returns the function that ends it. */
  start(): () => void;
}

const keyOf = ({ id, on }: { readonly id: AlertId; readonly on: number }): string => `${id} ${on}`;

export function createSharedCloses(options: SharedClosesOptions): SharedCloses {
  const { storage, storageNamespace, clock, currentUserId, onError, onClosed } = options;
  const stored = createPersisted({
    store: storage,
    namespace: storageNamespace,
    key: 'closedPopups',
    schema: object({
      userId: nullable(string()),
      closes: array(object({ id: string(), on: number() })),
    }),
    fallback: { userId: null, closes: [] },
    onError,
  });
  /** Closes that this tab made or has applied; a preview that was opened again stays open. */
  let known = new Set<string>();

  return {
    announce(ids) {
      if (ids.length === 0) return;
      const on = clock.now();
      const userId = currentUserId();
      const before = stored.get();
      const recent = before.userId === userId ? before.closes : [];
      const closes = [
        ...recent.filter((close) => Math.abs(on - close.on) < CLOSE_KEPT_MS),
        ...ids.map((id) => ({ id, on })),
      ];
      known = new Set(closes.map(keyOf));
      stored.set({ userId, closes });
    },
    start() {
      known = new Set(stored.get().closes.map(keyOf));
      return stored.subscribe(({ userId, closes }) => {
        if (userId !== currentUserId()) return;
        const fresh = closes.filter((close) => !known.has(keyOf(close)));
        known = new Set(closes.map(keyOf));
        if (fresh.length > 0) onClosed(fresh.map(({ id }) => id));
      });
    },
  };
}
