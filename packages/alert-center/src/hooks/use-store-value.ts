import { useEffect, useReducer, useRef } from 'react';
import type { Observable } from '../engine/state/state.ts';
import type { AlertCenterState } from '../engine/store-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

interface Selected<S, T> {
  readonly value: T;
  readonly store: Observable<S>;
  readonly selector: (state: S) => T;
}

/**
 * A value selected from the store; renders again only when it changes. The selector must be stable: a
 * constant, or one from `useMemo` or `useCallback`.
 *
 * `useSyncExternalStore` would render every change in a single task. State of React's own is rendered in
 * slices, so that a burst of alerts does not block the page (`npm run bench -- alert-center`).
 */
export const useStoreValue = <T>(selector: (state: AlertCenterState) => T): T =>
  useObserved(useAlertCenter(), selector);

/** As `useStoreValue`, of any observable. Keep the observable stable. */
export function useObserved<S, T>(store: Observable<S>, selector: (state: S) => T): T {
  const select = (): Selected<S, T> => ({ value: selector(store.get()), store, selector });
  const [selected, update] = useReducer(
    (previous: Selected<S, T>): Selected<S, T> => {
      const next = select();
      const same =
        Object.is(previous.value, next.value) &&
        previous.store === store &&
        previous.selector === selector;
      return same ? previous : next;
    },
    undefined,
    select,
  );
  const current = selected.store === store && selected.selector === selector;
  const value = current ? selected.value : selector(store.get());
  const rendered = useRef(value);
  useEffect(() => {
    rendered.current = value;
  });
  useEffect(() => {
    const unsubscribe = store.subscribe(selector, update);
    // The value may have changed between render and effect. An update always renders, so only then.
    if (!Object.is(selector(store.get()), rendered.current)) update();
    return unsubscribe;
  }, [store, selector]);
  return value;
}
