import type { AlertCenterState } from '../engine/store.ts';
import type { UndoOffer } from '../engine/triage/undo.store.ts';
import { useStoreValue } from './use-store-value.ts';

export type { UndoOffer } from '../engine/triage/undo.store.ts';

const undoOfferOf = ({ undoOffer }: AlertCenterState): UndoOffer | null => undoOffer;

/** What the user settled last, as long as he may take it back (`AlertCenterActions.undo`). */
export function useUndoOffer(): UndoOffer | null {
  return useStoreValue(undoOfferOf);
}
