import { PantauError, createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listView } from '../list/list-view.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { actionQueueModule } from './action-queue.store.ts';
import type { AlertId } from '../alert/alert.ts';
import { BULK_CHUNK, BULK_MAX, UNDO_MS } from '../alert/limits.ts';
import { targetAlerts } from '../alert/action-target.ts';
import type { ActionRequest, AlertQuery, AlertSource } from '../list/alert-source.port.ts';
import type { AlertCenterEvent } from '../store-options.ts';
import { type AlertCenterStore, createAlertCenterStore } from '../store.ts';
import { type BulkOutcome, countItems } from './bulk-outcome.ts';
import { bulkModule } from './bulk.store.ts';

let clock: ManualClock;
let world: MemoryWorld;
let store: AlertCenterStore;
let acts: ActionRequest[];
let queries: AlertQuery[];
let events: AlertCenterEvent[];
/** Delays the response of an action until the returned promise resolves. */
let delayResponse: (request: ActionRequest) => Promise<void>;

/** Unresolved urgent alerts, newest first. */
function arriveMany(count: number): readonly AlertId[] {
  const now = world.clock.now();
  return Array.from({ length: count }, (_, index) => {
    const createdOn = now - index * 10_000;
    return world.arrive({ alertCode: 8, createdOn }).id;
  });
}

beforeAll(async () => {
  await bulkModule.load();
  await actionQueueModule.load();
});

beforeEach(() => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7, scenario: 'empty', mostMissed: 5_000 });
  acts = [];
  queries = [];
  events = [];
  delayResponse = () => Promise.resolve();
  const memory = createMemoryAlertSource({ world });
  const source: AlertSource = {
    ...memory,
    async act(request, signal) {
      acts.push(request);
      const result = await memory.act(request, signal);
      await delayResponse(request);
      return result;
    },
    listAlerts(query, signal) {
      queries.push(query);
      return memory.listAlerts(query, signal);
    },
  };
  store = createAlertCenterStore({
    source,
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: true },
    currentUser: demoUsers.manager,
    onEvent: (event) => events.push(event),
  });
});

const { manager, dispatcher } = demoUsers;
const list = () => listView(store.get().list, 'urgent');
const view = (id: AlertId | undefined) => store.get().list.entities.get(id ?? '')?.view;
const urgentCount = () => store.get().list.countsView.urgent;
const run = () => store.get().bulk;
const selectedIds = () => [...store.get().selection.alerts.keys()];
const outcomes = (outcome: BulkOutcome) => outcome.items.map((item) => item.outcome);
const as = (
  user: typeof manager | typeof dispatcher,
  id: AlertId,
  type: 'resolve' | 'checkAgain',
) => {
  const alert = world.alert(id);
  if (alert) world.act(user, { type }, targetAlerts([alert]));
};

async function live(): Promise<void> {
  store.start();
  await clock.advance(1_000);
}

async function done<T>(promise: Promise<T>, ms = 2_000): Promise<T> {
  await clock.advance(ms);
  return promise;
}

