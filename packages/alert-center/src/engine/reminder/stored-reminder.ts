import type { KeyValueStore, PersistedValue } from '@pantau/core';
import { createPersisted, namespacedKey } from '@pantau/core/base';
import { nullable, number, object } from 'valibot';
import type { Repetition, StoredCounts } from './reminder-rules.ts';

/** Reminder state shared by the tabs of an origin. */
export interface StoredReminder {
  readonly repetition: PersistedValue<Repetition | null>;
  readonly counts: PersistedValue<StoredCounts | null>;
  /** When any tab last sounded, epoch ms. */
  readonly soundedOn: PersistedValue<number | null>;
  /** Whether a stored repetition exists but cannot be read. */
  isUnreadable(): boolean;
  /** Calls the listener on changes by this or another tab; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Stores the reminder state (AC-63); reports unreadable values to `onError` (AC-61). */
export function createStoredReminder(
  store: KeyValueStore,
  namespace: string | undefined,
  onError: (error: unknown) => void,
): StoredReminder {
  const common = { store, namespace, fallback: null, onError };
  const repetition = createPersisted<Repetition | null>({
    ...common,
    key: 'alertCenterRepeatInterval',
    schema: nullable(object({ minutes: number(), nextAt: number() })),
  });
  const counts = createPersisted<StoredCounts | null>({
    ...common,
    key: 'alertCenterUnresolvedCounts',
    schema: nullable(object({ urgent: number(), important: number(), readOn: number() })),
  });
  const soundedOn = createPersisted<number | null>({
    ...common,
    key: 'alertCenterSoundedOn',
    schema: nullable(number()),
  });
  return {
    repetition,
    counts,
    soundedOn,
    isUnreadable() {
      if (repetition.get() !== null) return false;
      try {
        return store.getItem(namespacedKey('alertCenterRepeatInterval', namespace)) !== null;
      } catch {
        return false;
      }
    },
    subscribe(listener) {
      const unsubscribers = [repetition.subscribe(listener), counts.subscribe(listener)];
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
    },
  };
}
