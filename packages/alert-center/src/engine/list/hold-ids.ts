import type { AlertId } from '../alert/alert.ts';
import type { AlertListEvent } from './list-events.ts';

type Dispatch = (event: AlertListEvent) => void;

/** The ids that each holder of a store holds, by the store's `dispatch`. */
const holders = new WeakMap<Dispatch, Map<object, readonly AlertId[]>>();

/** Keeps alerts in the store that no list shows, instead of those that the holder held before. */
export function holdIds(dispatch: Dispatch, holder: object, ids: readonly AlertId[]): void {
  const all = holders.get(dispatch) ?? new Map<object, readonly AlertId[]>();
  holders.set(dispatch, all);
  if (ids.length > 0) all.set(holder, ids);
  else all.delete(holder);
  dispatch({ type: 'heldChanged', ids: [...all.values()].flat() });
}