describe('a bulk action', () => {
  it('changes every row and the counts immediately, with one request', async () => {
    const ids = arriveMany(5);
    await live();
    const acting = store.actions.actOnMany(ids, { type: 'resolve' });
    expect(ids.map((id) => view(id)?.alert.resolved)).toEqual(ids.map(() => true));
    expect(urgentCount()).toBe(0);
    const outcome = await done(acting);
    expect(outcomes(outcome)).toEqual(ids.map(() => 'applied'));
    expect(acts.map(({ target }) => target.ids)).toEqual([ids]);
    expect(world.alerts().every((alert) => alert.resolved)).toBe(true);
    expect(events).toContainEqual({ type: 'bulkAction', outcome });
  });

  it(`sends requests of at most ${BULK_CHUNK} alerts (AC-102)`, async () => {
    const ids = arriveMany(BULK_CHUNK * 2 + 1);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    const outcome = await done(store.actions.actOnMany(ids, { type: 'note', text: 'Aman' }));
    expect(acts.map(({ target }) => target.ids.length)).toEqual([BULK_CHUNK, BULK_CHUNK, 1]);
    expect(countItems(outcome.items).applied).toBe(ids.length);
  });

  it('does not send settled alerts and reports them as unchanged (AC-103)', async () => {
    const ids = arriveMany(4);
    await live();
    world.resolveAs(dispatcher, ids.slice(0, 1));
    const isFalse = world.alert(ids[1] ?? '');
    if (isFalse)
      world.act(dispatcher, { type: 'falseAlert', reason: 'x' }, targetAlerts([isFalse]));
    await clock.advance(500);
    const outcome = await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(outcomes(outcome)).toEqual(['unchanged', 'unchanged', 'applied', 'applied']);
    expect(outcome.items[0]?.alert?.resolver?.fullname).toBe(dispatcher.fullname);
    expect(acts[0]?.target.ids).toEqual(ids.slice(2));
    expect(world.alert(ids[1] ?? '')?.resolved).toBe(false);
  });

  it('reports an alert that another user settled first as unchanged, with its final state (AC-103)', async () => {
    const ids = arriveMany(2);
    await live();
    const acting = store.actions.actOnMany(ids, { type: 'resolve' });
    world.resolveAs(dispatcher, ids.slice(0, 1));
    const outcome = await done(acting);
    expect(outcomes(outcome)).toEqual(['unchanged', 'applied']);
    expect(view(ids[0])?.alert.resolver?.fullname).toBe(dispatcher.fullname);
  });

  it('rolls back a rejected request, reports its error and continues with the others (AC-102)', async () => {
    const ids = arriveMany(BULK_CHUNK + 2);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    const error = new PantauError('conflict', { serverMessage: 'Sudah ditutup' });
    world.failNext('act', error);
    const outcome = await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(countItems(outcome.items)).toMatchObject({ failed: BULK_CHUNK, applied: 2 });
    expect(outcome.items[0]).toMatchObject({ outcome: 'failed', error });
    expect(view(ids[0])?.alert.resolved).toBe(false);
    expect(world.alert(ids.at(-1) ?? '')?.resolved).toBe(true);
    expect(urgentCount()).toBe(BULK_CHUNK);
  });

  it('sends no more requests when offline', async () => {
    const ids = arriveMany(BULK_CHUNK + 2);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    world.failNext('act', new PantauError('offline'));
    const outcome = await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(countItems(outcome.items).failed).toBe(ids.length);
    expect(acts).toHaveLength(1);
  });

  it('stops on request: completed requests stay, the rest is reported and rolled back', async () => {
    const ids = arriveMany(BULK_CHUNK * 3);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    const acting = store.actions.actOnMany(ids, { type: 'resolve' });
    await clock.advance(130);
    expect(run()).toMatchObject({ phase: 'acting', done: BULK_CHUNK, total: BULK_CHUNK * 3 });
    expect(store.isBulkRunning()).toBe(true);
    store.actions.bulk.stop();
    const outcome = await done(acting);
    expect(countItems(outcome.items)).toMatchObject({
      applied: BULK_CHUNK * 2,
      stopped: BULK_CHUNK,
    });
    expect(acts).toHaveLength(2);
    expect(world.alerts().filter((alert) => !alert.resolved)).toHaveLength(BULK_CHUNK);
    expect(store.get().list.pending).toEqual([]);
    expect(store.isBulkRunning()).toBe(false);
  });

  it('keeps the result of a failed action until it is dismissed or repeated', async () => {
    const ids = arriveMany(3);
    await live();
    world.failNext('act');
    const outcome = await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(run().result).toBe(outcome);
    store.actions.bulk.dismissResult();
    expect(run().result).toBeNull();
    await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(run().result).toBeNull();
  });

  it('rejects a blank note and a too long reason without a request', async () => {
    const ids = arriveMany(2);
    await live();
    for (const change of [
      { type: 'note', text: '  ' },
      { type: 'falseAlert', reason: 'x'.repeat(301) },
    ] as const) {
      const outcome = await done(store.actions.actOnMany(ids, change));
      expect(outcome.items.map(({ error }) => error?.kind)).toEqual(['invalid', 'invalid']);
    }
    expect(acts).toEqual([]);
  });

  it('waits for the previous bulk action', async () => {
    const ids = arriveMany(3);
    await live();
    const first = store.actions.actOnMany(ids, { type: 'resolve' });
    const second = store.actions.actOnMany(ids, { type: 'checkAgain' });
    await clock.advance(2_000);
    expect(outcomes(await first)).toEqual(ids.map(() => 'applied'));
    expect(outcomes(await second)).toEqual(ids.map(() => 'applied'));
    expect(world.alerts().some((alert) => alert.resolved)).toBe(false);
  });

  it('reports an unknown alert as not found', async () => {
    await live();
    const outcome = await done(store.actions.actOnMany(['77'], { type: 'resolve' }));
    expect(outcome.items).toMatchObject([{ id: '77', outcome: 'notFound' }]);
    expect(acts).toEqual([]);
  });
});

