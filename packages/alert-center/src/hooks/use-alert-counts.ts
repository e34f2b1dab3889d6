import type { AlertCenterState } from '../engine/store.ts';
import type { CountsView } from '../engine/list/list-state.ts';
import { useStoreValue } from './use-store-value.ts';

export type { CountsView } from '../engine/list/list-state.ts';

const countsOf = ({ list }: AlertCenterState): CountsView => list.countsView;

/** Unresolved alerts, the user's own unconfirmed changes included. */
export function useAlertCounts(): CountsView {
  return useStoreValue(countsOf);
}
