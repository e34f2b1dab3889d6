import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { expect, it } from 'vitest';
import { createMemoryAlertSource } from '../adapters/memory/memory-alert-source.ts';
import { createMemoryWorld } from '../adapters/memory/memory-world.ts';
import { demoUsers } from '../adapters/memory/world-users.ts';
import { createAlertCenterStore } from './store.ts';

it('shows a source that stays silent as disconnected until its next event (AC-280)', async () => {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  const world = createMemoryWorld({ clock, seed: 7 });
  const source = createMemoryAlertSource({ world });
  let isSilent = false;
  const store = createAlertCenterStore({
    clock,
    store: createMemoryStore(),
    source: {
      ...source,
      subscribe: (listener) => source.subscribe((event) => isSilent || listener(event)),
    },
    permissions: { canSeeUrgent: true },
    currentUser: demoUsers.manager,
  });
  const connection = () => store.get().list.connection.view.state;
  store.start();
  await clock.advance(10_000);
  expect(connection()).toBe('live');

  isSilent = true;
  const missed = world.arrive({ alertCode: 8 });
  await clock.advance(30_000);
  expect(connection()).toBe('disconnected');
  expect(store.get().list.entities.has(missed.id)).toBe(false);

  isSilent = false;
  await clock.advance(10_000);
  expect(connection()).toBe('live');
  expect(store.get().list.entities.has(missed.id)).toBe(true);
  store.stop();
  expect(clock.pending()).toBe(0);
});
