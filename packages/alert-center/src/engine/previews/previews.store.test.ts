import { type KeyValueStore, createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { listView } from '../list/list-view.ts';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { type WorldPerson, worldPeople } from '../../adapters/memory/world-users.ts';
import type { AlertId, Urgency } from '../alert/alert.ts';
import { LIST_PAGE, UNASKED_LIMIT_EVERY_MS } from '../alert/limits.ts';
import { PREVIEWS_MOST } from './previews.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import {
  type AlertCenterEvent,
  type AlertCenterStore,
  type AlertCenterStoreOptions,
  createAlertCenterStore,
} from '../store.ts';
import type { PreviewNotice } from './previews-view.ts';
import { previewsModule } from './previews.store.ts';

const [opensByItself] = worldRules.autoPopup.codes;
/** Urgent, of no auto-popup rule. */
const staysPut = 8;

let clock: ManualClock;
let world: MemoryWorld;
let keyValues: KeyValueStore;
let events: AlertCenterEvent[];
let errors: unknown[];
let reads: (readonly AlertId[])[];
let store: AlertCenterStore;

function sourceOf(user: WorldPerson): AlertSource {
  const source = createMemoryAlertSource({ world, user });
  return {
    ...source,
    readAlerts(ids, signal) {
      reads.push(ids);
      return source.readAlerts(ids, signal);
    },
  };
}

/** Of a user whose source says who he is. */
function made(
  user: WorldPerson = worldPeople.manager,
  further: Partial<AlertCenterStoreOptions> = {},
): AlertCenterStore {
  return createAlertCenterStore({
    source: sourceOf(user),
    clock,
    store: keyValues,
    storageNamespace: 'acme',
    permissions: { canSeeUrgent: null },
    me: null,
    sound: null,
    pageSize: () => ({ width: 1440, height: 900 }),
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
    ...further,
  });
}

async function begin(next: AlertCenterStore = made()): Promise<void> {
  store = next;
  store.start();
  await clock.advance(1_000);
}

/** The page is left and loaded anew. */
async function reload(user?: WorldPerson): Promise<void> {
  store.stop();
  await begin(made(user));
}

const view = () => store.get().previews;
const open = () => view().previews.map(({ id }) => id);
const rows = (urgency: Urgency) => listView(store.get().list, urgency).ids;
const alert = (id: AlertId) => store.get().list.entities.get(id)?.view?.alert;
const openedEvents = () =>
  events.flatMap((event) => (event.type === 'alertOpen' ? [event.alert.id] : []));
const kept = () => JSON.parse(keyValues.getItem('acme:activePopups') ?? 'null') as unknown;

/** Of a list of the seeded company. */
const at = (index: number, urgency: Urgency = 'important'): AlertId => rows(urgency)[index] ?? '';

function noticesOf(): (PreviewNotice | null)[] {
  const told: (PreviewNotice | null)[] = [];
  let last = view().notice;
  store.subscribe(
    ({ previews }) => previews,
    () => {
      if (view().notice !== last) told.push((last = view().notice));
    },
  );
  return told;
}

beforeEach(async () => {
  await previewsModule.load();
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7 });
  keyValues = createMemoryStore();
  events = [];
  errors = [];
  reads = [];
});

describe('opening an alert', () => {
  it('opens its preview, marks it read and tells the host (spec §4)', async () => {
    await begin();
    const id = world.arrive({ alertCode: staysPut }).id;
    await clock.advance(300);
    store.actions.open(id);
    expect(open()).toEqual([id]);
    expect(view().turnedTo).toEqual({ id });
    expect([...store.get().list.openIds]).toEqual([id]);
    await clock.advance(300);
    expect(world.alert(id)?.read).toBe(true);
    expect(openedEvents()).toEqual([id]);
  });

  it('that is open already turns to it, and tells nothing twice', async () => {
    await begin();
    store.actions.open(at(0));
    store.actions.open(at(1));
    store.actions.open(at(0));
    expect(open()).toEqual([at(1), at(0)]);
    expect(view().turnedTo).toEqual({ id: at(0) });
    expect(openedEvents()).toEqual([at(0), at(1)]);
  });

  it('that no list holds reads it first, then marks it read and tells the host', async () => {
    await begin();
    const id = world
      .alerts()
      .find(
        ({ read, id: alertId }) =>
          !read && !rows('urgent').includes(alertId) && !rows('important').includes(alertId),
      )?.id;
    const old = id ?? world.alerts().at(-1)?.id ?? '';
    expect(alert(old)).toBeUndefined();
    store.actions.open(old);
    expect(open()).toEqual([old]);
    expect(openedEvents()).toEqual([]);
    await clock.advance(300);
    expect(reads).toEqual([[old]]);
    expect(alert(old)?.id).toBe(old);
    expect(openedEvents()).toEqual([old]);
    await clock.advance(300);
    expect(world.alert(old)?.read).toBe(true);
  });

  it('that is not there (any more) says so and opens nothing', async () => {
    await begin();
    const notices = noticesOf();
    store.actions.open('404');
    await clock.advance(300);
    expect(open()).toEqual([]);
    expect(notices).toEqual([{ about: 'gone' }]);
    expect(openedEvents()).toEqual([]);
  });
});

