import { PantauError } from '@pantau/core';
import { createDeferred } from '@pantau/core/testing';
import {
  type BulkRun,
  type BulkWork,
  countRun,
  createBulkRun,
  interruptRun,
  notDoneGroups,
  retryRows,
  runBulkAction,
} from '@pantau/data-table/bulk-run';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryOrderSource } from '../../adapters/memory/index.ts';
import { createKnownOrders } from '../orders/known-orders.ts';
import type { OrderSource } from '../orders/order-source.ts';
import { byPrevious, createOrderRuns, undoableRows } from './order-run.ts';

const all = { limit: 1, page: 1, search: '', sorts: [], filters: [] };
const assigned = { status: 'ASSIGNED' } as const;

const run = (from: BulkRun, work: BulkWork): Promise<BulkRun> =>
  runBulkAction(from, work, {
    onChange: () => undefined,
    onError: () => undefined,
    reasonOf: () => undefined,
  });

/** The orders of a company, and the work that assigns them as the list does. */
async function createWorld(count: number, disturb: (source: OrderSource) => OrderSource) {
  const orders = Array.from({ length: count }, (_, index) => ({ customerName: `PT ${index}` }));
  const own = createMemoryOrderSource({ orders });
  const known = createKnownOrders();
  const page = await own.list({ ...all, limit: 10 });
  known.notePage(page);
  const runs = createOrderRuns(disturb(own), known.noteResults);
  const work: BulkWork = {
    send: (ids, batch) => runs.send(ids, assigned, batch),
    lookUp: (ids, batch) => runs.lookUp(ids, assigned, batch),
  };
  const dataOf = (id: string) => ({ version: known.versionOf(id) });
  const start = createBulkRun({ id: 'bulk-run', action: 'assign', ids: page.ids, dataOf });
  return { own, known, runs, work, start, page };
}

type Fault = 'none' | 'lostRequest' | 'lostResponse' | 'rejected';

/** Cuts the connection of a source now and then. */
function withFaults(source: OrderSource, faults: readonly Fault[]): OrderSource {
  const queue = [...faults];
  const pass = async <T>(call: () => Promise<T>): Promise<T> => {
    const fault = queue.shift() ?? 'none';
    if (fault === 'lostRequest') throw new PantauError('offline');
    if (fault === 'rejected') throw new PantauError('server', { status: 500 });
    const answer = await call();
    if (fault === 'lostResponse') throw new PantauError('timeout');
    return answer;
  };
  return {
    ...source,
    transitionMany: (request) => pass(() => source.transitionMany(request)),
    findBulkResult: (key) => pass(() => source.findBulkResult(key)),
  };
}

