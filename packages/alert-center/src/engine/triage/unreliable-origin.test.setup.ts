import { type KeyValueStore, PantauError } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertChange } from '../alert/alert-action.ts';
import type { AlertId } from '../alert/alert.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { createFakeTabLock } from '../reminder/fake-tab-lock.test.setup.ts';
import { createAlertCenterStore } from '../store.ts';
import type { AlertCenterStore } from '../store-state.ts';
import { actionQueueModule } from './action-queue.store.ts';
import { bulkModule } from './bulk.store.ts';

/** An origin whose pages share storage, locks and an unreliable network. `store` is that of its first page. */
export async function openOrigin() {
  await Promise.all([actionQueueModule.load(), bulkModule.load()]);
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  const world = createMemoryWorld({ clock, scenario: 'empty' });
  const items = new Map<string, string>();
  const keyValues: KeyValueStore = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  const tabLock = createFakeTabLock();
  const sent: (readonly [AlertId | undefined, AlertChange['type']])[] = [];
  let pages = 0;

  const sourceOf = (): AlertSource => {
    const source = createMemoryAlertSource({ world });
    return {
      ...source,
      async act(request, signal) {
        if (origin.network === 'down') throw new PantauError('offline');
        sent.push([request.target.ids[0], request.change.type]);
        const result = await source.act(request, signal);
        if (origin.network === 'lost') throw new PantauError('timeout');
        return result;
      },
      async changeOwner(request, signal) {
        if (origin.network === 'down') throw new PantauError('offline');
        sent.push([request.ids[0], 'owner']);
        const result = await source.changeOwner?.(request, signal);
        if (result === undefined || origin.network === 'lost') throw new PantauError('timeout');
        return result;
      },
    };
  };

  const openPage = async (): Promise<AlertCenterStore> => {
    pages += 1;
    const page = pages / 100;
    const store = createAlertCenterStore({
      source: sourceOf(),
      clock,
      store: keyValues,
      permissions: { canSeeUrgent: true },
      currentUser: demoUsers.manager,
      sound: null,
      tabLock,
      random: () => page,
    });
    store.start();
    await clock.advance(1_000);
    return store;
  };

  const origin = {
    clock,
    world,
    /** What the server has received. */
    sent,
    /** `lost`: the server receives actions, but its responses are lost. */
    network: 'up' as 'up' | 'down' | 'lost',
    openPage,
    store: await openPage(),
    async reload(): Promise<void> {
      origin.store.stop();
      origin.store = await openPage();
    },
    async arrive(): Promise<AlertId> {
      const { id } = world.arrive({ alertCode: 8 });
      await clock.advance(300);
      return id;
    },
    view: (id: AlertId) => origin.store.get().list.entities.get(id)?.view,
    stored: (): readonly unknown[] =>
      [...items].flatMap(([key, value]) =>
        key.endsWith('alertCenterActions') ? (JSON.parse(value) as readonly unknown[]) : [],
      ),
  };
  return origin;
}
