import { PantauError, createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { worldPeople } from '../../adapters/memory/world-users.ts';
import { createAlertCenterStore } from '../store.ts';
import { isToDo } from './bulk-outcome.ts';
import { bulkModule } from './bulk.store.ts';

const numRuns = 80;
const { manager, dispatcher } = worldPeople;

const schedules = fc.record({
  size: fc.integer({ min: 1, max: 330 }),
  /** Whether each request in turn is refused. */
  refusals: fc.array(fc.boolean(), { maxLength: 4 }),
  /** When the user stops, ms after the start. */
  stopAfter: fc.option(fc.integer({ min: 0, max: 600 })),
  /** Whom somebody else settles before and while it runs, by number. */
  before: fc.array(fc.nat(329), { maxLength: 8 }),
  meanwhile: fc.array(fc.nat(329), { maxLength: 8 }),
});

beforeAll(async () => {
  await bulkModule.load();
});

describe('a change of many, whatever comes between', () => {
  it('tells of each alert once what the server holds, leaves nothing pending, and is taken back exactly', async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        const { size, refusals, stopAfter, before, meanwhile } = schedule;
        const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
        const world = createMemoryWorld({ clock, seed: 7, scenario: 'empty', mostMissed: 5_000 });
        const memory = createMemoryAlertSource({ world });
        const coming = [...refusals];
        const store = createAlertCenterStore({
          source: {
            ...memory,
            act: (request, signal) =>
              coming.shift() === true
                ? Promise.reject(new PantauError('server'))
                : memory.act(request, signal),
          },
          clock,
          store: createMemoryStore(),
          permissions: { canSeeUrgent: true },
          me: manager,
        });
        const ids = Array.from(
          { length: size },
          (_, index) => world.arrive({ alertCode: 8, createdOn: clock.now() - index * 1_000 }).id,
        );
        const others = (which: readonly number[]) =>
          world.resolveAs(dispatcher, [...new Set(which.flatMap((at) => ids[at] ?? []))]);
        store.start();
        await clock.advance(1_000);
        const picking = store.actions.selection.pickAllUnresolved('urgent');
        await clock.advance(1_000);
        await picking;
        if (before.length > 0) others(before);

        const doing = store.actions.actOnMany(ids, { type: 'resolve' });
        await clock.advance(60);
        if (meanwhile.length > 0) others(meanwhile);
        if (stopAfter !== null) {
          await clock.advance(stopAfter);
          store.actions.bulk.stop();
        }
        await clock.advance(5_000);
        const { items } = await doing;

        expect(items.map(({ id }) => id)).toEqual(ids);
        for (const { id, outcome } of items) {
          const by = world.alert(id)?.resolver?.userId ?? null;
          const wanted = { applied: manager.userId, unchanged: dispatcher.userId };
          if (outcome === 'applied' || outcome === 'unchanged') expect(by).toBe(wanted[outcome]);
          else expect(by, 'not done, and yet it is').not.toBe(manager.userId);
        }
        const left = items.filter(isToDo).map(({ id }) => id);
        expect([...store.get().selection.alerts.keys()].sort()).toEqual(left.sort());
        const { pending, lists, entities } = store.get().list;
        expect(pending).toEqual([]);
        for (const id of lists.urgent.ids) {
          expect(entities.get(id)?.view.alert.resolver).toEqual(world.alert(id)?.resolver);
        }

        const mine = items.filter(({ outcome }) => outcome === 'applied').map(({ id }) => id);
        coming.length = 0;
        const undoing = store.actions.undo();
        await clock.advance(4_000);
        const undone = await undoing;
        expect(undone?.items.map(({ id }) => id) ?? []).toEqual(mine);
        expect(mine.filter((id) => world.alert(id)?.resolved)).toEqual([]);
        store.stop();
      }),
      { numRuns },
    );
  }, 120_000);
});
