import { PantauError, createMemoryStore } from '@pantau/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { BULK_CHUNK, BULK_MAX } from '../alert/limits.ts';
import { createAlertCenterStore } from '../store.ts';
import {
  arriveMany,
  as,
  clock,
  dispatcher,
  done,
  list,
  live,
  manager,
  outcomes,
  prepare,
  queries,
  replaceStore,
  run,
  selectedIds,
  store,
  view,
  world,
} from './bulk.test.setup.ts';

beforeEach(prepare);

describe('the selection', () => {
  it('is cleared on success; alerts that failed stay selected (AC-102)', async () => {
    const ids = arriveMany(BULK_CHUNK + 3);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    world.failNext('act');
    await done(store.actions.actOnMany(selectedIds(), { type: 'resolve' }));
    expect(selectedIds()).toEqual(ids.slice(0, BULK_CHUNK));
    await done(store.actions.actOnMany(selectedIds(), { type: 'resolve' }));
    expect(selectedIds()).toEqual([]);
  });

  it('keeps alerts selected during an action; only the alerts of the action are deselected', async () => {
    const [first = '', second = '', third = ''] = arriveMany(3);
    await live();
    const { select } = store.actions.selection;
    select(first, true);
    select(second, true);
    const acting = store.actions.actOnMany(selectedIds(), { type: 'note', text: 'Aman' });
    await clock.advance(50);
    select(third, true);
    select(first, false);
    select(first, true);
    expect(outcomes(await done(acting))).toEqual(['applied', 'applied']);
    expect(new Set(selectedIds())).toEqual(new Set([first, third]));
  });

  it('is not changed by undo or by actions on other alerts', async () => {
    const [first = '', second = '', third = ''] = arriveMany(3);
    await live();
    await done(store.actions.resolve(first), 500);
    const undoing = store.actions.undo();
    await clock.advance(50);
    expect(view(first)?.alert.resolved).toBe(false);
    store.actions.selection.select(first, true);
    store.actions.selection.select(second, true);
    expect(run().phase, 'no progress instead of the selection').toBe('idle');
    await done(undoing);
    expect(selectedIds()).toEqual([first, second]);
    await done(store.actions.resolve(third));
    expect(selectedIds()).toEqual([first, second]);
  });

  it('can read all unresolved alerts during an undo', async () => {
    const ids = arriveMany(BULK_CHUNK + 20);
    await live();
    await done(store.actions.resolve(ids[3] ?? ''), 500);
    world.failNext('act', new PantauError('conflict'));
    const undoing = store.actions.undo();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    const secondUndo = store.actions.undo();
    await done(selecting);
    expect((await undoing)?.items[0]?.outcome).toBe('failed');
    expect(await secondUndo).toBeNull();
    expect(store.get().selection.isAllOf).toBe('urgent');
    expect(selectedIds()).toEqual(ids.filter((id) => id !== ids[3]));
  });

  it('holds new alerts back, only while it is not empty', async () => {
    const [first] = arriveMany(3);
    await live();
    store.actions.selection.select(first ?? '', true);
    const late = world.arrive({ alertCode: 8 }).id;
    await clock.advance(200);
    expect(list().waiting).toBe(1);
    store.actions.setBusy('urgent', true);
    store.actions.selection.clear();
    await clock.advance(200);
    expect(list().ids).not.toContain(late);
    store.actions.setBusy('urgent', false);
    expect(list().ids[0]).toBe(late);
  });

  it('keeps alerts that have left the list and can still act on them', async () => {
    const ids = arriveMany(2);
    await live();
    store.actions.selection.select(ids[0] ?? '', true);
    store.actions.setUnresolvedOnly(true);
    await clock.advance(500);
    as(dispatcher, ids[0] ?? '', 'resolve');
    await clock.advance(500);
    store.actions.setUnresolvedOnly(false);
    store.actions.setUnresolvedOnly(true);
    await clock.advance(500);
    expect(selectedIds()).toEqual([ids[0]]);
    const outcome = await done(
      store.actions.actOnMany(selectedIds(), { type: 'note', text: 'Aman' }),
    );
    expect(outcomes(outcome)).toEqual(['applied']);
  });

  it('selects the range from the last selected row to this one', async () => {
    const ids = arriveMany(6);
    await live();
    store.actions.selection.select(ids[4] ?? '', true);
    store.actions.selection.selectTo(ids[1] ?? '');
    expect(new Set(selectedIds())).toEqual(new Set(ids.slice(1, 5)));
    store.actions.selection.selectTo(ids[5] ?? '');
    expect(new Set(selectedIds())).toEqual(new Set(ids.slice(1, 6)));
  });

  it('is cleared when the panel closes', async () => {
    const [first] = arriveMany(2);
    await live();
    store.actions.panel.open();
    store.actions.selection.select(first ?? '', true);
    store.actions.panel.close();
    expect(selectedIds()).toEqual([]);
    expect(store.get().list.lists.urgent.isBusy).toBe(false);
  });
});