describe('how many are open', () => {
  it('is 9 at most with the scope; the tenth is refused, stays unread, and it is said (AC-66)', async () => {
    await begin();
    const notices = noticesOf();
    const ids = Array.from({ length: PREVIEWS_MOST + 1 }, () =>
      world.arrive({ alertCode: staysPut }),
    );
    await clock.advance(300);
    for (const { id: alertId } of ids) store.actions.open(alertId);
    await clock.advance(300);
    const tenth = ids.at(-1)?.id ?? '';
    expect(open()).toHaveLength(PREVIEWS_MOST);
    expect(open()).not.toContain(tenth);
    expect(world.alert(tenth)?.read).toBe(false);
    expect(notices).toEqual([{ about: 'limit' }]);
    store.actions.open(tenth);
    expect(notices).toHaveLength(2);
  });

  it('is one without the scope: the next takes its place, in the same window (AC-68)', async () => {
    await begin(made(worldPeople.viewer));
    store.actions.open(at(0));
    const [first] = view().previews;
    store.actions.open(at(1));
    expect(view().previews).toEqual([{ ...first, id: at(1) }]);
    expect(view().notice).toBeNull();
  });

  it('is the host’s word before the source’s', async () => {
    const permissions = { canSeeUrgent: true, mayOpenSeveral: false };
    await begin(made(worldPeople.manager, { permissions }));
    store.actions.open(at(0));
    store.actions.open(at(1));
    expect(open()).toEqual([at(1)]);
  });
});

describe('open previews', () => {
  it('keep their alerts known when the lists have long let go of them', async () => {
    await begin();
    const id = at(LIST_PAGE - 1);
    store.actions.open(id);
    for (let index = 0; index < LIST_PAGE; index += 1) world.arrive({ alertCode: 15 });
    await clock.advance(1_000);
    expect(rows('important')).not.toContain(id);
    expect(alert(id)?.id).toBe(id);
    world.resolveAs(worldPeople.dispatcher, [id]);
    await clock.advance(1_000);
    expect(alert(id)?.resolver?.fullname).toBe(worldPeople.dispatcher.fullname);
    store.actions.previews.close(id);
    await clock.advance(1_000);
    expect(alert(id)).toBeUndefined();
  });

  it('are raised, moved and closed, one or all (AC-69)', async () => {
    await begin();
    for (const index of [0, 1, 2]) store.actions.open(at(index));
    store.actions.previews.raise(at(0));
    expect(open()).toEqual([at(1), at(2), at(0)]);
    store.actions.previews.move(at(1), { x: 5_000, y: 40 });
    expect(view().previews[0]?.position).toEqual({ x: 1_040, y: 40 });
    store.actions.closeDetail();
    expect(open()).toEqual([at(1), at(2)]);
    store.actions.previews.closeAll();
    expect(open()).toEqual([]);
    expect([...store.get().list.openIds]).toEqual([]);
  });
});

describe('stepping', () => {
  it('shows the next or the previous alert of the list in the same window, read and told', async () => {
    await begin();
    store.actions.open(at(1));
    const [first] = view().previews;
    expect(store.actions.previews.step(at(1), 1)).toBe('stepped');
    expect(view().previews).toEqual([{ ...first, id: at(2) }]);
    expect(store.actions.previews.step(at(2), -1)).toBe('stepped');
    expect(store.actions.previews.step(at(1), -1)).toBe('stepped');
    expect(open()).toEqual([at(0)]);
    expect(openedEvents()).toEqual([at(1), at(2), at(1), at(0)]);
    expect(store.actions.previews.step(at(0), -1)).toBe('first');
    expect(open()).toEqual([at(0)]);
  });

  it('past the loaded rows asks for older alerts, and goes on once they are there', async () => {
    await begin();
    const last = at(LIST_PAGE - 1);
    store.actions.open(last);
    expect(store.actions.previews.step(last, 1)).toBe('loading');
    await clock.advance(1_000);
    expect(store.actions.previews.step(last, 1)).toBe('stepped');
    expect(open()).toEqual([at(LIST_PAGE)]);
  });

  it('says when the list has ended', async () => {
    world = createMemoryWorld({ clock, scenario: 'empty' });
    const only = world.arrive({ alertCode: 15 }).id;
    await begin();
    store.actions.open(only);
    expect(store.actions.previews.step(only, 1)).toBe('last');
  });

  it('to an alert that is open already turns to its window', async () => {
    await begin();
    store.actions.open(at(1));
    store.actions.open(at(0));
    expect(store.actions.previews.step(at(0), 1)).toBe('stepped');
    expect(open()).toEqual([at(1)]);
    expect(view().turnedTo).toEqual({ id: at(1) });
  });
});

