import { createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type MemoryWorld,
  createMemoryAlertSource,
  createMemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import type { AlertId } from '../alert/alert.ts';
import { EMERGENCY_CODE } from '../alert/emergency.ts';
import { LIVE_WINDOW } from '../alert/limits.ts';
import { type AlertCenterStore, createAlertCenterStore } from '../store.ts';
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

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  world = createMemoryWorld({ clock, scenario: 'empty' });
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
  await clock.advance(1_000);
});

describe('an emergency that nobody has opened', () => {
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
