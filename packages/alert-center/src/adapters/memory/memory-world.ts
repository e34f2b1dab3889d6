import type { Clock } from '@pantau/core';
import { PantauError, systemClock } from '@pantau/core/base';
import type { ActionTarget, StateChange } from '../../engine/alert/alert-action.ts';
import type { Alert, AlertId, User } from '../../engine/alert/alert.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import type { ActionResult, AlertSource } from '../../engine/list/alert-source.port.ts';
import { type AlertOverrides, makeAlert } from './make-alert.ts';
import { createRandom } from './random.ts';
import { actOn } from './world-actions.ts';
import { changeOwnerOf } from './world-owners.ts';
import { type WorldRecords, emptyRecords } from './world-log.ts';
import type { DemoUser } from './world-users.ts';
import { type WorldHandovers, createWorldHandovers } from './world-handovers.ts';
import { type WorldSnoozes, createWorldSnoozes } from './world-snoozes.ts';
import { type WorldPresence, createWorldPresence } from './world-presence.ts';
import { type WorldQuickNotes, createWorldQuickNotes } from './world-quick-notes.ts';
import { type WorldScenario, writeHistory } from './world-script.ts';

/** Methods of the port that can be made to fail. */
export type MemoryMethod = Exclude<keyof AlertSource, 'subscribe'>;

export interface MemoryWorldOptions {
  readonly clock?: Clock | undefined;
  /** The same seed gives the same fleet, alerts and history. */
  readonly seed?: number | undefined;
  /** How far the company's clock is ahead of `clock`, in ms, to simulate a wrong local clock. */
  readonly skewMs?: number | undefined;
  readonly scenario?: WorldScenario | undefined;
  /** The company's quick notes. Defaults to some in Indonesian. */
  readonly quickNotes?: readonly string[] | undefined;
  /** Maximum number of changes that `missedSince` returns; beyond it, `complete` is `false`. Defaults to 500. */
  readonly mostMissed?: number | undefined;
}

/** An in-memory company that stories and tests can control. Several sources can share it, each as a different user. */
export interface MemoryWorld {
  readonly clock: Clock;
  /** The company's time, epoch ms. */
  now(): number;
  /** Adds an alert. Fields that are not given are generated; `createdOn` defaults to now. */
  arrive(overrides?: AlertOverrides): Alert;
  /** Changes alerts as a user. */
  act(user: DemoUser, change: StateChange, target: ActionTarget): ActionResult;
  /** Gives alerts to a person as a user; `null` releases them. */
  changeOwnerAs(user: DemoUser, owner: User | null, ids: readonly AlertId[]): ActionResult;
  /** A colleague has exactly these alerts open, until this is called again. */
  openAs(user: DemoUser, ids: readonly AlertId[]): void;
  resolveAs(user: DemoUser, ids: readonly AlertId[]): ActionResult;
  /** Cuts all connections: feeds end, and calls reject as offline. */
  disconnect(): void;
  /** Cuts all connections, and calls reject as unauthorized: nobody is signed in any more. */
  signOut(): void;
  /** Ends `disconnect`, `stall` or `signOut`. */
  reconnect(): void;
  /** Stalls all feeds: they stay connected but receive nothing, and cannot reconnect. */
  stall(): void;
  /** Drops the next messages to any subscriber. */
  dropMessages(count: number): void;
  /** Makes the next calls of a method reject. */
  failNext(method: MemoryMethod, error?: PantauError, times?: number): void;
  alert(id: AlertId): Alert | undefined;
  /** All alerts, newest first. */
  alerts(): readonly Alert[];
  readonly head: number;
  /** The number of open feeds. */
  readonly openFeeds: number;
}

/** What a source needs from its world. */
export interface WorldInternals {
  readonly records: WorldRecords;
  readonly snoozes: WorldSnoozes;
  readonly presence: WorldPresence;
  readonly quickNotes: WorldQuickNotes;
  readonly handovers: WorldHandovers;
  readonly mostMissed: number;
  /** The company's time. */
  now(): number;
  isConnected(): boolean;
  /** It is not connected because nobody is signed in. */
  isSignedOut(): boolean;
  /** Connections stay open but transmit nothing. */
  isStalled(): boolean;
  /** Throws the next error queued by `failNext` for the method, if any. */
  throwQueuedError(method: MemoryMethod): void;
  /** Whether to drop this message; counts down the messages to drop. */
  shouldDropMessage(): boolean;
  /** Notifies after every change of the records or the connection. */
  subscribe(listener: (what: 'records' | 'connection') => void): () => void;
  act(user: DemoUser, change: StateChange, target: ActionTarget): ActionResult;
}

