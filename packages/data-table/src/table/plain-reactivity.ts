import type { TableFeatures } from '@tanstack/react-table';

type Bindings = NonNullable<TableFeatures['coreReactivityFeature']>;

const nothing = (): void => undefined;
const noSubscription = { unsubscribe: nothing };

/**
 * Values that nobody listens to. All state of the table lives in our own store and is handed in at each
 * render, so that TanStack's need not be watched; its bindings for React weigh 3 kB.
 */
export const plainReactivity = {
  createWritableAtom<T>(initial: T) {
    let value = initial;
    return {
      get: () => value,
      set(next: T | ((before: T) => T)) {
        value = typeof next === 'function' ? (next as (before: T) => T)(value) : next;
      },
      subscribe: () => noSubscription,
    };
  },
  createReadonlyAtom: <T>(read: () => T) => ({ get: read, subscribe: () => noSubscription }),
  untrack: <T>(read: () => T): T => read(),
  batch: (run: () => void): void => run(),
} as unknown as Bindings;
