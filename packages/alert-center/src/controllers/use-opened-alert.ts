import { useAtomValue } from 'jotai';
import type { AlertId } from '../domain/alert.ts';
import type { AlertView } from '../domain/list/alert-list-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

/** The alert whose detail is open. */
export function useOpenedAlert(): AlertView | undefined {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.opened, { store: jotai });
}

/** Which alert is open; renders again when another one is, not when the alert changes. */
export function useOpenedId(): AlertId | null {
  const { atoms, jotai } = useAlertCenter();
  return useAtomValue(atoms.openedId, { store: jotai });
}
