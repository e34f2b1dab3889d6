import { type Clock, PantauError, systemClock } from '@pantau/core';
import type { AlertChange, ActionTarget } from '../../engine/alert/alert-action.ts';
import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import type { ActionResult, AlertSource } from '../../engine/list/alert-source.port.ts';
import { type AlertWish, makeAlert } from './make-alert.ts';
import { createRandom } from './random.ts';
import { actOn } from './world-actions.ts';
import { type WorldBooks, emptyBooks } from './world-log.ts';
import type { WorldPerson } from './world-users.ts';
import { type WorldScenario, writeHistory } from './world-script.ts';

/** Calls of the port that can be made to fail. */
export type MemoryMethod = Exclude<keyof AlertSource, 'subscribe'>;

export interface MemoryWorldOptions {
  readonly clock?: Clock | undefined;
  /** The same seed gives the same fleet, alerts and history. */
  readonly seed?: number | undefined;
  /** How far the company's clock is ahead of `clock`, ms: a machine whose own clock is wrong. */
  readonly skewMs?: number | undefined;
  readonly scenario?: WorldScenario | undefined;
  /** More changes than this are not told one by one (`complete: false`). */
  readonly mostMissed?: number | undefined;
}

/**
 * A company in memory, to be moved by stories and tests. Any number of sources may look at it, each as
 * somebody else.
 */
export interface MemoryWorld {
  readonly clock: Clock;
  /** The company's time, epoch ms. */
  now(): number;
  /** A new alert, as wished; the rest is made up. It happened now unless `createdOn` is given. */
  arrive(wish?: AlertWish): Alert;
  /** Somebody changes alerts. */
  act(person: WorldPerson, change: AlertChange, target: ActionTarget): ActionResult;
  resolveAs(person: WorldPerson, ids: readonly AlertId[]): ActionResult;
  /** The connection of everybody is cut: feeds end, calls are rejected as offline. */
  disconnect(): void;
  reconnect(): void;
  /** The next messages that would reach anybody are lost on the way. */
  dropMessages(count: number): void;
  /** The next calls of a method are refused. */
  failNext(method: MemoryMethod, error?: PantauError, times?: number): void;
  alert(id: AlertId): Alert | undefined;
  /** All alerts, newest first. */
  alerts(): readonly Alert[];
  readonly head: number;
}

/** What a source of the world needs. */
export interface WorldInside {
  readonly books: WorldBooks;
  readonly mostMissed: number;
  /** The company's time. */
  now(): number;
  isConnected(): boolean;
  /** Throws what the next call of the method is to be refused with. */
  refuse(method: MemoryMethod): void;
  /** True when the message is to be lost. */
  losesMessage(): boolean;
  /** Told after every change of the books, and of the connection. */
  subscribe(listener: (what: 'books' | 'connection') => void): () => void;
  act(person: WorldPerson, change: AlertChange, target: ActionTarget): ActionResult;
}

const insides = new WeakMap<MemoryWorld, WorldInside>();

export function insideOf(world: MemoryWorld): WorldInside {
  const inside = insides.get(world);
  if (inside === undefined) throw new TypeError('Not a world of createMemoryWorld');
  return inside;
}

export function createMemoryWorld(options: MemoryWorldOptions = {}): MemoryWorld {
  const { clock = systemClock, seed = 1, scenario = 'busy', mostMissed = 500 } = options;
  const { skewMs = 0 } = options;
  const now = (): number => clock.now() + skewMs;
  const random = createRandom(seed);
  const books = emptyBooks();
  const listeners = new Set<(what: 'books' | 'connection') => void>();
  const refusals = new Map<MemoryMethod, PantauError[]>();
  let isConnected = true;
  let toBeLost = 0;
  let lastId = 9_000;
  writeHistory(books, random, scenario, now());

  const tell = (what: 'books' | 'connection'): void => {
    for (const listener of [...listeners]) listener(what);
  };
  const connect = (next: boolean): void => {
    if (isConnected === next) return;
    isConnected = next;
    tell('connection');
  };
  const act: MemoryWorld['act'] = (person, change, target) => {
    const before = books.head;
    const result = actOn(books, person, { change, target }, now());
    if (books.head !== before) tell('books');
    return result;
  };

  const world: MemoryWorld = {
    clock,
    now,
    arrive(wish = {}) {
      lastId += 1;
      books.head += 1;
      const identity = { id: String(lastId), seq: books.head, now: now() };
      const alert = makeAlert(random, identity, wish);
      books.alerts.set(alert.id, alert);
      books.events.push({ kind: 'arrival', seq: alert.seq, alertId: alert.id });
      tell('books');
      return alert;
    },
    act,
    resolveAs(person, ids) {
      const alerts = ids.map((id) => {
        const alert = books.alerts.get(id);
        if (alert === undefined) throw new RangeError(`The world has no alert ${id}`);
        return alert;
      });
      return act(person, { type: 'resolve' }, targetAlerts(alerts));
    },
    disconnect: () => connect(false),
    reconnect: () => connect(true),
    dropMessages(count) {
      toBeLost += count;
    },
    failNext(method, error = new PantauError('server', { status: 500 }), times = 1) {
      const queue = refusals.get(method) ?? [];
      refusals.set(method, [...queue, ...Array.from({ length: times }, () => error)]);
    },
    alert: (id) => books.alerts.get(id),
    alerts: () =>
      [...books.alerts.values()].sort((left, right) => right.createdOn - left.createdOn),
    get head() {
      return books.head;
    },
  };
  insides.set(world, {
    books,
    mostMissed,
    now,
    isConnected: () => isConnected,
    refuse(method) {
      const error = refusals.get(method)?.shift();
      if (error !== undefined) throw error;
    },
    losesMessage() {
      if (toBeLost === 0) return false;
      toBeLost -= 1;
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    act,
  });
  return world;
}
