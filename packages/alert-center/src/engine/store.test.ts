import { PantauError, createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { listView } from './list/list-view.ts';
import { createListSelector } from './list/selectors.ts';
import { createMemoryAlertSource } from '../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../adapters/memory/memory-world.ts';
import { demoUsers } from '../adapters/memory/world-users.ts';
import type { AlertId, Urgency } from './alert/alert.ts';
import { LIST_PAGE } from './alert/limits.ts';
import { actionQueueModule } from './triage/action-queue.store.ts';
import type { AlertCenterEvent } from './store-options.ts';
import { createAlertCenterStore } from './store.ts';
import type { AlertCenterStore } from './store-state.ts';

let clock: ManualClock;
let world: MemoryWorld;
let store: AlertCenterStore;
let events: AlertCenterEvent[];
let errors: unknown[];

beforeEach(async () => {
  await actionQueueModule.load();
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7 });
  events = [];
  errors = [];
  store = createAlertCenterStore({
    source: createMemoryAlertSource({ world }),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: true },
    currentUser: demoUsers.manager,
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
  });
});

const list = (urgency: Urgency) => listView(store.get().list, urgency);
const view = (id: AlertId) => store.get().list.entities.get(id)?.view;
const counts = () => store.get().list.countsView;
const connection = () => store.get().list.connection.view.state;

async function live(): Promise<void> {
  store.start();
  await clock.advance(1_000);
}

function trueCounts() {
  const open = world.alerts().filter((alert) => !alert.resolved && !alert.falseAlert);
  const urgent = open.filter((alert) => alert.alertRuleIds.includes('11')).length;
  return { urgent, important: open.length - urgent };
}

