import type { AlertId, User } from '../alert/alert.ts';
import type { FeedEvent } from './alert-source.port.ts';

export type PresenceEvent = Extract<FeedEvent, { readonly kind: 'presence' }>;

/** Who has which alerts open, by alert; the current user included. */
export type Presence = ReadonlyMap<AlertId, readonly User[]>;

export const nobodyPresent: Presence = new Map();

/** @param event null when it is not known any more */
export function applyPresence(before: Presence, event: PresenceEvent | null): Presence {
  if (event === null || event.isComplete) {
    const isSame = before.size === 0 && (event === null || event.alerts.length === 0);
    if (isSame) return before;
  }
  const next = new Map(event === null || event.isComplete ? [] : before);
  for (const { id, users } of event?.alerts ?? []) {
    if (users.length > 0) next.set(id, users);
    else next.delete(id);
  }
  return next;
}

/** Those who have one of the alerts open, without the current user: each once, by name. */
export function othersAt(
  presence: Presence,
  ids: readonly AlertId[],
  userId: string | null,
): readonly User[] {
  if (presence.size === 0) return [];
  const others = new Map<string, User>();
  for (const id of ids) {
    for (const user of presence.get(id) ?? []) {
      if (user.userId !== userId) others.set(user.userId, user);
    }
  }
  return [...others.values()].sort(
    (one, other) =>
      one.fullname.localeCompare(other.fullname) || one.userId.localeCompare(other.userId),
  );
}
