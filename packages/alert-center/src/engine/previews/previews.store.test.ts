import { type KeyValueStore, PantauError, createMemoryStore } from '@pantau/core';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { listView } from '../list/list-view.ts';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { type MemoryWorld, createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { type DemoUser, demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId, Urgency } from '../alert/alert.ts';
import { LIST_PAGE, AUTO_OPEN_LIMIT_EVERY_MS } from '../alert/limits.ts';
import { PREVIEWS_MAX } from './preview-room.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { createFakeTabLock } from '../reminder/fake-tab-lock.test.setup.ts';
import type { TabLock } from '../reminder/tab-lock.port.ts';
import type { AlertCenterEvent, AlertCenterStoreOptions } from '../store-options.ts';
import { type AlertCenterStore, createAlertCenterStore } from '../store.ts';
import type { PreviewNotice } from './previews-view.ts';
import { presenceModule, previewsModule } from './previews.store.ts';
import { actionQueueModule } from '../triage/action-queue.store.ts';

const [autoOpenCode] = worldRules.autoPopup.codes;
/** Urgent, without an auto-popup rule. */
const otherCode = 8;

let clock: ManualClock;
let world: MemoryWorld;
let keyValues: KeyValueStore;
/** Storage of the first tab; it survives a reload. */
let tabStore: KeyValueStore;
let tabLock: TabLock;
let events: AlertCenterEvent[];
let errors: unknown[];
let reads: (readonly AlertId[])[];
let store: AlertCenterStore;

function sourceOf(user: DemoUser): AlertSource {
  const source = createMemoryAlertSource({ world, user });
  return {
    ...source,
    readAlerts(ids, signal) {
      reads.push(ids);
      return source.readAlerts(ids, signal);
    },
  };
}

/** A store whose source provides the current user. */
function createStore(
  user: DemoUser = demoUsers.manager,
  overrides: Partial<AlertCenterStoreOptions> = {},
): AlertCenterStore {
  return createAlertCenterStore({
    source: sourceOf(user),
    clock,
    store: keyValues,
    tabStore,
    tabLock,
    storageNamespace: 'acme',
    permissions: { canSeeUrgent: null },
    currentUser: null,
    sound: null,
    pageSize: () => ({ width: 1440, height: 900 }),
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
    ...overrides,
  });
}

/** A new tab of the same browser. */
const createTab = (user?: DemoUser): AlertCenterStore =>
  createStore(user, { tabStore: createMemoryStore() });

async function startStore(next: AlertCenterStore = createStore()): Promise<void> {
  store = next;
  store.start();
  await clock.advance(1_000);
}

/** Simulates a reload of the page. */
async function reload(user?: DemoUser): Promise<void> {
  store.stop();
  await startStore(createStore(user));
}

const view = () => store.get().previews;
const open = () => view().previews.map(({ id }) => id);
const rows = (urgency: Urgency) => listView(store.get().list, urgency).ids;
const alert = (id: AlertId) => store.get().list.entities.get(id)?.view?.alert;
const openedEvents = () =>
  events.flatMap((event) => (event.type === 'alertOpen' ? [event.alert.id] : []));
const stored = () => JSON.parse(keyValues.getItem('acme:activePopups') ?? 'null') as unknown;

/** The id of a row in a list. */
const at = (index: number, urgency: Urgency = 'important'): AlertId => rows(urgency)[index] ?? '';

function recordNotices(): (PreviewNotice | null)[] {
  const recorded: (PreviewNotice | null)[] = [];
  let last = view().notice;
  store.subscribe(
    ({ previews }) => previews,
    () => {
      if (view().notice !== last) recorded.push((last = view().notice));
    },
  );
  return recorded;
}

beforeEach(async () => {
  await previewsModule.load();
  await presenceModule.load();
  await actionQueueModule.load();
  clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  world = createMemoryWorld({ clock, seed: 7 });
  keyValues = createMemoryStore();
  tabStore = createMemoryStore();
  tabLock = createFakeTabLock();
  events = [];
  errors = [];
  reads = [];
});

describe('opening an alert', () => {
  it('opens its preview, marks it as read and notifies the host', async () => {
    await startStore();
    const id = world.arrive({ alertCode: otherCode }).id;
    await clock.advance(300);
    store.actions.open(id);
    expect(open()).toEqual([id]);
    expect(view().turnedTo).toEqual({ id });
    expect([...store.get().list.openIds]).toEqual([id]);
    await clock.advance(300);
    expect(world.alert(id)?.read).toBe(true);
    expect(openedEvents()).toEqual([id]);
  });

  it('focuses an open preview without notifying the host again', async () => {
    await startStore();
    store.actions.open(at(0));
    store.actions.open(at(1));
    store.actions.open(at(0));
    expect(open()).toEqual([at(1), at(0)]);
    expect(view().turnedTo).toEqual({ id: at(0) });
    expect(openedEvents()).toEqual([at(0), at(1)]);
  });

  it('loads an alert that is in no list, then marks it as read and notifies the host', async () => {
    await startStore();
    const id = world
      .alerts()
      .find(
        ({ read, id: candidate }) =>
          !read && !rows('urgent').includes(candidate) && !rows('important').includes(candidate),
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

  it('shows a notice and no preview for an alert that does not exist', async () => {
    await startStore();
    const notices = recordNotices();
    store.actions.open('404');
    await clock.advance(300);
    expect(open()).toEqual([]);
    expect(notices).toMatchObject([{ about: 'gone' }]);
    expect(openedEvents()).toEqual([]);
  });
});

describe('the number of open previews', () => {
  it('is at most 9 with the scope; the tenth is refused with a notice and stays unread (AC-66)', async () => {
    await startStore();
    const notices = recordNotices();
    const ids = Array.from({ length: PREVIEWS_MAX + 1 }, () =>
      world.arrive({ alertCode: otherCode }),
    );
    await clock.advance(300);
    for (const { id } of ids) store.actions.open(id);
    await clock.advance(300);
    const tenth = ids.at(-1)?.id ?? '';
    expect(open()).toHaveLength(PREVIEWS_MAX);
    expect(open()).not.toContain(tenth);
    expect(world.alert(tenth)?.read).toBe(false);
    expect(notices).toEqual([{ about: 'limit', ids: [tenth] }]);
    store.actions.open(tenth);
    expect(notices).toHaveLength(2);
  });

  it('is one without the scope: the next alert replaces it in the same window (AC-68)', async () => {
    await startStore(createStore(demoUsers.viewer));
    store.actions.open(at(0));
    const [first] = view().previews;
    store.actions.open(at(1));
    expect(view().previews).toEqual([{ ...first, id: at(1) }]);
    expect(view().notice).toBeNull();
  });

  it('follows the host’s permissions rather than those of the source', async () => {
    const permissions = { canSeeUrgent: true, mayOpenSeveral: false };
    await startStore(createStore(demoUsers.manager, { permissions }));
    store.actions.open(at(0));
    store.actions.open(at(1));
    expect(open()).toEqual([at(1)]);
  });
});

describe('open previews', () => {
  it('keep their alerts up to date after these have left the lists', async () => {
    await startStore();
    const id = at(LIST_PAGE - 1);
    store.actions.open(id);
    for (let index = 0; index < LIST_PAGE; index += 1) world.arrive({ alertCode: 15 });
    await clock.advance(1_000);
    expect(rows('important')).not.toContain(id);
    expect(alert(id)?.id).toBe(id);
    world.resolveAs(demoUsers.dispatcher, [id]);
    await clock.advance(1_000);
    expect(alert(id)?.resolver?.fullname).toBe(demoUsers.dispatcher.fullname);
    store.actions.previews.close(id);
    await clock.advance(1_000);
    expect(alert(id)).toBeUndefined();
  });

  it('can be raised, moved and closed, one by one or all (AC-69)', async () => {
    await startStore();
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
  it('shows the next or previous alert in the same window, marks it as read and notifies the host', async () => {
    await startStore();
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

  it('requests older alerts past the loaded rows, and continues once they are loaded', async () => {
    await startStore();
    const last = at(LIST_PAGE - 1);
    store.actions.open(last);
    expect(store.actions.previews.step(last, 1)).toBe('loading');
    await clock.advance(1_000);
    expect(store.actions.previews.step(last, 1)).toBe('stepped');
    expect(open()).toEqual([at(LIST_PAGE)]);
  });

  it('reports the end of the list', async () => {
    world = createMemoryWorld({ clock, scenario: 'empty' });
    const only = world.arrive({ alertCode: 15 }).id;
    await startStore();
    store.actions.open(only);
    expect(store.actions.previews.step(only, 1)).toBe('last');
  });

  it('focuses the window of an alert that is already open', async () => {
    await startStore();
    store.actions.open(at(1));
    store.actions.open(at(0));
    expect(store.actions.previews.step(at(0), 1)).toBe('stepped');
    expect(open()).toEqual([at(1)]);
    expect(view().turnedTo).toEqual({ id: at(1) });
  });
});

describe('after a reload', () => {
  it('restores open previews and their positions, and loads their alerts (AC-75)', async () => {
    await startStore();
    store.actions.open(at(0));
    const old = world.alerts().at(-1)?.id ?? '';
    store.actions.open(old);
    await clock.advance(300);
    store.actions.previews.move(old, { x: 500, y: 90 });
    const before = view().previews.map(({ id, position }) => ({ id, position }));
    expect(stored()).toMatchObject({ userId: demoUsers.manager.userId, previews: before });
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

  it('restores the size of a preview, and opens the next ones in it, for this user only (AC-390)', async () => {
    await startStore();
    store.actions.open(at(0));
    await clock.advance(300);
    const frame = { position: { x: 60, y: 90 }, size: { width: 520, height: 500 } };
    store.actions.previews.resize(at(0), frame);
    await reload();
    await clock.advance(1_000);
    expect(view().previews[0]).toMatchObject(frame);
    store.actions.open(at(1));
    await clock.advance(300);
    expect(view().previews[1]?.size).toEqual(frame.size);
    store.actions.previews.resize(at(1), null);
    store.actions.open(at(2));
    await clock.advance(300);
    expect(view().previews.map(({ size }) => size)).toEqual([frame.size, undefined, undefined]);
    store.actions.previews.resize(at(0), frame);
    store.actions.previews.closeAll();
    await reload(demoUsers.dispatcher);
    store.actions.open(at(0));
    await clock.advance(300);
    expect(view().previews.map(({ size }) => size)).toEqual([undefined]);
  });

  it('drops previews of missing alerts without a notice', async () => {
    const previews = [
      { key: 1, id: '404', position: { x: 24, y: 72 } },
      { key: 2, id: '1059', position: { x: 64, y: 128 } },
    ];
    keyValues.setItem('acme:activePopups', JSON.stringify({ userId: '1', previews }));
    await startStore();
    await clock.advance(1_000);
    expect(open()).toEqual(['1059']);
    expect(view().notice).toBeNull();
    expect(errors).toEqual([]);
  });

  it('does not restore previews of another user (AC-75)', async () => {
    await startStore();
    store.actions.open(at(0));
    await reload(demoUsers.dispatcher);
    expect(open()).toEqual([]);
    store.actions.open(at(1));
    expect(stored()).toMatchObject({ userId: demoUsers.dispatcher.userId });
  });

  it('keeps a preview whose alert failed to load, and loads it after a reconnect', async () => {
    await startStore();
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

  it('loads it immediately when the user retries', async () => {
    await startStore();
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

  it('stores nothing of closed previews', async () => {
    await startStore();
    store.actions.open(at(0));
    store.actions.previews.closeAll();
    expect(keyValues.getItem('acme:activePopups')).toBeNull();
  });

  it('ignores previews opened in another tab', async () => {
    await startStore();
    const other = createTab();
    other.start();
    await clock.advance(1_000);
    other.actions.open(at(0));
    await clock.advance(1_000);
    expect(open()).toEqual([]);
    other.stop();
  });
});

describe('the other tabs of the user', () => {
  const openIn = (tab: AlertCenterStore): AlertId[] =>
    tab.get().previews.previews.map(({ id }) => id);

  async function startTwoTabs(user: DemoUser = demoUsers.manager): Promise<AlertCenterStore> {
    await startStore();
    const other = createTab(user);
    other.start();
    await clock.advance(1_000);
    return other;
  }

  it('close a preview that was closed in one, and keep those opened in one only (AC-334)', async () => {
    const other = await startTwoTabs();
    const [first, second, third] = [at(0), at(1), at(2)];
    for (const id of [first, second]) store.actions.open(id);
    for (const id of [first, second, third]) other.actions.open(id);
    store.actions.previews.close(first);
    expect([open(), openIn(other)]).toEqual([[second], [second, third]]);
    store.actions.previews.closeAll();
    expect([open(), openIn(other)]).toEqual([[], [third]]);
    other.stop();
  });

  it('keep a preview that was opened again (AC-334)', async () => {
    const other = await startTwoTabs();
    for (const tab of [store, other]) tab.actions.open(at(0));
    store.actions.previews.close(at(0));
    other.actions.open(at(0));
    for (const tab of [store, other]) tab.actions.open(at(1));
    store.actions.previews.closeTop();
    expect(openIn(other)).toEqual([at(0)]);
    other.stop();
  });

  it('keep a preview with text that has not been sent (AC-334)', async () => {
    const other = await startTwoTabs();
    for (const tab of [store, other]) tab.actions.open(at(0));
    other.actions.previews.changeDraft(at(0), { note: 'Sudah ditelepon' });
    store.actions.previews.close(at(0));
    expect([open(), openIn(other)]).toEqual([[], [at(0)]]);
    other.stop();
  });

  it('start with no previews of the others, and keep their own after a reload (AC-430)', async () => {
    await startStore();
    for (const id of [at(0), at(1)]) store.actions.open(id);
    const other = createTab();
    other.start();
    await clock.advance(1_000);
    expect(openIn(other)).toEqual([]);
    other.actions.open(at(2));
    await reload();
    expect([open(), openIn(other)]).toEqual([[at(0), at(1)], [at(2)]]);
    store.actions.previews.closeAll();
    other.actions.open(at(3));
    await reload();
    expect([open(), openIn(other)]).toEqual([[], [at(2), at(3)]]);
    other.stop();
  });

  it('leave their previews to the next tab only when none of them is left (AC-430)', async () => {
    const other = await startTwoTabs();
    store.actions.open(at(0));
    store.stop();
    await startStore(createTab());
    expect(open()).toEqual([]);
    other.stop();
    store.stop();
    await startStore(createTab());
    expect(open()).toEqual([at(0)]);
    const late = createTab();
    late.start();
    await clock.advance(1_000);
    store.stop();
    await clock.advance(1_000);
    expect(openIn(late)).toEqual([]);
    late.stop();
  });

  it('are only tabs of the same user (AC-334)', async () => {
    const other = await startTwoTabs(demoUsers.dispatcher);
    for (const tab of [store, other]) tab.actions.open(at(0));
    store.actions.previews.close(at(0));
    expect(openIn(other)).toEqual([at(0)]);
    other.stop();
  });
});

describe('alerts of auto-popup rules', () => {
  it('open automatically below other previews, stay unread and take no focus (AC-65, AC-201)', async () => {
    await startStore();
    const own = at(0);
    store.actions.open(own);
    const { turnedTo } = view();
    const id = world.arrive({ alertCode: autoOpenCode }).id;
    await clock.advance(500);
    expect(open()).toEqual([id, own]);
    expect(view().turnedTo).toBe(turnedTo);
    await clock.advance(60_000);
    expect(world.alert(id)?.read).toBe(false);
    expect(store.get().list.strip.map((one) => one.alert.id)).toContain(id);
    expect(openedEvents()).not.toContain(id);
    expect(events.some((event) => event.type === 'autoPopup')).toBe(true);
  });

  it('are read once the bar of their preview has been in sight in front for a second (AC-201)', async () => {
    await startStore();
    const id = world.arrive({ alertCode: autoOpenCode }).id;
    await clock.advance(500);
    store.actions.previews.reportSight(id, true);
    await clock.advance(900);
    expect(world.alert(id)?.read).toBe(false);
    store.actions.previews.reportSight(id, false);
    await clock.advance(5_000);
    expect(world.alert(id)?.read).toBe(false);
    store.actions.previews.reportSight(id, true);
    await clock.advance(1_500);
    expect(world.alert(id)?.read).toBe(true);
  });

  it('stay unread behind the preview in use, until that one closes and they are seen (AC-201)', async () => {
    await startStore();
    const own = at(0);
    store.actions.open(own);
    const id = world.arrive({ alertCode: autoOpenCode }).id;
    await clock.advance(500);
    store.actions.previews.reportSight(id, true);
    await clock.advance(10_000);
    expect(world.alert(id)?.read).toBe(false);
    store.actions.previews.close(own);
    await clock.advance(1_500);
    expect(world.alert(id)?.read).toBe(true);
  });

  it.each<readonly [string, (id: AlertId) => void]>([
    ['switches to it', (id) => store.actions.previews.raise(id)],
    ['opens it from the list', (id) => store.actions.open(id)],
    ['adds a note', (id) => void store.actions.addNote(id, 'Called')],
    ['resolves it', (id) => void store.actions.resolve(id)],
  ])('are read immediately when the user %s (AC-201)', async (_, act) => {
    await startStore();
    const id = world.arrive({ alertCode: autoOpenCode }).id;
    await clock.advance(500);
    act(id);
    await clock.advance(800);
    expect(world.alert(id)?.read).toBe(true);
  });

  it('are not marked again by themselves when the server rejects the read', async () => {
    await startStore();
    const id = world.arrive({ alertCode: autoOpenCode }).id;
    await clock.advance(500);
    world.failNext('act', new PantauError('forbidden'));
    store.actions.previews.reportSight(id, true);
    await clock.advance(1_500);
    store.actions.previews.reportSight(id, false);
    store.actions.previews.reportSight(id, true);
    await clock.advance(5_000);
    expect(world.alert(id)?.read).toBe(false);
  });

  it('do not open when the user has turned that off, but notify the host', async () => {
    await startStore();
    store.actions.settings.change({ showsPreviews: false });
    world.arrive({ alertCode: autoOpenCode });
    await clock.advance(500);
    expect(open()).toEqual([]);
    expect(events.filter((event) => event.type === 'autoPopup')).toHaveLength(1);
  });

  it('are refused beyond 9; notices name all of them, at most one per 10 s (AC-66, AC-233)', async () => {
    await startStore();
    const notices = recordNotices();
    const arrive = async (count: number): Promise<readonly AlertId[]> => {
      const ids = Array.from({ length: count }, () => world.arrive({ alertCode: autoOpenCode }).id);
      await clock.advance(500);
      return ids;
    };
    await arrive(PREVIEWS_MAX);
    expect(notices).toEqual([]);
    const refused = [...(await arrive(3)), ...(await arrive(2))];
    expect(notices).toEqual([{ about: 'limit', ids: [refused[0]] }]);
    await clock.advance(AUTO_OPEN_LIMIT_EVERY_MS);
    expect(notices.slice(1)).toEqual([{ about: 'limit', ids: refused.slice(1).toReversed() }]);
    expect(open()).toHaveLength(PREVIEWS_MAX);
  });

  it('open in place of the oldest settled preview, else the oldest read one, on request (AC-232)', async () => {
    await startStore();
    const arrive = async (): Promise<AlertId> => {
      const { id } = world.arrive({ alertCode: autoOpenCode });
      await clock.advance(500);
      return id;
    };
    // The oldest preview, which nobody has read.
    const unseen = await arrive();
    const ids = Array.from(
      { length: PREVIEWS_MAX - 1 },
      () => world.arrive({ alertCode: otherCode }).id,
    );
    await clock.advance(300);
    for (const id of ids) store.actions.open(id);
    await clock.advance(300);
    world.resolveAs(demoUsers.dispatcher, [ids[4] ?? '']);
    const first = await arrive();
    store.actions.previews.openInstead(first);
    expect(open()).not.toContain(ids[4]);
    expect(open().at(-1)).toBe(first);
    await clock.advance(300);
    const second = await arrive();
    store.actions.previews.openInstead(second);
    expect(open()).not.toContain(ids[0]);
    expect(open()).toContain(unseen);
    expect(open().at(-1)).toBe(second);
    expect(open()).toHaveLength(PREVIEWS_MAX);
  });

  it('do not replace an open preview without the scope, but are named in a notice (AC-233)', async () => {
    const permissions = { canSeeUrgent: true, mayOpenSeveral: false };
    await startStore(createStore(demoUsers.manager, { permissions }));
    store.actions.open(at(0));
    const shown = open();
    const { id } = world.arrive({ alertCode: autoOpenCode });
    await clock.advance(500);
    expect(open()).toEqual(shown);
    expect(view().notice).toEqual({ about: 'single', ids: [id] });
    store.actions.previews.openInstead(id);
    expect(open()).toEqual([id]);
  });
});

describe('a stopped alert centre', () => {
  it('sends no requests, and continues after a restart', async () => {
    await startStore();
    store.actions.open('404');
    store.stop();
    await clock.advance(1_000);
    expect(view().notice).toBeNull();
    store.start();
    await clock.advance(1_000);
    expect(view().notice).toMatchObject({ about: 'gone' });
  });
});
