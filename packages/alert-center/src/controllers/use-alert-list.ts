import { useAtomValue } from 'jotai';
import type { Urgency } from '../domain/alert.ts';
import type { AlertListView } from '../state/alert-center-atoms.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { AlertListView } from '../state/alert-center-atoms.ts';

/** One list: which alerts, in order, and how it stands. The alerts themselves: `useAlert`. */
export function useAlertList(urgency: Urgency): AlertListView {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.lists[urgency], { store: jotai });
}
