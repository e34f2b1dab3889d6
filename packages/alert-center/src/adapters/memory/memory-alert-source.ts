import { PantauError, scopes } from '@pantau/core/base';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import { openMemoryFeed } from './memory-feed.ts';
import {
  type MemoryMethod,
  type MemoryWorld,
  type MemoryWorldOptions,
  createMemoryWorld,
  internalsOf,
} from './memory-world.ts';
import { falseRulesOf } from './world-false-rules.ts';
import { createWorldCall } from './world-call.ts';
import { possibleOwners } from './world-owners.ts';
import { type DemoUser, demoUsers } from './world-users.ts';
import {
  readCounts,
  readFound,
  readMissed,
  readOfVehicle,
  readPage,
  readSingle,
  readSubscription,
} from './world-queries.ts';
import { groupsOf } from './fleet-groups.ts';

export interface MemoryAlertSourceOptions extends MemoryWorldOptions {
  /** The current user. Defaults to the manager. */
  readonly user?: DemoUser | undefined;
  /** `AlertSource.id`. */
  readonly id?: string | undefined;
  /** The world of another source, to see it as a different user. Defaults to a new world. */
  readonly world?: MemoryWorld | undefined;
  /** Round-trip time of a call in ms, by the world's clock. Defaults to 120. */
  readonly latencyMs?: number | undefined;
}

export interface MemoryAlertSource extends AlertSource {
  readonly world: MemoryWorld;
  readonly user: DemoUser;
}

/** @throws PantauError `forbidden` for a user whose scopes are stated and lack this one. */
function requireScope(user: DemoUser, scope: string): void {
  if (user.scopes?.includes(scope) === false) throw new PantauError('forbidden');
}

const DEFAULT_LATENCY_MS = 120;

/** Creates an `AlertSource` over an in-memory company, for stories, tests and demos. */
export function createMemoryAlertSource(options: MemoryAlertSourceOptions = {}): MemoryAlertSource {
  const { world = createMemoryWorld(options), user = demoUsers.manager } = options;
  const { latencyMs = DEFAULT_LATENCY_MS } = options;
  const { clock } = world;
  const internals = internalsOf(world);
  const { snoozes, quickNotes } = internals;

  const toWorld = createWorldCall({ internals, clock, latencyMs });
  const call = <T>(
    method: MemoryMethod,
    signal: AbortSignal | undefined,
    respond: () => T,
  ): Promise<T> =>
    toWorld(signal, () => {
      internals.throwQueuedError(method);
      return respond();
    });

  return {
    id: options.id,
    world,
    user,
    loadSubscription: (signal) =>
      call('loadSubscription', signal, () => ({
        ...readSubscription(user),
        serverNow: internals.now(),
      })),
    listAlerts: (query, signal) =>
      call('listAlerts', signal, () => readPage(internals.records, user, query)),
    readAlerts: (ids, signal) =>
      call('readAlerts', signal, () => readSingle(internals.records, user, ids)),
    countUnresolved: (range, signal) =>
      call('countUnresolved', signal, () => {
        const snoozed = range.withoutSnoozed === true ? snoozes.list(user) : [];
        return readCounts(internals.records, user, range, { snoozed });
      }),
    missedSince: (since, signal) =>
      call('missedSince', signal, () =>
        readMissed(internals.records, user, since, internals.mostMissed),
      ),
    findAlerts: (query, signal) =>
      call('findAlerts', signal, () => readFound(internals.records, user, query)),
    listVehicleGroups: (signal) => call('listVehicleGroups', signal, () => groupsOf(user)),
    listVehicleAlerts: (query, signal) =>
      call('listVehicleAlerts', signal, () => readOfVehicle(internals.records, user, query)),
    listFalseRules: (signal) =>
      call('listFalseRules', signal, () => falseRulesOf(internals.records, user, internals.now())),
    listSnoozes: (signal) => call('listSnoozes', signal, () => snoozes.list(user)),
    snooze: (request, signal) => call('snooze', signal, () => snoozes.start(user, request)),
    endSnooze: (subject, signal) => call('endSnooze', signal, () => snoozes.end(user, subject)),
    act: ({ change, target }, signal) =>
      call('act', signal, () => {
        const hasNote = change.type === 'resolve' && change.note !== undefined;
        if (change.type !== 'note') requireScope(user, scopes.alertAction);
        if (change.type === 'note' || hasNote) requireScope(user, scopes.alertNote);
        return internals.act(user, change, target);
      }),
    changeOwner: ({ owner, ids }, signal) =>
      call('changeOwner', signal, () => {
        requireScope(user, scopes.alertAction);
        return world.changeOwnerAs(user, owner, ids);
      }),
    listPossibleOwners: (search, signal) =>
      call('listPossibleOwners', signal, () => possibleOwners(user, search)),
    listQuickNotes: (signal) =>
      call('listQuickNotes', signal, () => {
        requireScope(user, scopes.alertAction);
        return quickNotes.list();
      }),
    saveQuickNotes: (change, signal) =>
      call('saveQuickNotes', signal, () => {
        requireScope(user, scopes.companyUpdate);
        return quickNotes.save(change);
      }),
    subscribe: (listener) =>
      openMemoryFeed({ internals, clock, user, latencyMs: latencyMs / 2, listener }),
  };
}
