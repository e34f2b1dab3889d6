import { useAtomValue } from 'jotai';
import type { AlertView } from '../domain/list/alert-list-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

/** The alert whose detail is open. */
export function useOpenedAlert(): AlertView | undefined {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.opened, { store: jotai });
}
