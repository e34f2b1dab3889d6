import { listKeys } from './list-state.ts';
import { type Draft, editList } from './draft.ts';
import { cancel, requestLoad, restartLoad } from './loads.ts';
import { isVisible } from './list-range.ts';

/** Requests all lists and the counts again; shown rows stay until the responses arrive. */
export function reload(draft: Draft): void {
  for (const key of listKeys) {
    if (!isVisible(draft, key)) continue;
    restartLoad(draft, `first:${key}`);
    cancel(draft, `older:${key}`);
    editList(draft, key, { isStale: draft.lists[key].isLoaded, isExtended: false });
  }
  requestLoad(draft, 'counts');
  if (draft.search !== null) restartLoad(draft, 'found');
}
