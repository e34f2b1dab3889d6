import { type PrimitiveAtom, type createStore, useAtomValue } from 'jotai';
import { type SetStateAction, useCallback, useLayoutEffect, useRef } from 'react';

export type Update<T> = (change: (value: T) => T) => void;

/** One value of the table's store. */
export type Slice<T> = PrimitiveAtom<T>;

/** The store of one mounted table. */
export interface StoreHolder {
  readonly store: ReturnType<typeof createStore>;
}

/** A slice of state owned by the table or controlled by the host. */
export function useSlice<T>(
  state: StoreHolder,
  slice: Slice<T>,
  controlled: T | undefined,
  onChange: ((value: T) => void) | undefined,
): readonly [T, Update<T>] {
  const own = useAtomValue(slice, { store: state.store }) as T;
  const value = controlled === undefined ? own : controlled;
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const update = useCallback<Update<T>>(
    (change) => {
      const next = change(latest.current.value);
      if (Object.is(next, latest.current.value)) return;
      // Several changes in one event build on each other.
      latest.current.value = next;
      state.store.set(slice, next as SetStateAction<T>);
      latest.current.onChange?.(next);
    },
    [state, slice],
  );
  return [value, update];
}
