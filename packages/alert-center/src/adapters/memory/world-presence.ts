import type { AlertId, User } from '../../engine/alert/alert.ts';
import type { AlertPresence } from '../../engine/list/alert-source.port.ts';
import type { WorldRecords } from './world-log.ts';
import { mayAct } from './world-owners.ts';
import { urgencyTo } from './world-queries.ts';
import type { DemoUser } from './world-users.ts';

interface Statement {
  readonly user: DemoUser;
  readonly ids: readonly AlertId[];
}

/** Who has which alerts of a world open. */
export interface WorldPresence {
  /** A feed of the user states what is open there; nothing when it has closed. */
  state(feed: object, user: DemoUser, ids: readonly AlertId[]): void;
  /** Those of the alerts that the user can see; without `ids`, of all that are open. */
  seenBy(user: DemoUser, ids?: readonly AlertId[]): readonly AlertPresence[];
  /** Notifies of the alerts whose people may have changed. */
  subscribe(listener: (ids: readonly AlertId[]) => void): () => void;
}

export function createWorldPresence(records: WorldRecords): WorldPresence {
  const statements = new Map<object, Statement>();
  const listeners = new Set<(ids: readonly AlertId[]) => void>();

  const canSee = (user: DemoUser, id: AlertId): boolean => {
    const alert = records.alerts.get(id);
    return alert !== undefined && urgencyTo(user, alert) !== null;
  };
  const usersAt = (id: AlertId): readonly User[] => {
    const users = new Map<string, User>();
    for (const { user, ids } of statements.values()) {
      if (!ids.includes(id) || !mayAct(user) || !canSee(user, id)) continue;
      users.set(user.userId, { userId: user.userId, fullname: user.fullname });
    }
    return [...users.values()];
  };

  return {
    state(feed, user, ids) {
      const before = statements.get(feed)?.ids ?? [];
      if (ids.length === 0) statements.delete(feed);
      else statements.set(feed, { user, ids });
      const changed = [...new Set([...before, ...ids])].filter(
        (id) => before.includes(id) !== ids.includes(id),
      );
      if (changed.length > 0) for (const listener of [...listeners]) listener(changed);
    },
    seenBy(user, ids) {
      const open = ids ?? [...new Set([...statements.values()].flatMap((one) => one.ids))];
      return open
        .filter((id) => canSee(user, id))
        .map((id) => ({ id, users: usersAt(id) }))
        .filter(({ users }) => ids !== undefined || users.length > 0);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
