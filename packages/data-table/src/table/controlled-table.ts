import {
  type Table,
  type TableFeatures,
  type TableOptions,
  constructTable,
  functionalUpdate,
  tableFeatures,
} from '@tanstack/react-table';
import { useState } from 'react';
import { features as stateFeatures } from './table-features.ts';

type Bindings = NonNullable<TableFeatures['coreReactivityFeature']>;

const nothing = (): void => undefined;
const subscribe = () => ({ unsubscribe: nothing });

/**
 * Plain values instead of a reactive store. All state is controlled: a change goes to its owner, which
 * renders the table anew with the next state, so nothing has to subscribe. Saves 3 kB gz over `useTable`.
 */
const plainReactivity: Bindings = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  createWritableAtom<T>(initial: T) {
    let value = initial;
    return {
      get: () => value,
      set(next: T | ((before: T) => T)) {
        value = functionalUpdate(next, value);
      },
      subscribe,
    };
  },
  createReadonlyAtom: (read) => ({ get: read, subscribe }),
  addSubscription: nothing,
  untrack: (read) => read(),
  batch: (run) => run(),
  schedule: (run) => run(),
};

const features = tableFeatures({ ...stateFeatures, coreReactivityFeature: plainReactivity });

type Features = typeof features;

/** A TanStack table whose state lives in React; the options of each render replace the ones before. */
export function useControlledTable<Row extends object>(
  options: Omit<TableOptions<Features, Row>, 'features'>,
): Table<Features, Row> {
  const [table] = useState(() => constructTable<Features, Row>({ ...options, features }));
  table.setOptions((before) => ({ ...before, ...options }));
  return table;
}