describe('the selection', () => {
  it('is cleared on success; alerts that failed stay selected (AC-102)', async () => {
    const ids = arriveMany(BULK_CHUNK + 3);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    world.failNext('act');
    await done(store.actions.actOnMany(selectedIds(), { type: 'resolve' }));
    expect(selectedIds()).toEqual(ids.slice(0, BULK_CHUNK));
    await done(store.actions.actOnMany(selectedIds(), { type: 'resolve' }));
    expect(selectedIds()).toEqual([]);
  });

  it('keeps alerts selected during an action; only the alerts of the action are deselected', async () => {
    const [first = '', second = '', third = ''] = arriveMany(3);
    await live();
    const { select } = store.actions.selection;
    select(first, true);
    select(second, true);
    const acting = store.actions.actOnMany(selectedIds(), { type: 'note', text: 'Aman' });
    await clock.advance(50);
    select(third, true);
    select(first, false);
    select(first, true);
    expect(outcomes(await done(acting))).toEqual(['applied', 'applied']);
    expect(new Set(selectedIds())).toEqual(new Set([first, third]));
  });

  it('is not changed by undo or by actions on other alerts', async () => {
    const [first = '', second = '', third = ''] = arriveMany(3);
    await live();
    await done(store.actions.resolve(first), 500);
    const undoing = store.actions.undo();
    await clock.advance(50);
    expect(view(first)?.alert.resolved).toBe(false);
    store.actions.selection.select(first, true);
    store.actions.selection.select(second, true);
    expect(run().phase, 'no progress instead of the selection').toBe('idle');
    await done(undoing);
    expect(selectedIds()).toEqual([first, second]);
    await done(store.actions.resolve(third));
    expect(selectedIds()).toEqual([first, second]);
  });

  it('can read all unresolved alerts during an undo', async () => {
    const ids = arriveMany(BULK_CHUNK + 20);
    await live();
    await done(store.actions.resolve(ids[3] ?? ''), 500);
    world.failNext('act', new PantauError('conflict'));
    const undoing = store.actions.undo();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    const secondUndo = store.actions.undo();
    await done(selecting);
    expect((await undoing)?.items[0]?.outcome).toBe('failed');
    expect(await secondUndo).toBeNull();
    expect(store.get().selection.isAllOf).toBe('urgent');
    expect(selectedIds()).toEqual(ids.filter((id) => id !== ids[3]));
  });

  it('holds new alerts back, only while it is not empty', async () => {
    const [first] = arriveMany(3);
    await live();
    store.actions.selection.select(first ?? '', true);
    const late = world.arrive({ alertCode: 8 }).id;
    await clock.advance(200);
    expect(list().waiting).toBe(1);
    store.actions.setBusy('urgent', true);
    store.actions.selection.clear();
    await clock.advance(200);
    expect(list().ids).not.toContain(late);
    store.actions.setBusy('urgent', false);
    expect(list().ids[0]).toBe(late);
  });

  it('keeps alerts that have left the list and can still act on them', async () => {
    const ids = arriveMany(2);
    await live();
    store.actions.selection.select(ids[0] ?? '', true);
    store.actions.setUnresolvedOnly(true);
    await clock.advance(500);
    as(dispatcher, ids[0] ?? '', 'resolve');
    await clock.advance(500);
    store.actions.setUnresolvedOnly(false);
    store.actions.setUnresolvedOnly(true);
    await clock.advance(500);
    expect(selectedIds()).toEqual([ids[0]]);
    const outcome = await done(
      store.actions.actOnMany(selectedIds(), { type: 'note', text: 'Aman' }),
    );
    expect(outcomes(outcome)).toEqual(['applied']);
  });

  it('selects the range from the last selected row to this one', async () => {
    const ids = arriveMany(6);
    await live();
    store.actions.selection.select(ids[4] ?? '', true);
    store.actions.selection.selectTo(ids[1] ?? '');
    expect(new Set(selectedIds())).toEqual(new Set(ids.slice(1, 5)));
    store.actions.selection.selectTo(ids[5] ?? '');
    expect(new Set(selectedIds())).toEqual(new Set(ids.slice(1, 6)));
  });

  it('is cleared when the panel closes', async () => {
    const [first] = arriveMany(2);
    await live();
    store.actions.panel.open();
    store.actions.selection.select(first ?? '', true);
    store.actions.panel.close();
    expect(selectedIds()).toEqual([]);
    expect(store.get().list.lists.urgent.isBusy).toBe(false);
  });
});

