import { createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { type WorldPerson, worldPeople } from '../../adapters/memory/world-users.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import { AUTO_POPUP_WITHIN_MS } from '../alert/limits.ts';
import { type AlertCenterStore, createAlertCenterStore } from '../store.ts';

const [opensByItself] = worldRules.autoPopup.codes;
const stays = 8;

let clock: ManualClock;
let world: MemoryWorld;
let popped: Alert[];

function startAs(user: WorldPerson): AlertCenterStore {
  const store = createAlertCenterStore({
    source: createMemoryAlertSource({ world, user }),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: null },
    me: null,
    sound: null,
    onEvent: (event) => {
      if (event.type === 'autoPopup') popped.push(event.alert);
    },
  });
  store.start();
  return store;
}

const ids = (): readonly AlertId[] => popped.map((alert) => alert.id);

beforeEach(() => {
  clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  world = createMemoryWorld({ clock, scenario: 'empty' });
  popped = [];
});

describe('an alert that opens by itself (spec §4, Urgency)', () => {
  it('is told as it arrives live, once, and others are not (AC-65)', async () => {
    world.arrive({ alertCode: opensByItself });
    startAs(worldPeople.manager);
    await clock.advance(1_000);
    expect(ids()).toEqual([]);
    const { id: alertId } = world.arrive({ alertCode: opensByItself });
    world.arrive({ alertCode: stays });
    await clock.advance(10_000);
    expect(ids()).toEqual([alertId]);
  });

  it('is told once however often the connection heals', async () => {
    const store = startAs(worldPeople.manager);
    await clock.advance(1_000);
    const { id: alertId } = world.arrive({ alertCode: opensByItself });
    await clock.advance(200);
    world.disconnect();
    await clock.advance(5_000);
    world.reconnect();
    await clock.advance(10_000);
    store.stop();
    store.start();
    await clock.advance(10_000);
    expect(ids()).toEqual([alertId]);
  });

  it('is told when its message was lost, but not when it is found long after', async () => {
    startAs(worldPeople.manager);
    await clock.advance(1_000);
    world.dropMessages(1);
    const lost = world.arrive({ alertCode: opensByItself }).id;
    await clock.advance(10_000);
    expect(ids()).toEqual([lost]);
    world.disconnect();
    world.arrive({ alertCode: opensByItself });
    await clock.advance(AUTO_POPUP_WITHIN_MS + 1_000);
    world.reconnect();
    await clock.advance(10_000);
    expect(ids()).toEqual([lost]);
  });

  it('is not told when somebody has settled it already', async () => {
    startAs(worldPeople.manager);
    await clock.advance(1_000);
    const { id: alertId } = world.arrive({ alertCode: opensByItself });
    world.resolveAs(worldPeople.dispatcher, [alertId]);
    await clock.advance(10_000);
    expect(ids()).toEqual([]);
  });

  it('is told only to those who are subscribed to its rule that way, and may see it', async () => {
    const { autoPopup: _none, ...rules } = worldPeople.manager.rules;
    startAs({ ...worldPeople.manager, rules: { ...rules, autoPopup: new Set() } });
    startAs(worldPeople.viewer);
    await clock.advance(1_000);
    world.arrive({ alertCode: opensByItself });
    await clock.advance(10_000);
    expect(ids()).toEqual([]);
  });
});
