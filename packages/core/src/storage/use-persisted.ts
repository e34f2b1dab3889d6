import { useSyncExternalStore } from 'react';
import type { PersistedValue } from './persisted.ts';

/** The value, re-rendering after each change here or in another tab. */
export function usePersisted<T>(persisted: PersistedValue<T>): T {
  return useSyncExternalStore(persisted.subscribe, persisted.get, persisted.get);
}