describe('selecting all unresolved alerts of a list', () => {
  it(`reads pages of ${BULK_CHUNK} unresolved alerts (AC-104)`, async () => {
    const ids = arriveMany(BULK_CHUNK + 20);
    world.resolveAs(dispatcher, ids.slice(0, 5));
    await live();
    queries = [];
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    expect(run()).toMatchObject({ phase: 'selecting', total: BULK_CHUNK + 15 });
    await done(selecting);
    expect(queries.map(({ limit, unresolvedOnly }) => [limit, unresolvedOnly])).toEqual([
      [BULK_CHUNK, true],
      [BULK_CHUNK, true],
    ]);
    expect(selectedIds()).toEqual(ids.slice(5));
    expect(store.get().selection.isAllOf).toBe('urgent');
    expect(run().phase).toBe('idle');
  });

  it('excludes later arrivals, even with an older timestamp (AC-104)', async () => {
    const ids = arriveMany(BULK_CHUNK + 20);
    await live();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    world.arrive({ alertCode: 8, createdOn: clock.now() - 3_600_000 });
    as(dispatcher, ids[110] ?? '', 'resolve');
    as(dispatcher, ids[110] ?? '', 'checkAgain');
    await done(selecting);
    expect(selectedIds()).toEqual(ids);
  });

  it('reports why a page failed and keeps the alerts read so far selected', async () => {
    arriveMany(BULK_CHUNK + 20);
    await live();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    await clock.advance(150);
    world.failNext('listAlerts', new PantauError('timeout'));
    await done(selecting);
    expect(run().selectionError?.kind).toBe('timeout');
    expect(selectedIds()).toHaveLength(BULK_CHUNK);
    expect(store.get().selection.isAllOf).toBeNull();
  });

  it('ends when the user stops it or clears the selection', async () => {
    arriveMany(BULK_CHUNK + 20);
    await live();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    await clock.advance(150);
    store.actions.bulk.stop();
    await done(selecting);
    expect(selectedIds()).toHaveLength(BULK_CHUNK);
    expect(run()).toMatchObject({ phase: 'idle', selectionError: null });
    const again = store.actions.selection.selectAllUnresolved('urgent');
    store.actions.selection.clear();
    await done(again);
    expect(selectedIds()).toEqual([]);
  });

  it('selects at most the newest 10,000 and reports the limit (AC-104)', async () => {
    expect(BULK_MAX).toBe(10_000);
    const page = world.arrive({ alertCode: 8 });
    let pageRequests = 0;
    const memory = createMemoryAlertSource({ world });
    store = createAlertCenterStore({
      source: {
        ...memory,
        listAlerts(query, signal) {
          if (query.limit !== BULK_CHUNK) return memory.listAlerts(query, signal);
          const from = Number(query.after ?? 0);
          pageRequests += 1;
          const alerts = Array.from({ length: query.limit }, (_, index) => ({
            ...page,
            id: String(20_000 - from - index),
          }));
          const endCursor = String(from + query.limit);
          return Promise.resolve({ alerts, endCursor, hasMore: true, head: world.head });
        },
      },
      clock,
      store: createMemoryStore(),
      permissions: { canSeeUrgent: true },
      currentUser: manager,
    });
    await live();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    for (let turn = 0; turn < 40; turn += 1) await clock.advance(10);
    await selecting;
    expect(selectedIds()).toHaveLength(BULK_MAX);
    expect(run().isCapped).toBe(true);
    expect(pageRequests).toBe(BULK_MAX / BULK_CHUNK + 1);
  });
});

