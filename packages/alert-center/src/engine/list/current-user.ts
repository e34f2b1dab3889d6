import { scopes } from '@pantau/core/base';
import type { User } from '../alert/alert.ts';
import type { CurrentUser } from './responses.ts';
import { type AlertListState, emptyList } from './list-state.ts';
import { type Draft, editList } from './draft.ts';
import { cancel, requestLoad, restartLoad } from './loads.ts';

/** The signed-in user, as stated by the host or else by the source. */
export function currentUserOf({
  session,
  currentUser,
}: Pick<AlertListState, 'session' | 'currentUser'>): User | null {
  return session.currentUser ?? currentUser?.user ?? null;
}

/** Whether the source lets the user act on alerts. A source that states no scopes decides on each action. */
export function canActBySource({ currentUser }: Pick<AlertListState, 'currentUser'>): boolean {
  return currentUser?.scopes?.includes(scopes.alertAction) ?? true;
}

/** Stores the user from the source; when neither it nor the host states one, requests the counts instead. */
export function setSourceUser(draft: Draft, currentUser: CurrentUser | null): void {
  draft.currentUser = currentUser;
  if (currentUser === null && draft.session.canSeeUrgent === null) requestLoad(draft, 'counts');
}

/** A source that does not state the user still counts urgent alerts only for users who can see them. */
function accessFromCounts({ rules, counts, canSeeUrgent }: Draft): boolean | null {
  // The subscription may still state the user.
  if (rules === null || counts.base === null) return canSeeUrgent;
  return counts.base.urgent !== null;
}

/** Decides whether the user can see urgent alerts, and loads or drops their list when that changes. */
export function updateUrgentAccess(draft: Draft): void {
  const { session, currentUser } = draft;
  const canSeeUrgent = session.canSeeUrgent ?? currentUser?.canSeeUrgent ?? accessFromCounts(draft);
  if (canSeeUrgent === draft.canSeeUrgent) return;
  draft.canSeeUrgent = canSeeUrgent;
  for (const key of ['urgent', 'found:urgent'] as const) {
    if (canSeeUrgent !== true) {
      cancel(draft, `first:${key}`);
      cancel(draft, `older:${key}`);
      editList(draft, key, emptyList);
    } else if (key === 'urgent' || draft.search !== null) restartLoad(draft, `first:${key}`);
  }
  if (canSeeUrgent !== true) return;
  if ((draft.counts.base?.urgent ?? null) === null) requestLoad(draft, 'counts');
}
