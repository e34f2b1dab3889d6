import { PantauError, createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import { createAlertCenterStore } from '../store.ts';
import { isUnfinished } from './bulk-outcome.ts';
import { actionQueueModule } from './action-queue.store.ts';
import { bulkModule } from './bulk.store.ts';

const numRuns = 80;
const { manager, dispatcher } = demoUsers;

const schedules = fc.record({
  size: fc.integer({ min: 1, max: 330 }),
  /** Whether each successive request is rejected. */
  rejections: fc.array(fc.boolean(), { maxLength: 4 }),
  /** When the user stops, ms after the start. */
  stopAfter: fc.option(fc.integer({ min: 0, max: 600 })),
  /** Indexes of alerts that another user settles before and during the run. */
  settledBefore: fc.array(fc.nat(329), { maxLength: 8 }),
  settledDuring: fc.array(fc.nat(329), { maxLength: 8 }),
});

beforeAll(async () => {
  // The undo of a single alert is an action of the queue.
  await Promise.all([bulkModule.load(), actionQueueModule.load()]);
});

describe('a bulk action with random interruptions', () => {
  it('reports each alert once as the server has it, leaves nothing pending and is undone exactly', async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        const { size, rejections, stopAfter, settledBefore, settledDuring } = schedule;
        const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
        const world = createMemoryWorld({ clock, seed: 7, scenario: 'empty', mostMissed: 5_000 });
        const memory = createMemoryAlertSource({ world });
        const upcoming = [...rejections];
        const store = createAlertCenterStore({
          source: {
            ...memory,
            act: (request, signal) =>
              upcoming.shift() === true
                ? Promise.reject(new PantauError('server'))
                : memory.act(request, signal),
          },
          clock,
          store: createMemoryStore(),
          permissions: { canSeeUrgent: true },
          currentUser: manager,
        });
        const ids = Array.from(
          { length: size },
          (_, index) => world.arrive({ alertCode: 8, createdOn: clock.now() - index * 1_000 }).id,
        );
        const resolveAsOther = (indexes: readonly number[]) =>
          world.resolveAs(dispatcher, [...new Set(indexes.flatMap((index) => ids[index] ?? []))]);
        store.start();
        await clock.advance(1_000);
        const selecting = store.actions.selection.selectAllUnresolved('urgent');
        await clock.advance(1_000);
        await selecting;
        if (settledBefore.length > 0) resolveAsOther(settledBefore);

        const acting = store.actions.actOnMany(ids, { type: 'resolve' });
        await clock.advance(60);
        if (settledDuring.length > 0) resolveAsOther(settledDuring);
        if (stopAfter !== null) {
          await clock.advance(stopAfter);
          store.actions.bulk.stop();
        }
        await clock.advance(5_000);
        const { items } = await acting;

        expect(items.map(({ id }) => id)).toEqual(ids);
        for (const { id, outcome } of items) {
          const resolver = world.alert(id)?.resolver?.userId ?? null;
          const expected = { applied: manager.userId, unchanged: dispatcher.userId };
          if (outcome === 'applied' || outcome === 'unchanged')
            expect(resolver).toBe(expected[outcome]);
          else expect(resolver, 'reported as not done').not.toBe(manager.userId);
        }
        const unfinished = items.filter(isUnfinished).map(({ id }) => id);
        expect([...store.get().selection.alerts.keys()].sort()).toEqual(unfinished.sort());
        const { pending, lists, entities } = store.get().list;
        expect(pending).toEqual([]);
        for (const id of lists.urgent.ids) {
          expect(entities.get(id)?.view.alert.resolver).toEqual(world.alert(id)?.resolver);
        }

        const applied = items.filter(({ outcome }) => outcome === 'applied').map(({ id }) => id);
        upcoming.length = 0;
        const undoing = store.actions.undo();
        await clock.advance(4_000);
        const undone = await undoing;
        expect(undone?.items.map(({ id }) => id) ?? []).toEqual(applied);
        expect(applied.filter((id) => world.alert(id)?.resolved)).toEqual([]);
        store.stop();
      }),
      { numRuns },
    );
  }, 120_000);
});
