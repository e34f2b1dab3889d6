import { urgencies } from './list-state.ts';
import { type Draft, editList } from './draft.ts';
import { cancel, requestLoad, restartLoad } from './loads.ts';
import { isVisible } from './rows.ts';

/** Requests both lists and the counts again; shown rows stay until the responses arrive. */
export function reload(draft: Draft): void {
  for (const urgency of urgencies) {
    if (!isVisible(draft, urgency)) continue;
    restartLoad(draft, `first:${urgency}`);
    cancel(draft, `older:${urgency}`);
    editList(draft, urgency, { isStale: draft.lists[urgency].isLoaded, isExtended: false });
  }
  requestLoad(draft, 'counts');
}
