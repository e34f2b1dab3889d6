import { PantauError } from '@pantau/core/base';
import { shiftEnd } from '@pantau/core/day';
import { isEmergency } from '../../engine/alert/emergency.ts';
import type { User } from '../../engine/alert/alert.ts';
import { type Snooze, type SnoozeSubject, snoozeKey } from '../../engine/alert/snooze.ts';
import type { SnoozeRequest } from '../../engine/list/alert-source.port.ts';
import type { WorldRecords } from './world-log.ts';
import { urgencyTo } from './world-queries.ts';
import type { DemoUser } from './world-users.ts';

/** What the users of a world snooze. */
export interface WorldSnoozes {
  list(user: DemoUser): readonly Snooze[];
  /** What everybody snoozes, the first to end first. */
  all(): readonly (Snooze & { readonly user: User })[];
  /** @throws PantauError `invalid` or `notFound`, as the port states */
  start(user: DemoUser, request: SnoozeRequest): readonly Snooze[];
  end(user: DemoUser, subject: SnoozeSubject): readonly Snooze[];
  /** Notifies of every user whose snoozes have changed, but not when one ends by itself. */
  subscribe(listener: (userId: string) => void): () => void;
}

const SNOOZES_MAX = 100;
const MINUTE_MS = 60_000;
const TIME_ZONE = 'Asia/Jakarta';

const minutes = { quarterHour: 15, hour: 60 };

export function createWorldSnoozes(records: WorldRecords, now: () => number): WorldSnoozes {
  const byUser = new Map<string, ReadonlyMap<string, Snooze>>();
  const people = new Map<string, User>();
  const listeners = new Set<(userId: string) => void>();

  const runningOf = ({ userId }: DemoUser): Map<string, Snooze> =>
    new Map([...(byUser.get(userId) ?? [])].filter(([, { endsOn }]) => endsOn > now()));
  const list = (user: DemoUser): readonly Snooze[] =>
    [...runningOf(user).values()].sort((one, other) => one.endsOn - other.endsOn);
  const change = (user: DemoUser, snoozes: ReadonlyMap<string, Snooze>): readonly Snooze[] => {
    byUser.set(user.userId, snoozes);
    people.set(user.userId, { userId: user.userId, fullname: user.fullname });
    for (const listener of [...listeners]) listener(user.userId);
    return list(user);
  };

  return {
    list,
    all: () =>
      [...people.values()]
        .flatMap((user) =>
          [...(byUser.get(user.userId)?.values() ?? [])].map((snooze) => ({ ...snooze, user })),
        )
        .filter(({ endsOn }) => endsOn > now())
        .sort((one, other) => one.endsOn - other.endsOn),
    start(user, { vehicleId, alertCode, length }) {
      if (isEmergency({ alertCode })) throw new PantauError('invalid', { status: 400 });
      const alert = [...records.alerts.values()].find(
        (one) => one.vehicle.vehicleId === vehicleId && urgencyTo(user, one) !== null,
      );
      if (alert === undefined) throw new PantauError('notFound', { status: 404 });
      const named = [...records.alerts.values()].find((one) => one.alertCode === alertCode);
      if (named === undefined) throw new PantauError('invalid', { status: 400 });
      const snoozes = runningOf(user);
      const key = snoozeKey({ vehicleId, alertCode });
      if (!snoozes.has(key) && snoozes.size >= SNOOZES_MAX) {
        throw new PantauError('invalid', { status: 400 });
      }
      snoozes.set(key, {
        vehicleId,
        alertCode,
        licensePlate: alert.vehicle.licensePlate,
        event: named.shortDescription,
        endsOn:
          length === 'shift' ? shiftEnd(now(), TIME_ZONE) : now() + minutes[length] * MINUTE_MS,
      });
      return change(user, snoozes);
    },
    end(user, subject) {
      const snoozes = runningOf(user);
      return snoozes.delete(snoozeKey(subject)) ? change(user, snoozes) : list(user);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