describe('the first load', () => {
  it('loads the newest 20 of each list, newest first, and the counts (AC-20)', async () => {
    await live();
    expect(connection()).toBe('live');
    expect(list('urgent').status).toBe('ready');
    expect(list('important').ids).toHaveLength(LIST_PAGE);
    const times = list('important').ids.map((id) => view(id)?.alert.createdOn ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(counts()).toMatchObject({ ...trueCounts(), isKnown: true });
  });

  it('applies a stored subscription at once, and requests a new one (AC-296)', async () => {
    const source = createMemoryAlertSource({ world });
    const fresh = source.loadSubscription;
    const answers: boolean[] = [];
    const rules = {
      urgent: new Set<string>(),
      important: new Set<string>(),
      autoPopup: new Set<string>(),
    };
    const loadSubscription: typeof fresh = (signal) => {
      answers.push(answers.length === 0);
      return answers.length === 1 ? Promise.resolve({ rules, stored: true }) : fresh(signal);
    };
    store = createAlertCenterStore({
      source: { ...source, loadSubscription },
      clock,
      store: createMemoryStore(),
      permissions: { canSeeUrgent: true },
      currentUser: demoUsers.manager,
    });
    await live();
    expect(answers).toEqual([true, false]);
    expect(store.get().list.rules?.urgent.size).toBeGreaterThan(0);
  });

  it('shows a list as loading, not empty, until its first page arrives', async () => {
    store.start();
    expect(list('urgent')).toMatchObject({ status: 'loading', ids: [] });
    await clock.advance(1_000);
    expect(list('urgent').status).toBe('ready');
  });

  it('hides urgent alerts from a user without the urgent scope', async () => {
    store = createAlertCenterStore({
      source: createMemoryAlertSource({ world, user: demoUsers.viewer }),
      clock,
      store: createMemoryStore(),
      permissions: { canSeeUrgent: false },
      currentUser: demoUsers.viewer,
    });
    await live();
    expect(list('urgent')).toMatchObject({ status: 'hidden', ids: [] });
    expect(counts()).toMatchObject({ urgent: null, important: trueCounts().important });
  });
});

describe('a new alert', () => {
  it('appears at the top immediately and is counted', async () => {
    await live();
    const before = counts();
    const alert = world.arrive({ alertCode: 1 });
    await clock.advance(200);
    expect(list('urgent').ids[0]).toBe(alert.id);
    expect(counts().urgent).toBe((before.urgent ?? 0) + 1);
    expect(list('urgent').ids.length).toBeLessThanOrEqual(LIST_PAGE);
  });

  it('is held back while the user is busy with the list, and shown on request (AC-107)', async () => {
    await live();
    store.actions.setBusy('urgent', true);
    const before = list('urgent').ids;
    const alert = world.arrive({ alertCode: 1 });
    await clock.advance(200);
    expect(list('urgent').ids).toBe(before);
    expect(list('urgent').waiting).toBe(1);
    store.actions.showWaiting('urgent');
    expect(list('urgent').ids[0]).toBe(alert.id);
    expect(list('urgent').waiting).toBe(0);
  });
});

describe('a burst', () => {
  it('is applied once per frame (AC-109)', async () => {
    await live();
    let renders = 0;
    const leave = store.subscribe(createListSelector('urgent'), () => (renders += 1));
    for (let index = 0; index < 50; index += 1) world.arrive({ alertCode: 1 });
    await clock.advance(200);
    expect(renders).toBe(1);
    expect(list('urgent').ids).toHaveLength(LIST_PAGE);
    leave();
  });

  it('can be reached by loading older pages where it exceeds the list', async () => {
    await live();
    for (let index = 0; index < 50; index += 1) {
      world.arrive({ alertCode: 1 });
      await clock.advance(1_000);
    }
    while (list('urgent').hasOlder) {
      store.actions.loadOlder('urgent');
      await clock.advance(500);
    }
    const expected = world.alerts().filter((alert) => alert.alertRuleIds.includes('11'));
    expect(list('urgent').ids).toEqual(expected.map((alert) => alert.id));
  });
});

describe('an action', () => {
  it('is shown immediately and confirmed by the server', async () => {
    await live();
    const id = list('urgent').ids.find((one) => view(one)?.alert.resolved === false) ?? '';
    const before = counts();
    const outcome = store.actions.resolve(id);
    expect(view(id)).toMatchObject({ pending: true, alert: { resolved: true } });
    expect(counts().urgent).toBe((before.urgent ?? 0) - 1);
    await clock.advance(500);
    expect(await outcome).toMatchObject({ ok: true, outcome: 'applied' });
    expect(view(id)).toMatchObject({
      pending: false,
      snoozed: false,
      alert: { resolved: true, resolver: { fullname: 'Ratna Dewi' } },
    });
    await clock.advance(2_000);
    expect(counts()).toMatchObject(trueCounts());
  });

  it('is rolled back with the server’s message when the server rejects it', async () => {
    await live();
    const id = list('urgent').ids.find((one) => view(one)?.alert.resolved === false) ?? '';
    const before = view(id);
    const refusal = new PantauError('conflict', { serverMessage: 'Sudah ditutup' });
    world.failNext('act', refusal);
    const outcome = store.actions.resolve(id);
    await clock.advance(500);
    expect(await outcome).toEqual({ ok: false, error: refusal });
    expect(view(id)).toEqual(before);
    expect(counts()).toMatchObject(trueCounts());
  });

  it('of another user updates the row and shows their name', async () => {
    await live();
    const id = list('urgent').ids.find((one) => view(one)?.alert.resolved === false) ?? '';
    world.resolveAs(demoUsers.dispatcher, [id]);
    await clock.advance(200);
    expect(view(id)?.alert).toEqual(world.alert(id));
    expect(view(id)?.alert.resolver?.fullname).toBe('Budi Santoso');
    expect(counts()).toMatchObject(trueCounts());
  });

  it('is rejected before it is sent when a reason or note is invalid', async () => {
    await live();
    const id = list('urgent').ids[0] ?? '';
    expect(await store.actions.markFalse(id, '  ')).toMatchObject({ error: { kind: 'invalid' } });
    expect(await store.actions.addNote(id, 'x'.repeat(256))).toMatchObject({ ok: false });
    expect(view(id)?.pending).toBe(false);
  });
});

describe('the connection', () => {
  it('is disconnected after 3 s and catches up automatically (AC-108)', async () => {
    await live();
    world.disconnect();
    await clock.advance(100);
    expect(connection()).toBe('reconnecting');
    await clock.advance(3_000);
    expect(connection()).toBe('disconnected');
    const alert = world.arrive({ alertCode: 1 });
    const id = list('important').ids[0] ?? '';
    world.act(
      demoUsers.dispatcher,
      { type: 'note', text: 'Aman' },
      {
        mode: 'selection',
        ids: [id],
        range: { start: 0, end: Number.MAX_SAFE_INTEGER },
      },
    );
    world.reconnect();
    await clock.advance(1_000);
    expect(connection()).toBe('live');
    expect(list('urgent').ids[0]).toBe(alert.id);
    expect(view(id)?.alert).toEqual(world.alert(id));
    expect(counts()).toMatchObject(trueCounts());
  });

  it('is not live while missed alerts are still being requested (AC-108)', async () => {
    await live();
    world.failNext('missedSince', new PantauError('server'), 3);
    world.dropMessages(1);
    const lost = world.arrive({ alertCode: 1 });
    world.arrive({ alertCode: 1 });
    await clock.advance(300);
    expect(connection()).toBe('catchingUp');
    expect(list('urgent').ids).not.toContain(lost.id);
    await clock.advance(10_000);
    expect(connection()).toBe('live');
    expect(list('urgent').ids).toContain(lost.id);
  });

  it('is disconnected when the first attempt fails', async () => {
    world.disconnect();
    store.start();
    await clock.advance(300);
    expect(connection()).toBe('disconnected');
    expect(list('urgent').status).toBe('failed');
    world.reconnect();
    await clock.advance(1_000);
    expect(connection()).toBe('live');
    expect(list('urgent').status).toBe('ready');
  });
});

describe('stopping', () => {
  it('leaves no timer behind, and can be followed by another start', async () => {
    await live();
    store.stop();
    expect(clock.pending()).toBe(0);
    world.arrive({ alertCode: 1 });
    store.start();
    store.stop();
    store.start();
    await clock.advance(1_000);
    expect(connection()).toBe('live');
    expect(list('urgent').ids[0]).toBe(world.alerts()[0]?.id);
    store.stop();
    expect(clock.pending()).toBe(0);
    expect(errors).toEqual([]);
  });
});