describe('changing orders in bulk', () => {
  it('accounts for 10,000 orders whatever fails on the way, and changes none twice (SO-46, SO-55)', async () => {
    const faults = fc.array(
      fc.constantFrom<Fault>('none', 'none', 'none', 'lostRequest', 'lostResponse', 'rejected'),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(faults, fc.integer({ min: 1, max: 40 }), async (queue, step) => {
        const { own, work, start, page } = await createWorld(10_000, (source) =>
          withFaults(source, queue),
        );
        const elsewhere = page.ids.filter((_, index) => index % (step * 25) === 0);
        for (const id of elsewhere) await own.edit(id, { salesName: 'Yusuf' }, 1);
        let ended = await run(start, { ...work, batchSize: 500 });
        for (let turn = 0; turn <= queue.length && countRun(ended).retryable > 0; turn += 1) {
          expect(ended.rows).toHaveLength(10_000);
          const conflicts = notDoneGroups(ended).find(({ outcome }) => outcome === 'conflict');
          const others = countRun(ended).retryable - (conflicts?.rows.length ?? 0);
          if (others === 0) break;
          ended = await run(retryRows(ended), { ...work, batchSize: 500 });
        }
        ended = await run(retryRows(ended), { ...work, batchSize: 500 });
        expect(new Set(ended.rows.map(({ id }) => id))).toEqual(new Set(page.ids));
        expect(countRun(ended)).toMatchObject({ total: 10_000, done: 10_000, notDone: 0 });
        const after = await own.list({ ...all, limit: 10_000 });
        const changedTwice = after.orders.filter(
          ({ id, version }) => version !== (elsewhere.includes(id) ? 3 : 2),
        );
        expect(changedTwice).toEqual([]);
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  it('names each order, and says why it was not changed (SO-46)', async () => {
    const { own, work, start, page } = await createWorld(4, (source) => source);
    const [gone = '', changed = '', present = ''] = page.ids;
    await own.remove(gone, 1);
    await own.edit(changed, { salesName: 'Yusuf' }, 1);
    await own.transition(present, assigned, 1);
    const ended = await run(start, work);
    expect(ended.rows.map(({ state }) => state)).toEqual(['failed', 'conflict', 'skipped', 'done']);
    expect(ended.rows[1]).toMatchObject({ label: 'SO-000003', reason: /changed/ });
    expect(retryRows(ended).rows.filter(({ state }) => state === 'waiting')).toHaveLength(1);
  });

  it('looks a lost response up by its key, and sends a lost request again with it (SO-47)', async () => {
    const keys: string[] = [];
    const { own, work, start } = await createWorld(6, (source) => {
      const faulty = withFaults(source, ['lostResponse', 'none', 'lostRequest']);
      return {
        ...faulty,
        transitionMany: (request) => {
          keys.push(request.key);
          return faulty.transitionMany(request);
        },
      };
    });
    const sent = vi.spyOn(own, 'transitionMany');
    const lost = await run(start, { ...work, batchSize: 3 });
    const again = await run(retryRows(lost), { ...work, batchSize: 3 });
    expect(countRun(again)).toMatchObject({ done: 3, retryable: 3 });
    const ended = await run(retryRows(again), { ...work, batchSize: 3 });
    expect(countRun(ended)).toMatchObject({ done: 6, notDone: 0 });
    expect(keys).toEqual(['bulk-run/1', 'bulk-run/2', 'bulk-run/2']);
    expect(sent, 'each batch reached the server once').toHaveBeenCalledTimes(2);
  });

  it('changes no order twice when two tabs without a lock run the same orders (SO-103)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat({ max: 8 }), async (scheduler, begin) => {
        const { own, work, start } = await createWorld(10, (source) => ({
          ...source,
          transitionMany: scheduler.scheduleFunction(source.transitionMany),
          findBulkResult: scheduler.scheduleFunction(source.findBulkResult),
        }));
        const batched = { ...work, batchSize: 3 };
        let stored = start;
        let step = 0;
        const second = createDeferred<BulkRun>();
        const continueElsewhere = (): void => {
          const again = run(retryRows(interruptRun(stored)), batched);
          again.then(second.resolve).catch(second.reject);
        };
        const first = runBulkAction(start, batched, {
          onChange(next) {
            stored = next;
            if (step === begin) continueElsewhere();
            step += 1;
          },
          onError: () => undefined,
          reasonOf: () => undefined,
        });
        await scheduler.waitFor(Promise.all([first, second.promise]));
        for (const ended of [await first, await second.promise]) {
          const { total, settled } = countRun(ended);
          expect({ total, settled }).toEqual({ total: 10, settled: 10 });
        }
        const { orders } = await own.list({ ...all, limit: 10 });
        expect(orders.map(({ status, version }) => [status, version])).toEqual(
          Array(10).fill(['ASSIGNED', 2]),
        );
      }),
    );
  });

  it('undoes what was done, each order to its own status, and no cancellation (SO-52)', async () => {
    const { own, work, runs, start, page } = await createWorld(4, (source) => source);
    const [confirmed = '', canceled = '', edited = ''] = page.ids;
    await own.transition(confirmed, { status: 'CONFIRMED' }, 1);
    await own.transition(canceled, { status: 'CANCELED', reason: 'x' }, 1);
    const done = await run(
      { ...start, rows: start.rows.map(({ id }) => ({ id, state: 'waiting' })) },
      work,
    );
    const rows = undoableRows(done.rows);
    expect(rows.map(({ id }) => id)).toEqual(page.ids.filter((id) => id !== canceled));
    await own.edit(edited, { salesName: 'Yusuf' }, 2);
    const dataOf = (id: string): unknown => rows.find((row) => row.id === id)?.data;
    const ids = rows.map(({ id }) => id);
    const back = createBulkRun({ id: 'bulk-undo', action: 'assign', undo: true, ids, dataOf });
    const undo: BulkWork = { send: (part, batch) => byPrevious(part, batch, runs.send) };
    const undone = await run(back, undo);
    expect((await own.read(confirmed)).status).toBe('CONFIRMED');
    expect((await own.read(edited)).status, 'changed since').toBe('ASSIGNED');
    expect(notDoneGroups(undone).map(({ outcome }) => outcome)).toEqual(['conflict']);
    await run(retryRows(undone), undo);
    expect((await own.read(edited)).status, 'a retry returns to the same status').toBe('DRAFT');
  });
});
