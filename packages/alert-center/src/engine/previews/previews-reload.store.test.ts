import { beforeEach, describe, expect, it } from 'vitest';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import {
  alert,
  at,
  clock,
  createTab,
  errors,
  events,
  keyValues,
  open,
  openedEvents,
  prepare,
  reads,
  reload,
  startStore,
  store,
  stored,
  view,
  world,
} from './previews.test.setup.ts';

beforeEach(prepare);

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
    reads.length = 0;
    events.length = 0;
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
