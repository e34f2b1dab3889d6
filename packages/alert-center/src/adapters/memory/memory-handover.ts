import { PantauError, scopes } from '@pantau/core/base';
import { compareNewestFirst } from '../../engine/alert/alert-order.ts';
import { type Alert, type User, isUnresolved } from '../../engine/alert/alert.ts';
import {
  HANDOVER_ROWS_MAX,
  HANDOVER_WINDOW_MS,
  type HandoverNote,
  type HandoverSettled,
  type HandoverSource,
  type ShiftHandover,
} from '../../engine/handover/handover-source.port.ts';
import { type MemoryWorld, internalsOf } from './memory-world.ts';
import { createWorldCall } from './world-call.ts';
import { urgencyTo } from './world-queries.ts';
import { type DemoUser, demoUsers } from './world-users.ts';

export type HandoverMethod = keyof HandoverSource;

export interface MemoryHandoverOptions {
  /** The world whose shift it hands over, that of a memory alert source. */
  readonly world: MemoryWorld;
  /** The current user. Defaults to the manager. */
  readonly user?: DemoUser | undefined;
  /** Round-trip time of a call in ms, by the world's clock. Defaults to 120. */
  readonly latencyMs?: number | undefined;
}

export interface MemoryHandover extends HandoverSource {
  /** Makes the next calls of a method reject. */
  failNext(method: HandoverMethod, error?: PantauError, times?: number): void;
}

/** Creates a `HandoverSource` over an in-memory company, for stories, tests and demos. */
export function createMemoryHandover(options: MemoryHandoverOptions): MemoryHandover {
  const { world, user = demoUsers.manager, latencyMs = 120 } = options;
  const internals = internalsOf(world);
  const { records, handovers, snoozes } = internals;
  const toWorld = createWorldCall({ internals, clock: world.clock, latencyMs });
  const queuedErrors = new Map<HandoverMethod, PantauError[]>();
  const call = <T>(
    method: HandoverMethod,
    signal: AbortSignal | undefined,
    respond: () => T,
  ): Promise<T> =>
    toWorld(signal, () => {
      const error = queuedErrors.get(method)?.shift();
      if (error !== undefined) throw error;
      return respond();
    });
  const requireScopes = (...needed: readonly string[]): void => {
    const { scopes: held } = user;
    if (held !== undefined && needed.some((scope) => !held.includes(scope)))
      throw new PantauError('forbidden', { status: 403 });
  };

  const read = (): ShiftHandover => {
    const readOn = internals.now();
    const start = readOn - HANDOVER_WINDOW_MS;
    const previous = handovers.latest();
    const since = Math.max(start, previous?.createdOn ?? start);
    const visible = [...records.alerts.values()].flatMap((alert) => {
      const urgency = urgencyTo(user, alert);
      return urgency === null ? [] : [{ alert, urgency }];
    });
    const recent = visible.filter(({ alert }) => alert.createdOn >= start);
    const open = recent
      .filter(({ alert }) => isUnresolved(alert))
      .toSorted(
        (one, other) =>
          Number(other.urgency === 'urgent') - Number(one.urgency === 'urgent') ||
          compareNewestFirst(one.alert, other.alert),
      );
    const urgent = open.filter(({ urgency }) => urgency === 'urgent').length;
    const notes = notesSince(
      visible.map(({ alert }) => alert),
      since,
    );
    return {
      readOn,
      since,
      previous,
      urgent,
      important: open.length - urgent,
      arrived: recent.filter(({ alert }) => alert.createdOn >= since).length,
      alerts: open.slice(0, HANDOVER_ROWS_MAX).map(({ alert, urgency }) => ({
        id: alert.id,
        createdOn: alert.createdOn,
        event: eventOf(alert),
        licensePlate: alert.vehicle.licensePlate,
        driver: alert.driver?.fullname ?? null,
        address: alert.address,
        urgency,
        read: alert.read,
        owner: alert.owner ?? null,
      })),
      snoozes: snoozes.all().map(({ alertCode, event, ...snooze }) => ({
        ...snooze,
        event: { alertCode, description: event },
      })),
      noteCount: notes.length,
      notes: notes.slice(0, HANDOVER_ROWS_MAX),
      settled: settledSince(
        visible.map(({ alert }) => alert),
        since,
      ),
    };
  };

  return {
    read: (signal) =>
      call('read', signal, () => {
        requireScopes(scopes.alertCenterMain);
        return read();
      }),
    record: (request, signal) =>
      call('record', signal, () => {
        requireScopes(scopes.alertCenterMain, scopes.alertAction);
        return handovers.record(user, request);
      }),
    failNext(method, error = new PantauError('server', { status: 500 }), times = 1) {
      const queue = queuedErrors.get(method) ?? [];
      queuedErrors.set(method, [...queue, ...Array.from({ length: times }, () => error)]);
    },
  };
}

const eventOf = ({ alertCode, description }: Alert) => ({ alertCode, description });

const notesSince = (alerts: readonly Alert[], since: number): readonly HandoverNote[] =>
  alerts
    .flatMap((alert) =>
      alert.log.flatMap((entry, index) =>
        entry.type !== 'note' || entry.createdOn < since || entry.user === null
          ? []
          : {
              id: `${alert.id}-${index}`,
              createdOn: entry.createdOn,
              user: entry.user,
              text: entry.text,
              alertId: alert.id,
              event: eventOf(alert),
              licensePlate: alert.vehicle.licensePlate,
            },
      ),
    )
    .toSorted((one, other) => other.createdOn - one.createdOn || (one.id < other.id ? 1 : -1));

function settledSince(alerts: readonly Alert[], since: number): readonly HandoverSettled[] {
  const byUser = new Map<string, { user: User; resolved: number; falseAlerts: number }>();
  for (const alert of alerts) {
    const settling = alert.log.findLast((entry) =>
      alert.falseAlert
        ? entry.type === 'falseAlert' && entry.falseAlert
        : alert.resolved && entry.type === 'resolve' && entry.resolved,
    );
    if (settling === undefined || settling.createdOn < since || settling.user === null) continue;
    const { user } = settling;
    const counts = byUser.get(user.userId) ?? { user, resolved: 0, falseAlerts: 0 };
    counts[alert.falseAlert ? 'falseAlerts' : 'resolved'] += 1;
    byUser.set(user.userId, counts);
  }
  return [...byUser.values()].toSorted((one, other) =>
    one.user.fullname.localeCompare(other.user.fullname),
  );
}
