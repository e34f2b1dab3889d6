import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId, User } from '../alert/alert.ts';
import { SETTLED_STAYS_MS } from '../alert/limits.ts';
import { emptySearch } from '../list/alert-search.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { listView } from '../list/list-view.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import { actionQueueModule } from './action-queue.store.ts';
import { bulkModule } from './bulk.store.ts';

const { manager, dispatcher } = demoUsers;
const person = ({ userId, fullname }: User): User => ({ userId, fullname });
const [me, budi] = [person(manager), person(dispatcher)];

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
let world: MemoryWorld;
let store: AlertCenterStore;

const pass = (ms = 2_000): Promise<void> => clock.advance(ms);

async function open(spoil = (source: AlertSource): AlertSource => source): Promise<void> {
  store = createAlertCenterStore({
    source: spoil(createMemoryAlertSource({ world, latencyMs: 200 })),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: null },
    currentUser: null,
    sound: null,
  });
  store.start();
  await pass();
}

const arrive = (alertCode = 8): AlertId => world.arrive({ alertCode }).id;
const view = (id: AlertId) => store.get().list.entities.get(id)?.view;
const ownerOf = (id: AlertId): User | null | undefined => view(id)?.alert.owner;
const shown = (): readonly AlertId[] => listView(store.get().list, 'urgent').ids;

async function settled<T>(outcome: Promise<T>): Promise<T> {
  await pass();
  return outcome;
}

beforeAll(() =>
  Promise.all([actionQueueModule.load(), bulkModule.load(), import('../list/search.store.ts')]),
);

beforeEach(() => {
  world = createMemoryWorld({ clock, scenario: 'empty' });
});

afterEach(() => store.stop());

describe('taking an alert', () => {
  it('shows the owner at once, and hands it over or releases it (AC-787)', async () => {
    const id = arrive();
    await open();
    const taken = store.actions.take(id);
    await pass(0);
    expect(view(id)).toMatchObject({ pending: true, alert: { owner: me } });
    expect(await settled(taken)).toMatchObject({ ok: true, outcome: 'applied' });
    expect(view(id)).toMatchObject({ pending: false, alert: { owner: me } });
    expect(await settled(store.actions.take(id))).toMatchObject({ ok: true, outcome: 'unchanged' });
    const handedOver = store.actions.handOver(id, budi);
    await pass(0);
    expect(ownerOf(id)).toEqual(budi);
    await settled(handedOver);
    world.changeOwnerAs(dispatcher, me, [id]);
    await pass();
    const released = store.actions.release(id);
    await pass(0);
    expect(ownerOf(id)).toBeNull();
    await settled(released);
    expect(world.alert(id)?.log.map((entry) => entry.type === 'owner' && entry.owner)).toEqual([
      me,
      budi,
      me,
      null,
    ]);
  });

  it('is rolled back when somebody else was first, and names that person (AC-787)', async () => {
    const id = arrive();
    await open();
    world.dropMessages(1);
    world.changeOwnerAs(dispatcher, budi, [id]);
    const taken = store.actions.take(id);
    await pass(0);
    expect(ownerOf(id)).toEqual(me);
    expect(await settled(taken)).toMatchObject({
      ok: false,
      error: { kind: 'conflict' },
      refusal: { reason: 'owned', alert: { owner: budi } },
    });
    expect(view(id)).toMatchObject({ pending: false, alert: { owner: budi } });
  });

  it('gives way to the event of the person who was first, before the response (AC-787)', async () => {
    const id = arrive();
    await open();
    const taken = store.actions.take(id);
    await pass(0);
    world.changeOwnerAs(dispatcher, budi, [id]);
    await pass(100);
    expect(view(id)).toMatchObject({ pending: true, alert: { owner: budi } });
    await settled(taken);
    expect(ownerOf(id)).toEqual(budi);
  });

  it('is rolled back when the server fails (AC-787)', async () => {
    const id = arrive();
    await open();
    world.failNext('changeOwner');
    expect(await settled(store.actions.take(id))).toMatchObject({
      ok: false,
      error: { kind: 'server' },
    });
    expect(ownerOf(id) ?? null).toBeNull();
  });

  it('is refused without a request for what others own or somebody has settled (AC-788)', async () => {
    const [owned, closed] = [arrive(), arrive()];
    world.changeOwnerAs(dispatcher, budi, [owned]);
    world.resolveAs(dispatcher, [closed]);
    let requests = 0;
    await open((source) => ({
      ...source,
      changeOwner: (request, signal) => {
        requests += 1;
        return source.changeOwner?.(request, signal) ?? Promise.reject(new TypeError());
      },
    }));
    for (const outcome of [
      await store.actions.take(owned),
      await store.actions.release(owned),
      await store.actions.handOver(owned, me),
    ]) {
      expect(outcome).toMatchObject({ ok: false, refusal: { reason: 'owned' } });
    }
    expect(await store.actions.take(closed)).toMatchObject({ refusal: { reason: 'settled' } });
    expect(requests).toBe(0);
  });

  it('is refused by a source without owners (AC-788)', async () => {
    const id = arrive();
    await open(({ changeOwner: _, ...source }) => source);
    expect(await settled(store.actions.take(id))).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    expect(ownerOf(id) ?? null).toBeNull();
  });

  it('waits for the connection and for earlier changes of the alert (AC-787)', async () => {
    const id = arrive();
    await open();
    world.disconnect();
    const noted = store.actions.addNote(id, 'Called');
    const taken = store.actions.take(id);
    await pass();
    expect(await taken).toMatchObject({ ok: true, outcome: 'queued' });
    expect(ownerOf(id)).toEqual(me);
    expect(world.alert(id)?.owner ?? null).toBeNull();
    world.reconnect();
    store.actions.retryConnection();
    await pass(60_000);
    await noted;
    expect(world.alert(id)?.log.map(({ type }) => type)).toEqual(['note', 'owner']);
    expect(world.alert(id)?.owner).toEqual(me);
  });
});

