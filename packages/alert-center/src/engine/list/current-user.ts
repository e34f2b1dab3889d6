import type { User } from '../alert/alert.ts';
import type { CurrentUser } from './responses.ts';
import { type AlertListState, emptyList } from './list-state.ts';
import { type Draft, editList } from './draft.ts';
import { cancel, want, wantAnew } from './loads.ts';

/** Who acts: as the host says, else as the source does. */
export function meOf({ session, caller }: Pick<AlertListState, 'session' | 'caller'>): User | null {
  return session.me ?? caller?.user ?? null;
}

/** The source has told who calls; where nobody does, the counts are asked for in their place. */
export function learnCaller(draft: Draft, caller: CurrentUser | null): void {
  draft.caller = caller;
  if (caller === null && draft.session.canSeeUrgent === null) want(draft, 'counts');
}

/** A source that never says who calls still counts urgent alerts only for those who may see them. */
function toldByCounts({ rules, counts, canSeeUrgent }: Draft): boolean | null {
  // Until the subscription is there, it may yet say who calls.
  if (rules === null || counts.base === null) return canSeeUrgent;
  return counts.base.urgent !== null;
}

/** Decides whether urgent alerts are for the user; asks for them once they are, lets go once not. */
export function decideUrgent(draft: Draft): void {
  const { session, caller } = draft;
  const canSeeUrgent = session.canSeeUrgent ?? caller?.canSeeUrgent ?? toldByCounts(draft);
  if (canSeeUrgent === draft.canSeeUrgent) return;
  draft.canSeeUrgent = canSeeUrgent;
  if (canSeeUrgent !== true) {
    cancel(draft, 'first:urgent');
    cancel(draft, 'older:urgent');
    editList(draft, 'urgent', emptyList);
    return;
  }
  wantAnew(draft, 'first:urgent');
  if ((draft.counts.base?.urgent ?? null) === null) want(draft, 'counts');
}
