import { useAtomValue } from 'jotai';
import type { UndoOffer } from '../state/undo-state.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { UndoOffer } from '../state/undo-state.ts';

/** What the user settled last, as long as he may take it back (`AlertCenterActions.undo`). */
export function useUndoOffer(): UndoOffer | null {
  const { triage, jotai } = useAlertCenter();
  return useAtomValue(triage.undoOffer, { store: jotai });
}
