import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import {
  type MemoryWorld,
  createMemoryWorld,
  internalsOf,
} from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId } from '../alert/alert.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { previewsModule } from '../previews/previews.store.ts';
import type { AlertCenterState, AlertCenterStore } from '../store-state.ts';
import { createAlertCenterStore } from '../store.ts';

const { manager, dispatcher } = demoUsers;
const [opensByItself] = worldRules.autoPopup.codes;

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
let world: MemoryWorld;
let store: AlertCenterStore;

async function open(spoil = (source: AlertSource): AlertSource => source): Promise<void> {
  store = createAlertCenterStore({
    source: spoil(createMemoryAlertSource({ world, user: manager, latencyMs: 20 })),
    clock,
    store: createMemoryStore(),
    permissions: { canSeeUrgent: null, mayOpenSeveral: true },
    currentUser: null,
    sound: null,
  });
  store.start();
  await clock.advance(2_000);
}

/** The ids of the users who have the alert open, for everybody who looks at the world. */
const reportedAt = (id: AlertId): string =>
  internalsOf(world)
    .presence.seenBy(dispatcher, [id])
    .flatMap(({ users }) => users.map(({ userId }) => userId))
    .join(' ');
const shownAt = (id: AlertId): string =>
  (store.get().presence.get(id) ?? []).map(({ fullname }) => fullname).join(', ');

beforeAll(() => previewsModule.load());

beforeEach(() => {
  world = createMemoryWorld({ clock, scenario: 'empty' });
});

afterEach(() => store.stop());

describe('presence', () => {
  it('is stated of each preview that the user has opened, while the page is visible and the widget mounted (AC-805)', async () => {
    const [one, two] = [world.arrive({ alertCode: 8 }).id, world.arrive({ alertCode: 15 }).id];
    await open();
    store.actions.previews.open(one);
    store.actions.previews.open(two);
    await clock.advance(500);
    expect([reportedAt(one), reportedAt(two)]).toEqual(['1', '1']);
    store.actions.previews.close(two);
    await clock.advance(500);
    expect([reportedAt(one), reportedAt(two)]).toEqual(['1', '']);
    store.setVisible(false);
    await clock.advance(500);
    expect(reportedAt(one)).toBe('');
    store.setVisible(true);
    await clock.advance(500);
    expect(reportedAt(one)).toBe('1');
    store.setLive(false);
    expect(reportedAt(one)).toBe('');
    store.setLive(true);
    await clock.advance(500);
    expect(reportedAt(one)).toBe('1');
    store.stop();
    expect(reportedAt(one)).toBe('');
  });

  it('is not stated of a preview that opened by itself, until the user uses it (AC-805)', async () => {
    await open();
    const { id } = world.arrive({ alertCode: opensByItself });
    store.actions.previews.open(world.arrive({ alertCode: 8 }).id);
    await clock.advance(2_000);
    const automatic = store.get().previews.previews.find((one) => one.automatic === true);
    expect(automatic?.id).toBe(id);
    expect(reportedAt(id)).toBe('');
    store.actions.previews.raise(id);
    await clock.advance(500);
    expect(reportedAt(id)).toBe('1');
  });

  it('is unknown while the connection is lost, and complete when it is back (AC-808)', async () => {
    const [one, two] = [world.arrive({ alertCode: 8 }).id, world.arrive({ alertCode: 15 }).id];
    await open();
    world.openAs(dispatcher, [one]);
    await clock.advance(100);
    expect(shownAt(one)).toBe('Budi Santoso');
    world.disconnect();
    expect(shownAt(one)).toBe('');
    world.openAs(dispatcher, [two]);
    world.reconnect();
    await clock.advance(2_000);
    expect([shownAt(one), shownAt(two)]).toEqual(['', 'Budi Santoso']);
  });

  it('does not wait for a burst of alerts, and changes nothing of the lists (AC-807)', async () => {
    const { id } = world.arrive({ alertCode: 8 });
    await open();
    const before = store.get().list;
    let changes = 0;
    const end = store.subscribe(
      ({ presence }: AlertCenterState) => presence,
      () => (changes += 1),
    );
    world.openAs(dispatcher, [id]);
    world.openAs(dispatcher, [id]);
    await clock.advance(15);
    expect([shownAt(id), changes]).toEqual(['Budi Santoso', 1]);
    expect(store.get().list).toBe(before);
    end();
  });

  it('is absent with a source that does not have it (AC-809)', async () => {
    const { id } = world.arrive({ alertCode: 8 });
    await open((source) => ({
      ...source,
      subscribe(listener) {
        const { setOpen: _, ...feed } = source.subscribe((event) => {
          if (event.kind !== 'presence') listener(event);
        });
        return feed;
      },
    }));
    store.actions.previews.open(id);
    world.openAs(dispatcher, [id]);
    await clock.advance(1_000);
    expect(store.get().presence.size).toBe(0);
    expect(store.get().previews.previews.map((preview) => preview.id)).toEqual([id]);
  });
});
