import type { AlertCenterState } from '../engine/store.ts';
import type { AlertId } from '../engine/alert/alert.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import { useStoreValue } from './use-store-value.ts';

const openedAlert = ({ previews, list }: AlertCenterState): AlertView | undefined => {
  const top = previews.previews.at(-1);
  return top === undefined ? undefined : list.entities.get(top.id)?.view;
};

const openIdsOf = ({ list }: AlertCenterState): ReadonlySet<AlertId> => list.openIds;

/** The alert of the preview that was used last. */
export function useOpenedAlert(): AlertView | undefined {
  return useStoreValue(openedAlert);
}

/** Which alerts are open in a preview; renders again when others are, not when an alert changes. */
export function useOpenIds(): ReadonlySet<AlertId> {
  return useStoreValue(openIdsOf);
}