describe('undo', () => {
  const offer = () => store.get().undoOffer;

  it('reverts exactly the alerts that a single or bulk action changed (AC-105)', async () => {
    const ids = arriveMany(4);
    await live();
    await done(store.actions.resolve(ids[3] ?? ''));
    expect(outcomes((await done(store.actions.undo())) as BulkOutcome)).toEqual(['applied']);
    world.resolveAs(dispatcher, ids.slice(0, 1));
    await clock.advance(500);
    await done(store.actions.actOnMany(ids, { type: 'falseAlert', reason: 'no occurrences' }));
    const outcome = await done(store.actions.undo());
    expect(outcome?.items.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(world.alert(ids[0] ?? '')?.resolved).toBe(true);
    expect(world.alerts().filter((alert) => alert.falseAlert)).toEqual([]);
  });

  it('is offered for 10 s (AC-105)', async () => {
    expect(UNDO_MS).toBe(10_000);
    const [id] = arriveMany(1);
    await live();
    const resolving = store.actions.resolve(id ?? '');
    await clock.advance(100);
    expect(offer()).toBeNull();
    await clock.advance(20);
    await resolving;
    expect(offer()).not.toBeNull();
    await clock.advance(UNDO_MS - 1);
    expect(offer()).not.toBeNull();
    await clock.advance(UNDO_MS);
    expect(offer()).toBeNull();
    expect(await store.actions.undo()).toBeNull();
  });

  it('waits for the response of a pending single or bulk action, then reverts it', async () => {
    const [one = '', two = '', three = ''] = arriveMany(3);
    await live();
    for (const act of [
      () => store.actions.resolve(one),
      () => store.actions.markFalse(one, 'no occurrences'),
      () => store.actions.actOnMany([two, three], { type: 'resolve' }),
    ]) {
      acts = [];
      const acting = act();
      await clock.advance(10);
      const undoing = store.actions.undo();
      const secondUndo = store.actions.undo();
      await clock.advance(10);
      expect(acts, 'sent before the response').toHaveLength(1);
      await done<unknown>(acting);
      expect((await done(undoing))?.items.every((item) => item.outcome === 'applied')).toBe(true);
      expect(await secondUndo, 'undone twice').toBeNull();
      expect(offer()).toBeNull();
      const isSettled = (id: AlertId) =>
        world.alert(id)?.resolved === true || world.alert(id)?.falseAlert === true;
      expect([one, two, three].filter(isSettled)).toEqual([]);
      expect(acts[1]?.change).toEqual({ type: 'checkAgain' });
      expect(acts).toHaveLength(2);
    }
  });

  it('does nothing when the pending action is rejected and keeps the previous offer', async () => {
    const [before = '', id = ''] = arriveMany(2);
    await live();
    await done(store.actions.resolve(before), 500);
    const previousOffer = offer();
    world.failNext('act');
    const resolving = store.actions.resolve(id);
    const undoing = store.actions.undo();
    expect((await done(resolving, 500)).ok).toBe(false);
    expect(await undoing).toBeNull();
    expect(acts).toHaveLength(2);
    expect(world.alert(before)?.resolved).toBe(true);
    expect(offer()).toBe(previousOffer);
    await done(store.actions.undo(), 500);
    expect(world.alert(before)?.resolved).toBe(false);
  });

  it('reverts exactly the given offer while a later action is pending', async () => {
    const [first = '', second = ''] = arriveMany(2);
    await live();
    await done(store.actions.resolve(first), 500);
    const resolving = store.actions.resolve(second);
    const undoing = store.actions.undo(offer() ?? undefined);
    await done(resolving);
    await done(undoing);
    expect([first, second].map((id) => world.alert(id)?.resolved)).toEqual([false, true]);
    expect(offer()?.alerts.map(({ id }) => id)).toEqual([second]);
  });

  it('offers the action that started last, even when an earlier one completes later', async () => {
    const [first = '', second = ''] = arriveMany(2);
    await live();
    let respondToFirst = (): void => undefined;
    delayResponse = ({ target }) =>
      target.ids.includes(first)
        ? new Promise((resolve) => {
            respondToFirst = resolve;
          })
        : Promise.resolve();
    const one = store.actions.resolve(first);
    const two = store.actions.resolve(second);
    await done(two, 500);
    respondToFirst();
    await one;
    expect(offer()?.alerts.map(({ id }) => id)).toEqual([second]);
  });

  it('offers only the latest change', async () => {
    const ids = arriveMany(2);
    await live();
    await done(store.actions.resolve(ids[0] ?? ''), 500);
    await done(store.actions.resolve(ids[1] ?? ''), 500);
    await done(store.actions.undo());
    expect(ids.map((id) => world.alert(id)?.resolved)).toEqual([true, false]);
    expect(await store.actions.undo()).toBeNull();
  });

  it('skips alerts that another user has changed since and reports them as unchanged (AC-105)', async () => {
    const ids = arriveMany(2);
    await live();
    await done(store.actions.actOnMany(ids, { type: 'resolve' }), 500);
    as(dispatcher, ids[0] ?? '', 'checkAgain');
    as(dispatcher, ids[0] ?? '', 'resolve');
    await clock.advance(500);
    const outcome = await done(store.actions.undo());
    expect(outcome?.items.map((item) => item.outcome)).toEqual(['unchanged', 'applied']);
    expect(world.alert(ids[0] ?? '')?.resolver?.fullname).toBe(dispatcher.fullname);
  });

  it('is not offered for notes, reads or checkAgain, nor for alerts that others settled', async () => {
    const [id = '', other = ''] = arriveMany(2);
    await live();
    await done(store.actions.addNote(id, 'Aman'), 500);
    await done(store.actions.markRead(id), 500);
    expect(offer()).toBeNull();
    world.resolveAs(dispatcher, [other]);
    await done(store.actions.markFalse(other, 'no occurrences'), 500);
    expect(offer()).toBeNull();
    await done(store.actions.checkAgain(other), 500);
    expect(offer()).toBeNull();
  });

  it('leaves no timer behind when the alert centre stops', async () => {
    const [id = ''] = arriveMany(1);
    await live();
    await done(store.actions.resolve(id), 500);
    const late = store.actions.checkAgain(id).then(() => store.actions.resolve(id));
    await clock.advance(130);
    store.stop();
    await clock.advance(60_000);
    await late;
    expect(clock.pending()).toBe(0);
    expect(offer()).toBeNull();
  });
});
