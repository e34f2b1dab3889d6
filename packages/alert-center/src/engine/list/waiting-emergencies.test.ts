import { createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type MemoryWorld,
  createMemoryAlertSource,
  createMemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { targetAlerts } from '../alert/action-target.ts';
import type { AlertId } from '../alert/alert.ts';
import { EMERGENCY_CODE } from '../alert/emergency.ts';
import { LIVE_WINDOW } from '../alert/limits.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import { actionQueueModule } from '../triage/action-queue.store.ts';
import { listView } from './list-view.ts';

let clock: ManualClock;
let world: MemoryWorld;
let store: AlertCenterStore;

const rows = (): readonly AlertId[] => listView(store.get().list, 'urgent').ids;

async function arrive(count: number, alertCode: number): Promise<readonly AlertId[]> {
  const ids: AlertId[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(world.arrive({ alertCode }).id);
    await clock.advance(200);
  }
  return ids;
}

async function open(): Promise<void> {
  store = createAlertCenterStore({
    source: createMemoryAlertSource({ world }),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: true, mayOpenSeveral: false },
    currentUser: null,
    sound: null,
  });
  store.actions.settings.change({ showsPreviews: false });
  store.start();
  await clock.advance(2_000);
}

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  world = createMemoryWorld({ clock, scenario: 'empty' });
  await actionQueueModule.load();
  await open();
});

const unread = (): number => store.get().list.countsView.unread;

describe('an emergency that nobody has opened', () => {
  it('is on top after a reload, wherever it is in the 48 hours, and counted once (AC-370)', async () => {
    const createdOn = clock.now() - 47 * 3_600_000;
    const { id } = world.arrive({ alertCode: EMERGENCY_CODE, createdOn });
    const others = await arrive(2 * LIVE_WINDOW, 49);
    store.stop();
    await open();
    expect(rows()).toEqual([id, ...others.toReversed().slice(0, LIVE_WINDOW)]);
    expect(unread()).toBe(2 * LIVE_WINDOW + 1);
    for (let page = 0; page < 2; page += 1) {
      store.actions.loadOlder('urgent');
      await clock.advance(500);
    }
    expect(rows()).toEqual([id, ...others.toReversed()]);
    void store.actions.markRead(id);
    await clock.advance(500);
    expect(rows()).toEqual([...others.toReversed(), id]);
    expect(unread()).toBe(2 * LIVE_WINDOW);
  });

  it('leaves the top when it was opened while changes were missed (AC-370)', async () => {
    store.stop();
    world = createMemoryWorld({ clock, scenario: 'empty', mostMissed: 0 });
    await open();
    const createdOn = clock.now() - 47 * 3_600_000;
    const emergency = world.arrive({ alertCode: EMERGENCY_CODE, createdOn });
    const others = await arrive(LIVE_WINDOW, 49);
    expect(rows()[0]).toBe(emergency.id);
    world.disconnect();
    world.act(demoUsers.dispatcher, { type: 'read' }, targetAlerts([emergency]));
    world.reconnect();
    await clock.advance(30_000);
    expect(rows()).toEqual(others.toReversed());
  });

  it('comes back to the top when a settled one is unresolved again (AC-370)', async () => {
    const createdOn = clock.now() - 47 * 3_600_000;
    const emergency = world.arrive({ alertCode: EMERGENCY_CODE, createdOn });
    const { id } = emergency;
    const others = await arrive(LIVE_WINDOW, 49);
    world.resolveAs(demoUsers.dispatcher, [id]);
    await clock.advance(500);
    expect(rows()).toEqual(others.toReversed());
    world.act(demoUsers.dispatcher, { type: 'checkAgain' }, targetAlerts([emergency]));
    await clock.advance(2_000);
    expect(rows()).toEqual([id, ...others.toReversed()]);
  });

  it('stays at the top of its list, however many alerts follow (AC-235)', async () => {
    const [emergency = ''] = await arrive(1, EMERGENCY_CODE);
    const others = await arrive(LIVE_WINDOW + 5, 49);
    expect(rows()[0]).toBe(emergency);
    expect(rows().slice(1)).toEqual(others.toReversed().slice(0, LIVE_WINDOW));
  });

  it('takes its place by time once somebody has opened or settled it (AC-235)', async () => {
    const [first = '', second = ''] = await arrive(2, EMERGENCY_CODE);
    const others = (await arrive(3, 49)).toReversed();
    expect(rows()).toEqual([second, first, ...others]);
    void store.actions.markRead(first);
    await clock.advance(200);
    expect(rows()).toEqual([second, ...others, first]);
    world.resolveAs(demoUsers.dispatcher, [second]);
    await clock.advance(500);
    expect(rows()).toEqual([...others, second, first]);
  });
});
