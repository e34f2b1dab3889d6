import { beforeEach, describe, expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { LIST_PAGE } from '../alert/limits.ts';
import { PREVIEWS_MAX } from './preview-room.ts';
import {
  alert,
  at,
  clock,
  createStore,
  emptyWorld,
  open,
  openedEvents,
  otherCode,
  prepare,
  reads,
  recordNotices,
  rows,
  startStore,
  store,
  view,
  world,
} from './previews.test.setup.ts';

beforeEach(prepare);

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
    emptyWorld();
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
