import { draftGroups } from './draft-fields.ts';
import { type OrderDraft, isSame } from './order-draft.ts';

/** The user's changes on top of a newer version: what the user has not changed is taken from there (SO-87). */
export function rebaseDraft(mine: OrderDraft, base: OrderDraft, theirs: OrderDraft): OrderDraft {
  const kept = draftGroups
    .filter((fields) => fields.some((field) => !isSame(mine[field], base[field])))
    .flat()
    .map((field) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(kept) };
}
