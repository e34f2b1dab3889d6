import { PantauError } from '@pantau/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { BULK_CHUNK } from '../alert/limits.ts';
import { targetAlerts } from '../alert/action-target.ts';
import { countItems } from './bulk-outcome.ts';
import {
  acts,
  arriveMany,
  clock,
  dispatcher,
  done,
  events,
  live,
  outcomes,
  prepare,
  run,
  store,
  urgentCount,
  view,
  world,
} from './bulk.test.setup.ts';

beforeEach(prepare);

describe('a bulk action', () => {
  it('changes every row and the counts immediately, with one request', async () => {
    const ids = arriveMany(5);
    await live();
    const acting = store.actions.actOnMany(ids, { type: 'resolve' });
    expect(ids.map((id) => view(id)?.alert.resolved)).toEqual(ids.map(() => true));
    expect(urgentCount()).toBe(0);
    const outcome = await done(acting);
    expect(outcomes(outcome)).toEqual(ids.map(() => 'applied'));
    expect(acts.map(({ target }) => target.ids)).toEqual([ids]);
    expect(world.alerts().every((alert) => alert.resolved)).toBe(true);
    expect(events).toContainEqual({ type: 'bulkAction', outcome });
  });

  it(`sends requests of at most ${BULK_CHUNK} alerts (AC-102)`, async () => {
    const ids = arriveMany(BULK_CHUNK * 2 + 1);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    const outcome = await done(store.actions.actOnMany(ids, { type: 'note', text: 'Aman' }));
    expect(acts.map(({ target }) => target.ids.length)).toEqual([BULK_CHUNK, BULK_CHUNK, 1]);
    expect(countItems(outcome.items).applied).toBe(ids.length);
  });

  it('does not send settled alerts and reports them as unchanged (AC-103)', async () => {
    const ids = arriveMany(4);
    await live();
    world.resolveAs(dispatcher, ids.slice(0, 1));
    const isFalse = world.alert(ids[1] ?? '');
    if (isFalse)
      world.act(dispatcher, { type: 'falseAlert', reason: 'x' }, targetAlerts([isFalse]));
    await clock.advance(500);
    const outcome = await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(outcomes(outcome)).toEqual(['unchanged', 'unchanged', 'applied', 'applied']);
    expect(outcome.items[0]?.alert?.resolver?.fullname).toBe(dispatcher.fullname);
    expect(acts[0]?.target.ids).toEqual(ids.slice(2));
    expect(world.alert(ids[1] ?? '')?.resolved).toBe(false);
  });

  it('reports an alert that another user settled first as unchanged, with its final state (AC-103)', async () => {
    const ids = arriveMany(2);
    await live();
    const acting = store.actions.actOnMany(ids, { type: 'resolve' });
    world.resolveAs(dispatcher, ids.slice(0, 1));
    const outcome = await done(acting);
    expect(outcomes(outcome)).toEqual(['unchanged', 'applied']);
    expect(view(ids[0])?.alert.resolver?.fullname).toBe(dispatcher.fullname);
  });

  it('rolls back a rejected request, reports its error and continues with the others (AC-102)', async () => {
    const ids = arriveMany(BULK_CHUNK + 2);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    const error = new PantauError('conflict', { serverMessage: 'Sudah ditutup' });
    world.failNext('act', error);
    const outcome = await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(countItems(outcome.items)).toMatchObject({ failed: BULK_CHUNK, applied: 2 });
    expect(outcome.items[0]).toMatchObject({ outcome: 'failed', error });
    expect(view(ids[0])?.alert.resolved).toBe(false);
    expect(world.alert(ids.at(-1) ?? '')?.resolved).toBe(true);
    expect(urgentCount()).toBe(BULK_CHUNK);
  });

  it('sends no more requests when offline', async () => {
    const ids = arriveMany(BULK_CHUNK + 2);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    world.failNext('act', new PantauError('offline'));
    const outcome = await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(countItems(outcome.items).failed).toBe(ids.length);
    expect(acts).toHaveLength(1);
  });

  it('stops on request: completed requests stay, the rest is reported and rolled back', async () => {
    const ids = arriveMany(BULK_CHUNK * 3);
    await live();
    await done(store.actions.selection.selectAllUnresolved('urgent'));
    const acting = store.actions.actOnMany(ids, { type: 'resolve' });
    await clock.advance(130);
    expect(run()).toMatchObject({ phase: 'acting', done: BULK_CHUNK, total: BULK_CHUNK * 3 });
    expect(store.isBulkRunning()).toBe(true);
    store.actions.bulk.stop();
    const outcome = await done(acting);
    expect(countItems(outcome.items)).toMatchObject({
      applied: BULK_CHUNK * 2,
      stopped: BULK_CHUNK,
    });
    expect(acts).toHaveLength(2);
    expect(world.alerts().filter((alert) => !alert.resolved)).toHaveLength(BULK_CHUNK);
    expect(store.get().list.pending).toEqual([]);
    expect(store.isBulkRunning()).toBe(false);
  });

  it('keeps the result of a failed action until it is dismissed or repeated', async () => {
    const ids = arriveMany(3);
    await live();
    world.failNext('act');
    const outcome = await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(run().result).toBe(outcome);
    store.actions.bulk.dismissResult();
    expect(run().result).toBeNull();
    await done(store.actions.actOnMany(ids, { type: 'resolve' }));
    expect(run().result).toBeNull();
  });

  it('rejects a blank note and a too long reason without a request', async () => {
    const ids = arriveMany(2);
    await live();
    for (const change of [
      { type: 'note', text: '  ' },
      { type: 'falseAlert', reason: 'x'.repeat(301) },
    ] as const) {
      const outcome = await done(store.actions.actOnMany(ids, change));
      expect(outcome.items.map(({ error }) => error?.kind)).toEqual(['invalid', 'invalid']);
    }
    expect(acts).toEqual([]);
  });

  it('waits for the previous bulk action', async () => {
    const ids = arriveMany(3);
    await live();
    const first = store.actions.actOnMany(ids, { type: 'resolve' });
    const second = store.actions.actOnMany(ids, { type: 'checkAgain' });
    await clock.advance(2_000);
    expect(outcomes(await first)).toEqual(ids.map(() => 'applied'));
    expect(outcomes(await second)).toEqual(ids.map(() => 'applied'));
    expect(world.alerts().some((alert) => alert.resolved)).toBe(false);
  });

  it('reports an unknown alert as not found', async () => {
    await live();
    const outcome = await done(store.actions.actOnMany(['77'], { type: 'resolve' }));
    expect(outcome.items).toMatchObject([{ id: '77', outcome: 'notFound' }]);
    expect(acts).toEqual([]);
  });
});
