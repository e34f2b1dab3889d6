import type { VisibilityInput } from '../../access/visibility.ts';

/** An alert that somebody has open, with what decides who can see it. */
export type OpenAlert = { readonly id: number } & Omit<VisibilityInput, 'companyId'>;

/** A user with the alerts that they have open. */
export interface PresentUser {
  readonly userId: number;
  readonly fullname: string;
  readonly alerts: readonly OpenAlert[];
}

/** Those who have an alert open; nobody when it was closed. */
export interface AlertPresence {
  readonly alert: OpenAlert;
  readonly users: readonly Omit<PresentUser, 'alerts'>[];
}

interface Entry {
  readonly users: readonly PresentUser[];
  /** When it counts as lost; epoch ms. */
  readonly until: number;
}

/**
 * Who has which alerts of a company open, as stated by the sockets of this node and by the other nodes. Each of these
 * sources replaces what it stated before, and is forgotten when it is silent.
 */
export class PresenceBoard {
  readonly #sources = new Map<string, Entry>();
  /** As last reported by `takeChanges`. */
  readonly #reported = new Map<number, AlertPresence>();

  set(source: string, users: readonly PresentUser[], until: number): void {
    if (users.some(({ alerts }) => alerts.length > 0)) this.#sources.set(source, { users, until });
    else this.#sources.delete(source);
  }

  /** A source has repeated what it stated. */
  keep(source: string, until: number): void {
    const known = this.#sources.get(source);
    if (known !== undefined) this.#sources.set(source, { ...known, until });
  }

  /** @returns whether one was forgotten */
  forgetSilent(now: number): boolean {
    const silent = [...this.#sources].filter(([, { until }]) => until <= now);
    for (const [source] of silent) this.#sources.delete(source);
    return silent.length > 0;
  }

  /**
   * What `takeChanges` has reported so far. Whoever starts with this, and then receives each change, knows everything:
   * present sources may be ahead of the reports, and return to what was reported without any change.
   */
  reported(): readonly AlertPresence[] {
    return [...this.#reported.values()];
  }

  /** Every alert that somebody has open. Somebody with several tabs counts once. */
  #all(): readonly AlertPresence[] {
    const byAlert = new Map<number, { alert: OpenAlert; users: Map<number, string> }>();
    for (const { users } of this.#sources.values()) {
      for (const { userId, fullname, alerts } of users) {
        for (const alert of alerts) {
          const known = byAlert.get(alert.id) ?? { alert, users: new Map<number, string>() };
          byAlert.set(alert.id, known);
          known.users.set(userId, fullname);
        }
      }
    }
    return [...byAlert.values()].map(({ alert, users }) => ({
      alert,
      users: [...users].map(([userId, fullname]) => ({ userId, fullname })),
    }));
  }

  /** The users of those sources whose name begins like this. */
  usersOf(prefix: string): readonly PresentUser[] {
    return [...this.#sources].flatMap(([source, { users }]) =>
      source.startsWith(prefix) ? users : [],
    );
  }

  /** What has changed since it was last called: the alerts that other users have open now, or nobody any more. */
  takeChanges(): readonly AlertPresence[] {
    const present = this.#all();
    const openIds = new Set(present.map(({ alert }) => alert.id));
    const closed = [...this.#reported.values()].filter(({ alert }) => !openIds.has(alert.id));
    const changed = present.filter((one) => keyOf(this.#reported.get(one.alert.id)) !== keyOf(one));
    for (const { alert } of closed) this.#reported.delete(alert.id);
    for (const one of changed) this.#reported.set(one.alert.id, one);
    return [...changed, ...closed.map(({ alert }) => ({ alert, users: [] }))];
  }

  isEmpty(): boolean {
    return this.#sources.size === 0 && this.#reported.size === 0;
  }
}

const keyOf = (presence: AlertPresence | undefined): string =>
  JSON.stringify(presence?.users.map(({ userId, fullname }) => `${userId} ${fullname}`).toSorted());
