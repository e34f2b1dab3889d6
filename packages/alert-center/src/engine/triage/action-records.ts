import type { PersistedValue } from '@pantau/core';
import type { StoredAction } from './stored-actions.ts';

const isSame = (one: StoredAction, other: StoredAction): boolean =>
  one.owner === other.owner && one.order === other.order;

/** The unconfirmed actions of all pages of the origin. */
export interface ActionRecords {
  all(): readonly StoredAction[];
  put(action: StoredAction): void;
  remove(action: StoredAction): void;
}

export function createActionRecords(
  stored: PersistedValue<readonly StoredAction[]>,
): ActionRecords {
  const change = (next: readonly StoredAction[]): void => {
    if (next.length === 0) stored.remove();
    else stored.set(next);
  };
  return {
    all: stored.get,
    put(action) {
      const index = stored.get().findIndex((one) => isSame(one, action));
      change(index < 0 ? [...stored.get(), action] : stored.get().with(index, action));
    },
    remove: (action) => change(stored.get().filter((one) => !isSame(one, action))),
  };
}