describe('after the page is loaded anew', () => {
  it('what was open is open, where it was, read alert by alert (AC-75)', async () => {
    await begin();
    store.actions.open(at(0));
    const old = world.alerts().at(-1)?.id ?? '';
    store.actions.open(old);
    await clock.advance(300);
    store.actions.previews.move(old, { x: 500, y: 90 });
    const before = view().previews.map(({ id, position }) => ({ id, position }));
    expect(kept()).toMatchObject({ userId: worldPeople.manager.userId, previews: before });
    reads = [];
    events = [];
    await reload();
    await clock.advance(1_000);
    expect(view().previews).toMatchObject(before);
    expect(view().turnedTo).toBeNull();
    expect(alert(old)?.id).toBe(old);
    expect(reads.flat()).toContain(old);
    expect(openedEvents()).toEqual([]);
  });

  it('what is gone is dropped without a word', async () => {
    const previews = [
      { key: 1, id: '404', position: { x: 24, y: 72 } },
      { key: 2, id: '1059', position: { x: 64, y: 128 } },
    ];
    keyValues.setItem('acme:activePopups', JSON.stringify({ userId: '1', previews }));
    await begin();
    await clock.advance(1_000);
    expect(open()).toEqual(['1059']);
    expect(view().notice).toBeNull();
    expect(errors).toEqual([]);
  });

  it('what was another user’s is not opened (AC-75)', async () => {
    await begin();
    store.actions.open(at(0));
    await reload(worldPeople.dispatcher);
    expect(open()).toEqual([]);
    store.actions.open(at(1));
    expect(kept()).toMatchObject({ userId: worldPeople.dispatcher.userId });
  });

  it('what cannot be read stays, and is read once the connection is back', async () => {
    await begin();
    const old = world.alerts().at(-1)?.id ?? '';
    store.actions.open(old);
    await clock.advance(300);
    world.failNext('readAlerts');
    await reload();
    await clock.advance(1_000);
    expect(open()).toEqual([old]);
    expect(view().readError?.kind).toBe('server');
    world.disconnect();
    await clock.advance(5_000);
    world.reconnect();
    await clock.advance(10_000);
    expect(view().readError).toBeNull();
    expect(alert(old)?.id).toBe(old);
  });

  it('or at once when the user asks', async () => {
    await begin();
    world.failNext('readAlerts');
    const old = world.alerts().at(-1)?.id ?? '';
    store.actions.open(old);
    await clock.advance(300);
    expect(view().readError?.kind).toBe('server');
    store.actions.previews.retry();
    await clock.advance(300);
    expect(view().readError).toBeNull();
    expect(openedEvents()).toEqual([old]);
  });

  it('nothing is kept of what was closed', async () => {
    await begin();
    store.actions.open(at(0));
    store.actions.previews.closeAll();
    expect(keyValues.getItem('acme:activePopups')).toBeNull();
  });

  it('what another tab opens does not open here', async () => {
    await begin();
    const other = made();
    other.start();
    await clock.advance(1_000);
    other.actions.open(at(0));
    await clock.advance(1_000);
    expect(open()).toEqual([]);
    other.stop();
  });
});

describe('alerts of auto-popup rules (spec §4, Urgency)', () => {
  it('open by themselves, below what the user works in, are read, and take no focus (AC-65)', async () => {
    await begin();
    const own = at(0);
    store.actions.open(own);
    const { turnedTo } = view();
    const id = world.arrive({ alertCode: opensByItself }).id;
    await clock.advance(500);
    expect(open()).toEqual([id, own]);
    expect(view().turnedTo).toBe(turnedTo);
    expect(world.alert(id)?.read).toBe(true);
    expect(openedEvents()).not.toContain(id);
    expect(events.some((event) => event.type === 'autoPopup')).toBe(true);
  });

  it('do not open where the user has turned that off; the host is told', async () => {
    await begin();
    store.actions.settings.change({ showsPreviews: false });
    world.arrive({ alertCode: opensByItself });
    await clock.advance(500);
    expect(open()).toEqual([]);
    expect(events.filter((event) => event.type === 'autoPopup')).toHaveLength(1);
  });

  it('beyond 9 are refused, which is said once in 10 s (AC-66)', async () => {
    await begin();
    const notices = noticesOf();
    const arrive = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) world.arrive({ alertCode: opensByItself });
      await clock.advance(500);
    };
    await arrive(PREVIEWS_MOST);
    expect(notices).toEqual([]);
    await arrive(3);
    await arrive(2);
    expect(notices).toEqual([{ about: 'limit' }]);
    await clock.advance(UNASKED_LIMIT_EVERY_MS);
    await arrive(1);
    expect(notices).toHaveLength(2);
    expect(open()).toHaveLength(PREVIEWS_MOST);
  });

  it('without the scope do not take the place of what the user reads', async () => {
    await begin(made(worldPeople.viewer));
    store.actions.open(at(0));
    const shown = open();
    world.arrive({ alertCode: opensByItself });
    await clock.advance(500);
    expect(open()).toEqual(shown);
    expect(view().notice).toBeNull();
  });
});

describe('a stopped alert centre', () => {
  it('reads nothing any more, and goes on where it was', async () => {
    await begin();
    store.actions.open('404');
    store.stop();
    await clock.advance(1_000);
    expect(view().notice).toBeNull();
    store.start();
    await clock.advance(1_000);
    expect(view().notice).toEqual({ about: 'gone' });
  });
});
