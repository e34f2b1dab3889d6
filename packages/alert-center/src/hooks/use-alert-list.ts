import { useAtomValue } from 'jotai';
import type { Urgency } from '../engine/alert/alert.ts';
import type { AlertListView } from '../engine/list/atoms.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { AlertListView } from '../engine/list/atoms.ts';

/** One list: which alerts, in order, and how it stands. The alerts themselves: `useAlert`. */
export function useAlertList(urgency: Urgency): AlertListView {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.lists[urgency], { store: jotai });
}
