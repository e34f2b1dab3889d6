import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertId } from '../alert/alert.ts';
import { UNDO_MS } from '../alert/limits.ts';
import type { BulkOutcome } from './bulk-outcome.ts';
import {
  acts,
  arriveMany,
  as,
  clock,
  delayResponses,
  dispatcher,
  done,
  live,
  outcomes,
  prepare,
  store,
  world,
} from './bulk.test.setup.ts';

beforeEach(prepare);

describe('undo', () => {
  const offer = () => store.get().undoOffer;

  it('reverts exactly the alerts that a single or bulk action changed (AC-105)', async () => {
    const ids = arriveMany(4);
    await live();
    await done(store.actions.resolve(ids[3] ?? ''));
    expect(outcomes((await done(store.actions.undo())) as BulkOutcome)).toEqual(['applied']);
    world.resolveAs(dispatcher, ids.slice(0, 1));
    await clock.advance(500);
    await done(store.actions.actOnMany(ids, { type: 'falseAlert', reason: 'no occurrences' }));
    const outcome = await done(store.actions.undo());
    expect(outcome?.items.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(world.alert(ids[0] ?? '')?.resolved).toBe(true);
    expect(world.alerts().filter((alert) => alert.falseAlert)).toEqual([]);
  });

  it('is offered for 10 s (AC-105)', async () => {
    expect(UNDO_MS).toBe(10_000);
    const [id] = arriveMany(1);
    await live();
    const resolving = store.actions.resolve(id ?? '');
    await clock.advance(100);
    expect(offer()).toBeNull();
    await clock.advance(20);
    await resolving;
    expect(offer()).not.toBeNull();
    await clock.advance(UNDO_MS - 1);
    expect(offer()).not.toBeNull();
    await clock.advance(UNDO_MS);
    expect(offer()).toBeNull();
    expect(await store.actions.undo()).toBeNull();
  });

  it('waits for the response of a pending single or bulk action, then reverts it', async () => {
    const [one = '', two = '', three = ''] = arriveMany(3);
    await live();
    for (const act of [
      () => store.actions.resolve(one),
      () => store.actions.markFalse(one, 'no occurrences'),
      () => store.actions.actOnMany([two, three], { type: 'resolve' }),
    ]) {
      acts.length = 0;
      const acting = act();
      await clock.advance(10);
      const undoing = store.actions.undo();
      const secondUndo = store.actions.undo();
      await clock.advance(10);
      expect(acts, 'sent before the response').toHaveLength(1);
      await done<unknown>(acting);
      expect((await done(undoing))?.items.every((item) => item.outcome === 'applied')).toBe(true);
      expect(await secondUndo, 'undone twice').toBeNull();
      expect(offer()).toBeNull();
      const isSettled = (id: AlertId) =>
        world.alert(id)?.resolved === true || world.alert(id)?.falseAlert === true;
      expect([one, two, three].filter(isSettled)).toEqual([]);
      expect(acts[1]?.change).toEqual({ type: 'checkAgain' });
      expect(acts).toHaveLength(2);
    }
  });

  it('does nothing when the pending action is rejected and keeps the previous offer', async () => {
    const [before = '', id = ''] = arriveMany(2);
    await live();
    await done(store.actions.resolve(before), 500);
    const previousOffer = offer();
    world.failNext('act');
    const resolving = store.actions.resolve(id);
    const undoing = store.actions.undo();
    expect((await done(resolving, 500)).ok).toBe(false);
    expect(await undoing).toBeNull();
    expect(acts).toHaveLength(2);
    expect(world.alert(before)?.resolved).toBe(true);
    expect(offer()).toBe(previousOffer);
    await done(store.actions.undo(), 500);
    expect(world.alert(before)?.resolved).toBe(false);
  });

  it('reverts exactly the given offer while a later action is pending', async () => {
    const [first = '', second = ''] = arriveMany(2);
    await live();
    await done(store.actions.resolve(first), 500);
    const resolving = store.actions.resolve(second);
    const undoing = store.actions.undo(offer() ?? undefined);
    await done(resolving);
    await done(undoing);
    expect([first, second].map((id) => world.alert(id)?.resolved)).toEqual([false, true]);
    expect(offer()?.alerts.map(({ id }) => id)).toEqual([second]);
  });

  it('offers the action that started last, even when an earlier one completes later', async () => {
    const [first = '', second = ''] = arriveMany(2);
    await live();
    let respondToFirst = (): void => undefined;
    delayResponses(({ target }) =>
      target.ids.includes(first)
        ? new Promise((resolve) => {
            respondToFirst = resolve;
          })
        : Promise.resolve(),
    );
    const one = store.actions.resolve(first);
    const two = store.actions.resolve(second);
    await done(two, 500);
    respondToFirst();
    await one;
    expect(offer()?.alerts.map(({ id }) => id)).toEqual([second]);
  });

  it('offers only the latest change', async () => {
    const ids = arriveMany(2);
    await live();
    await done(store.actions.resolve(ids[0] ?? ''), 500);
    await done(store.actions.resolve(ids[1] ?? ''), 500);
    await done(store.actions.undo());
    expect(ids.map((id) => world.alert(id)?.resolved)).toEqual([true, false]);
    expect(await store.actions.undo()).toBeNull();
  });

  it('skips alerts that another user has changed since and reports them as unchanged (AC-105)', async () => {
    const ids = arriveMany(2);
    await live();
    await done(store.actions.actOnMany(ids, { type: 'resolve' }), 500);
    as(dispatcher, ids[0] ?? '', 'checkAgain');
    as(dispatcher, ids[0] ?? '', 'resolve');
    await clock.advance(500);
    const outcome = await done(store.actions.undo());
    expect(outcome?.items.map((item) => item.outcome)).toEqual(['unchanged', 'applied']);
    expect(world.alert(ids[0] ?? '')?.resolver?.fullname).toBe(dispatcher.fullname);
  });

  it('is not offered for notes, reads or checkAgain, nor for alerts that others settled', async () => {
    const [id = '', other = ''] = arriveMany(2);
    await live();
    await done(store.actions.addNote(id, 'Aman'), 500);
    await done(store.actions.markRead(id), 500);
    expect(offer()).toBeNull();
    world.resolveAs(dispatcher, [other]);
    await done(store.actions.markFalse(other, 'no occurrences'), 500);
    expect(offer()).toBeNull();
    await done(store.actions.checkAgain(other), 500);
    expect(offer()).toBeNull();
  });

  it('leaves no timer behind when the alert centre stops', async () => {
    const [id = ''] = arriveMany(1);
    await live();
    await done(store.actions.resolve(id), 500);
    const late = store.actions.checkAgain(id).then(() => store.actions.resolve(id));
    await clock.advance(130);
    store.stop();
    await clock.advance(60_000);
    await late;
    expect(clock.pending()).toBe(0);
    expect(offer()).toBeNull();
  });
});
