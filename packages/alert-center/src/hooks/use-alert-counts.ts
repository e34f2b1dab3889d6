import { useAtomValue } from 'jotai';
import type { CountsView } from '../engine/list/list-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { CountsView } from '../engine/list/list-state.ts';

/** Unresolved alerts, the user's own unconfirmed changes included. */
export function useAlertCounts(): CountsView {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.counts, { store: jotai });
}
