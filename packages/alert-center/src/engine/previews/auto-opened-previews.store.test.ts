import { PantauError } from '@pantau/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { AlertId } from '../alert/alert.ts';
import { AUTO_OPEN_LIMIT_EVERY_MS } from '../alert/limits.ts';
import { PREVIEWS_MAX } from './preview-room.ts';
import {
  at,
  autoOpenCode,
  emergencyCode,
  clock,
  createStore,
  events,
  open,
  openedEvents,
  otherCode,
  prepare,
  recordNotices,
  startStore,
  store,
  view,
  world,
} from './previews.test.setup.ts';

beforeEach(prepare);

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

  it('of an emergency stay unread in sight, until the user switches to them (AC-201, AC-868)', async () => {
    await startStore();
    const id = world.arrive({ alertCode: emergencyCode }).id;
    await clock.advance(500);
    store.actions.previews.reportSight(id, true);
    await clock.advance(60_000);
    expect(world.alert(id)?.read).toBe(false);
    store.actions.previews.raise(id);
    await clock.advance(800);
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