const internals = new WeakMap<MemoryWorld, WorldInternals>();

export function internalsOf(world: MemoryWorld): WorldInternals {
  const found = internals.get(world);
  if (found === undefined) throw new TypeError('The world was not created by createMemoryWorld');
  return found;
}

export function createMemoryWorld(options: MemoryWorldOptions = {}): MemoryWorld {
  const { clock = systemClock, seed = 1, scenario = 'busy', mostMissed = 500 } = options;
  const { skewMs = 0 } = options;
  const now = (): number => clock.now() + skewMs;
  const random = createRandom(seed);
  const records = emptyRecords();
  const listeners = new Set<(what: 'records' | 'connection') => void>();
  const queuedErrors = new Map<MemoryMethod, PantauError[]>();
  let isConnected = true;
  let isSignedOut = false;
  let isStalled = false;
  let messagesToDrop = 0;
  let lastId = 9_000;
  writeHistory(records, random, scenario, now());

  const notify = (what: 'records' | 'connection'): void => {
    for (const listener of [...listeners]) listener(what);
  };
  const connect = (next: boolean): void => {
    if (isConnected === next) return;
    isConnected = next;
    notify('connection');
  };
  const act: MemoryWorld['act'] = (user, change, target) => {
    const before = records.head;
    const result = actOn(records, user, { change, target }, now());
    if (records.head !== before) notify('records');
    return result;
  };
  const changeOwnerAs: MemoryWorld['changeOwnerAs'] = (user, owner, ids) => {
    const before = records.head;
    const result = changeOwnerOf(records, user, { owner, ids }, now());
    if (records.head !== before) notify('records');
    return result;
  };

  const presence = createWorldPresence(records);
  const places = new Map<string, object>();
  const placeOf = ({ userId }: DemoUser): object => {
    const place = places.get(userId) ?? {};
    places.set(userId, place);
    return place;
  };

  const world: MemoryWorld = {
    clock,
    now,
    arrive(overrides = {}) {
      lastId += 1;
      records.head += 1;
      const identity = { id: String(lastId), seq: records.head, now: now() };
      const alert = makeAlert(random, identity, overrides);
      records.alerts.set(alert.id, alert);
      records.events.push({ kind: 'arrival', seq: alert.seq, alertId: alert.id });
      notify('records');
      return alert;
    },
    act,
    changeOwnerAs,
    openAs: (user, ids) => presence.state(placeOf(user), user, ids),
    resolveAs(user, ids) {
      const alerts = ids.map((id) => {
        const alert = records.alerts.get(id);
        if (alert === undefined) throw new RangeError(`The world has no alert ${id}`);
        return alert;
      });
      return act(user, { type: 'resolve' }, targetAlerts(alerts));
    },
    disconnect: () => connect(false),
    signOut() {
      isSignedOut = true;
      connect(false);
    },
    reconnect() {
      isStalled = false;
      isSignedOut = false;
      connect(true);
    },
    stall() {
      isStalled = true;
    },
    dropMessages(count) {
      messagesToDrop += count;
    },
    failNext(method, error = new PantauError('server', { status: 500 }), times = 1) {
      const queue = queuedErrors.get(method) ?? [];
      queuedErrors.set(method, [...queue, ...Array.from({ length: times }, () => error)]);
    },
    alert: (id) => records.alerts.get(id),
    alerts: () =>
      [...records.alerts.values()].sort((left, right) => right.createdOn - left.createdOn),
    get head() {
      return records.head;
    },
    get openFeeds() {
      return listeners.size;
    },
  };
  internals.set(world, {
    records,
    snoozes: createWorldSnoozes(records, now),
    presence,
    quickNotes: createWorldQuickNotes(options.quickNotes),
    handovers: createWorldHandovers(now),
    mostMissed,
    now,
    isConnected: () => isConnected,
    isSignedOut: () => isSignedOut,
    isStalled: () => isStalled,
    throwQueuedError(method) {
      const error = queuedErrors.get(method)?.shift();
      if (error !== undefined) throw error;
    },
    shouldDropMessage() {
      if (messagesToDrop === 0) return false;
      messagesToDrop -= 1;
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
