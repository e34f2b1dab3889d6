import { createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { type DemoUser, demoUsers } from '../../adapters/memory/world-users.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import { AUTO_POPUP_WITHIN_MS } from '../alert/limits.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';

const [autoOpenCode] = worldRules.autoPopup.codes;
const otherCode = 8;

let clock: ManualClock;
let world: MemoryWorld;
let reported: Alert[];

function startAs(user: DemoUser): AlertCenterStore {
  const store = createAlertCenterStore({
    source: createMemoryAlertSource({ world, user }),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: null },
    currentUser: null,
    sound: null,
    onEvent: (event) => {
      if (event.type === 'autoPopup') reported.push(event.alert);
    },
  });
  store.start();
  return store;
}

const ids = (): readonly AlertId[] => reported.map((alert) => alert.id);

beforeEach(() => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  world = createMemoryWorld({ clock, scenario: 'empty' });
  reported = [];
});

describe('auto-open of new alerts', () => {
  it('reports a live arrival of an auto-popup rule once, and no other alerts (AC-65)', async () => {
    world.arrive({ alertCode: autoOpenCode });
    startAs(demoUsers.manager);
    await clock.advance(1_000);
    expect(ids()).toEqual([]);
    const { id } = world.arrive({ alertCode: autoOpenCode });
    world.arrive({ alertCode: otherCode });
    await clock.advance(10_000);
    expect(ids()).toEqual([id]);
  });

  it('reports an alert once across reconnects and restarts', async () => {
    const store = startAs(demoUsers.manager);
    await clock.advance(1_000);
    const { id } = world.arrive({ alertCode: autoOpenCode });
    await clock.advance(200);
    world.disconnect();
    await clock.advance(5_000);
    world.reconnect();
    await clock.advance(10_000);
    store.stop();
    store.start();
    await clock.advance(10_000);
    expect(ids()).toEqual([id]);
  });

  it('reports an alert whose message was lost, but not one found after the time limit', async () => {
    startAs(demoUsers.manager);
    await clock.advance(1_000);
    world.dropMessages(1);
    const lost = world.arrive({ alertCode: autoOpenCode }).id;
    await clock.advance(10_000);
    expect(ids()).toEqual([lost]);
    world.disconnect();
    world.arrive({ alertCode: autoOpenCode });
    await clock.advance(AUTO_POPUP_WITHIN_MS + 1_000);
    world.reconnect();
    await clock.advance(10_000);
    expect(ids()).toEqual([lost]);
  });

  it('does not report an alert that is already settled', async () => {
    startAs(demoUsers.manager);
    await clock.advance(1_000);
    const { id } = world.arrive({ alertCode: autoOpenCode });
    world.resolveAs(demoUsers.dispatcher, [id]);
    await clock.advance(10_000);
    expect(ids()).toEqual([]);
  });

  it('reports only to users who have the auto-popup rule and can see the alert', async () => {
    const { autoPopup: _none, ...rules } = demoUsers.manager.rules;
    startAs({ ...demoUsers.manager, rules: { ...rules, autoPopup: new Set() } });
    startAs(demoUsers.viewer);
    await clock.advance(1_000);
    world.arrive({ alertCode: autoOpenCode });
    await clock.advance(10_000);
    expect(ids()).toEqual([]);
  });
});
