import { useAtomValue } from 'jotai';
import type { UndoOffer } from '../engine/triage/undo.store.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { UndoOffer } from '../engine/triage/undo.store.ts';

/** What the user settled last, as long as he may take it back (`AlertCenterActions.undo`). */
export function useUndoOffer(): UndoOffer | null {
  const { triage, jotai } = useAlertCenter();
  return useAtomValue(triage.undoOffer, { store: jotai });
}