describe('selecting all unresolved alerts of a list', () => {
  it(`reads pages of ${BULK_CHUNK} unresolved alerts (AC-104)`, async () => {
    const ids = arriveMany(BULK_CHUNK + 20);
    world.resolveAs(dispatcher, ids.slice(0, 5));
    await live();
    queries.length = 0;
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    expect(run()).toMatchObject({ phase: 'selecting', total: BULK_CHUNK + 15 });
    await done(selecting);
    expect(queries.map(({ limit, unresolvedOnly }) => [limit, unresolvedOnly])).toEqual([
      [BULK_CHUNK, true],
      [BULK_CHUNK, true],
    ]);
    expect(selectedIds()).toEqual(ids.slice(5));
    expect(store.get().selection.isAllOf).toBe('urgent');
    expect(run().phase).toBe('idle');
  });

  it('excludes later arrivals, even with an older timestamp (AC-104)', async () => {
    const ids = arriveMany(BULK_CHUNK + 20);
    await live();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    world.arrive({ alertCode: 8, createdOn: clock.now() - 3_600_000 });
    as(dispatcher, ids[110] ?? '', 'resolve');
    as(dispatcher, ids[110] ?? '', 'checkAgain');
    await done(selecting);
    expect(selectedIds()).toEqual(ids);
  });

  it('reports why a page failed and keeps the alerts read so far selected', async () => {
    arriveMany(BULK_CHUNK + 20);
    await live();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    await clock.advance(150);
    world.failNext('listAlerts', new PantauError('timeout'));
    await done(selecting);
    expect(run().selectionError?.kind).toBe('timeout');
    expect(selectedIds()).toHaveLength(BULK_CHUNK);
    expect(store.get().selection.isAllOf).toBeNull();
  });

  it('ends when the user stops it or clears the selection', async () => {
    arriveMany(BULK_CHUNK + 20);
    await live();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    await clock.advance(150);
    store.actions.bulk.stop();
    await done(selecting);
    expect(selectedIds()).toHaveLength(BULK_CHUNK);
    expect(run()).toMatchObject({ phase: 'idle', selectionError: null });
    const again = store.actions.selection.selectAllUnresolved('urgent');
    store.actions.selection.clear();
    await done(again);
    expect(selectedIds()).toEqual([]);
  });

  it('selects at most the newest 10,000 and reports the limit (AC-104)', async () => {
    expect(BULK_MAX).toBe(10_000);
    const page = world.arrive({ alertCode: 8 });
    let pageRequests = 0;
    const memory = createMemoryAlertSource({ world });
    replaceStore(
      createAlertCenterStore({
        source: {
          ...memory,
          listAlerts(query, signal) {
            if (query.limit !== BULK_CHUNK) return memory.listAlerts(query, signal);
            const from = Number(query.after ?? 0);
            pageRequests += 1;
            const alerts = Array.from({ length: query.limit }, (_, index) => ({
              ...page,
              id: String(20_000 - from - index),
            }));
            const endCursor = String(from + query.limit);
            return Promise.resolve({ alerts, endCursor, hasMore: true, head: world.head });
          },
        },
        clock,
        store: createMemoryStore(),
        permissions: { canSeeUrgent: true },
        currentUser: manager,
      }),
    );
    await live();
    const selecting = store.actions.selection.selectAllUnresolved('urgent');
    for (let turn = 0; turn < 40; turn += 1) await clock.advance(10);
    await selecting;
    expect(selectedIds()).toHaveLength(BULK_MAX);
    expect(run().isCapped).toBe(true);
    expect(pageRequests).toBe(BULK_MAX / BULK_CHUNK + 1);
  });
});
