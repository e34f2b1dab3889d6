import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import { openMemoryFeed } from './memory-feed.ts';
import {
  type MemoryMethod,
  type MemoryWorld,
  type MemoryWorldOptions,
  createMemoryWorld,
  insideOf,
} from './memory-world.ts';
import { createWorldCall } from './world-call.ts';
import { type WorldPerson, worldPeople } from './world-users.ts';
import { readCounts, readMissed, readPage, readSingle, readSubscription } from './world-queries.ts';

export interface MemoryAlertSourceOptions extends MemoryWorldOptions {
  /** Who looks; the manager unless told. */
  readonly user?: WorldPerson | undefined;
  /** Another source's world, to look at it as somebody else; a new one unless given. */
  readonly world?: MemoryWorld | undefined;
  /** How long a call takes, there and back, by the world's clock; 120 ms unless told. */
  readonly latencyMs?: number | undefined;
}

export interface MemoryAlertSource extends AlertSource {
  readonly world: MemoryWorld;
  readonly user: WorldPerson;
}

const DEFAULT_LATENCY_MS = 120;

/** The port over a company in memory, for stories, tests and trying things out. */
export function createMemoryAlertSource(options: MemoryAlertSourceOptions = {}): MemoryAlertSource {
  const { world = createMemoryWorld(options), user = worldPeople.manager } = options;
  const { latencyMs = DEFAULT_LATENCY_MS } = options;
  const { clock } = world;
  const inside = insideOf(world);

  const toWorld = createWorldCall({ inside, clock, latencyMs });
  const call = <T>(
    method: MemoryMethod,
    signal: AbortSignal | undefined,
    answer: () => T,
  ): Promise<T> =>
    toWorld(signal, () => {
      inside.refuse(method);
      return answer();
    });

  return {
    world,
    user,
    loadSubscription: (signal) =>
      call('loadSubscription', signal, () => ({
        ...readSubscription(user),
        serverNow: inside.now(),
      })),
    listAlerts: (query, signal) =>
      call('listAlerts', signal, () => readPage(inside.books, user, query)),
    readAlerts: (ids, signal) =>
      call('readAlerts', signal, () => readSingle(inside.books, user, ids)),
    countUnresolved: (range, signal) =>
      call('countUnresolved', signal, () => readCounts(inside.books, user, range)),
    missedSince: (since, signal) =>
      call('missedSince', signal, () => readMissed(inside.books, user, since, inside.mostMissed)),
    act: ({ change, target }, signal) =>
      call('act', signal, () => inside.act(user, change, target)),
    subscribe: (listener) =>
      openMemoryFeed({ inside, clock, person: user, latencyMs: latencyMs / 2, listener }),
  };
}
