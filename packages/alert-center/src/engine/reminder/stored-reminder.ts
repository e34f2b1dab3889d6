import {
  type KeyValueStore,
  type PersistedValue,
  createPersisted,
  namespacedKey,
} from '@pantau/core';
import { nullable, number, object } from 'valibot';
import type { Repetition, StoredCounts } from './reminder-rules.ts';

/** What the tabs of an origin share about the reminder. */
export interface StoredReminder {
  readonly repetition: PersistedValue<Repetition | null>;
  readonly counts: PersistedValue<StoredCounts | null>;
  /** When a tab last sounded, epoch ms. */
  readonly soundedOn: PersistedValue<number | null>;
  /** Whether a repetition is there and cannot be read. */
  isUnreadable(): boolean;
  /** Tells of changes in another tab, and here. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** Keeps it under the specification's keys (spec alerts §9); what cannot be read is reported (§8). */
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
      const leave = [repetition.subscribe(listener), counts.subscribe(listener)];
      return () => leave.forEach((stop) => stop());
    },
  };
}