describe('owners', () => {
  it('follow the feed; an event that is late does not replace a newer owner (AC-787)', async () => {
    const id = arrive();
    let hold: (() => void)[] | null = null;
    await open((source) => ({
      ...source,
      subscribe: (listener) =>
        source.subscribe((event) => {
          if (hold !== null && event.kind === 'action') hold.push(() => listener(event));
          else listener(event);
        }),
    }));
    world.changeOwnerAs(dispatcher, budi, [id]);
    await pass();
    expect(ownerOf(id)).toEqual(budi);
    hold = [];
    world.changeOwnerAs(dispatcher, null, [id]);
    world.changeOwnerAs(manager, me, [id]);
    await pass(100);
    const [released, taken] = hold;
    taken?.();
    await pass(100);
    expect(ownerOf(id)).toEqual(me);
    released?.();
    await pass(100);
    expect(ownerOf(id)).toEqual(me);
  });

  it('of many alerts change by themselves: the outcome has a reason for each that did not (AC-788)', async () => {
    const [one, owned, closed, other] = [arrive(), arrive(), arrive(), arrive()];
    await open();
    world.dropMessages(2);
    world.changeOwnerAs(dispatcher, budi, [owned]);
    world.resolveAs(dispatcher, [closed]);
    const ids = [one, owned, closed, other];
    const outcome = await settled(store.actions.actOnMany(ids, { type: 'owner', owner: me }));
    expect(outcome.items.map((item) => item.outcome)).toEqual([
      'applied',
      'owned',
      'settled',
      'applied',
    ]);
    expect(outcome.items[1]?.alert?.owner).toEqual(budi);
    expect(store.get().bulk.result).toBe(outcome);
    expect(ids.map(ownerOf)).toEqual([me, budi, undefined, me]);
  });
});

describe('a search by owner', () => {
  it('follows owners live; what the user takes stays until it is calm, and counts follow (AC-789)', async () => {
    const [one, other] = [arrive(), arrive()];
    await open();
    store.actions.setSearch({ ...emptySearch, owner: 'nobody' });
    await pass();
    expect(shown()).toEqual([other, one]);
    world.changeOwnerAs(dispatcher, budi, [other]);
    await pass();
    expect(shown()).toEqual([one]);
    expect(store.get().list.found.counts?.urgent).toBe(1);
    const taken = store.actions.take(one);
    await pass(500);
    await taken;
    expect(shown()).toEqual([one]);
    await pass(SETTLED_STAYS_MS + 1_000);
    expect(shown()).toEqual([]);
    expect(store.get().list.found.counts?.urgent).toBe(0);
    store.actions.setSearch({ ...emptySearch, owner: 'mine' });
    await pass();
    expect(shown()).toEqual([one]);
    world.changeOwnerAs(dispatcher, me, [other]);
    await pass();
    expect(shown()).toEqual([other, one]);
    expect(store.get().list.found.counts?.urgent).toBe(2);
  });

  it('counts what changed while messages were lost, also of alerts that no row shows (AC-789)', async () => {
    const [oldest = ''] = Array.from({ length: 30 }, () => arrive());
    await open();
    store.actions.setSearch({ ...emptySearch, owner: 'nobody' });
    await pass();
    expect(store.get().list.entities.has(oldest)).toBe(false);
    expect(store.get().list.found.counts?.urgent).toBe(30);
    world.dropMessages(1);
    world.changeOwnerAs(dispatcher, budi, [oldest]);
    await pass(8_000);
    expect(store.get().list.found.counts?.urgent).toBe(29);
  });
});
