import { type KeyValueStore, createMemoryStore } from '@pantau/core';
import { createFakeStore } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { type BulkRun, createBulkRun, interruptRun, retryRows, sendNextBatch } from './bulk-run.ts';
import type { RowResult } from './bulk-result.ts';
import { runBulkAction } from './run-bulk-action.ts';
import { createKeyValueStoredRun } from './stored-run.ts';

const owner = { userId: 'rina', tableId: 'orders' };
const run = createBulkRun({ id: 'run', action: 'assign', fields: { note: 'x' }, ids: ['a', 'b'] });

describe('a stored run', () => {
  it('is restored as interrupted: the batch in flight is unknown (DT-373)', () => {
    const store = createFakeStore();
    createKeyValueStoredRun(store).save(owner, sendNextBatch(run, 1));
    expect(createKeyValueStoredRun(store).load(owner)).toEqual({
      ...run,
      batches: 1,
      rows: [
        { id: 'a', state: 'unknown', batch: 1 },
        { id: 'b', state: 'unsent' },
      ],
    });
  });

  it('belongs to its user and table', () => {
    const stored = createKeyValueStoredRun(createFakeStore());
    stored.save(owner, run);
    expect(stored.load({ ...owner, userId: 'budi' })).toBeNull();
    expect(stored.load({ ...owner, tableId: 'trips' })).toBeNull();
    stored.save(owner, null);
    expect(stored.load(owner)).toBeNull();
  });

  it('is none when what is stored cannot be read', () => {
    const store = createFakeStore();
    const stored = createKeyValueStoredRun(store);
    stored.save(owner, run);
    store.setItem('pantau:bulk-run-rows-1-0:rina:orders', JSON.stringify([{ id: 1 }]));
    expect(stored.load(owner)).toBeNull();
  });
});

interface WatchedStore extends KeyValueStore {
  /** Characters written so far. */
  written(): number;
  keys(): readonly string[];
}

function createWatchedStore(): WatchedStore {
  const store = createMemoryStore();
  const keys = new Set<string>();
  let written = 0;
  return {
    ...store,
    setItem(key, value) {
      written += key.length + value.length;
      keys.add(key);
      store.setItem(key, value);
    },
    removeItem(key) {
      keys.delete(key);
      store.removeItem(key);
    },
    written: () => written,
    keys: () => [...keys],
  };
}

const ROWS = 10_000;
const manyIds = Array.from({ length: ROWS }, (_, index) => `order-${index}`);
const many = createBulkRun({ id: 'run', action: 'assign', ids: manyIds, dataOf: () => ({ v: 1 }) });
const done = (ids: readonly string[]): readonly RowResult[] =>
  ids.map((id) => ({ id, outcome: 'done', label: `SO-${id}`, data: { v: 2 } }));

/** Runs to the end, and saves each step. */
const runTo = (saved: (run: BulkRun) => void): Promise<BulkRun> =>
  runBulkAction(
    many,
    { send: async (ids) => ({ rows: done(ids) }) },
    { onChange: saved, onError: () => undefined, reasonOf: () => undefined },
  );

describe('a stored run of 10,000 rows', () => {
  it('writes with each step only the rows that it changed (DT-409)', async () => {
    const store = createWatchedStore();
    const stored = createKeyValueStoredRun(store);
    stored.save(owner, many);
    const first = store.written();
    const steps: number[] = [];
    const end = await runTo((next) => {
      const before = store.written();
      stored.save(owner, next);
      steps.push(store.written() - before);
    });
    expect(steps.length).toBeGreaterThan(200);
    expect(Math.max(...steps)).toBeLessThan(first / 25);
    expect(createKeyValueStoredRun(store).read(owner)).toEqual(end);
  });

  it('is current in another tab after each step, and whoever saves next (DT-377, DT-409)', async () => {
    const store = createMemoryStore();
    const [one, other] = [createKeyValueStoredRun(store), createKeyValueStoredRun(store)];
    let step = 0;
    await runTo((next) => {
      step += 1;
      const [writer, reader] = step % 50 === 0 ? [other, one] : [one, other];
      writer.save(owner, next);
      if (step % 10 === 0) expect(reader.read(owner)).toEqual(next);
    });
    expect(one.read(owner)).toEqual(other.read(owner));
  });

  it('leaves no key of an earlier run, nor of a dismissed one (DT-409)', () => {
    const store = createWatchedStore();
    const stored = createKeyValueStoredRun(store);
    stored.save(owner, many);
    stored.save(owner, { ...run, id: 'next' });
    expect(store.keys()).toHaveLength(2);
    stored.save(owner, null);
    expect(store.keys()).toEqual(['pantau:bulk-run:rina:orders']);
  });

  it('keeps the order of a retry (DT-373, DT-409)', () => {
    const stored = createKeyValueStoredRun(createMemoryStore());
    const interrupted = interruptRun(sendNextBatch(sendNextBatch(many, 100), 50));
    stored.save(owner, interrupted);
    const retried = retryRows(interrupted);
    stored.save(owner, retried);
    expect(stored.read(owner)).toEqual(retried);
  });
});

describe('a browser that ends while a run is being saved', () => {
  /** The keys and values after each single write of the last step. */
  function cutAfterEach(before: BulkRun, next: BulkRun): readonly KeyValueStore[] {
    const writes: (readonly [string, string | null])[] = [];
    const record = createMemoryStore();
    const stored = createKeyValueStoredRun({
      ...record,
      setItem(key, value) {
        writes.push([key, value]);
        record.setItem(key, value);
      },
      removeItem(key) {
        writes.push([key, null]);
        record.removeItem(key);
      },
    });
    stored.save(owner, before);
    const kept = writes.length;
    stored.save(owner, next);
    return Array.from({ length: writes.length - kept + 1 }, (_, count) => {
      const store = createMemoryStore();
      for (const [key, value] of writes.slice(0, kept + count)) {
        if (value === null) store.removeItem(key);
        else store.setItem(key, value);
      }
      return store;
    });
  }

  it('uses no key of a batch twice, and loses no row (DT-373, DT-409)', () => {
    // The second batch is in two parts.
    const before = interruptRun(sendNextBatch(many, 50));
    const waiting = retryRows(before);
    const stores = cutAfterEach(waiting, sendNextBatch(waiting, 100));
    expect(stores.length).toBeGreaterThan(2);
    for (const store of stores) {
      const read = createKeyValueStoredRun(store).read(owner);
      expect(read?.rows.map(({ id }) => id).sort()).toEqual([...manyIds].sort());
      const sent = read?.rows.some(({ state }) => state === 'sent') === true;
      expect(read?.batches).toBe(sent ? 2 : 1);
    }
  });

  it('has the run before or the next one, when all rows are written (DT-409)', () => {
    const next = createBulkRun({ id: 'next', action: 'assign', ids: manyIds.slice(0, 250) });
    for (const store of cutAfterEach(many, next)) {
      const read = createKeyValueStoredRun(store).read(owner);
      expect([many, next]).toContainEqual(read);
    }
  });

  it('removes what it wrote of a run for which the store has no room (DT-409)', () => {
    const store = createWatchedStore();
    let room = 10;
    const stored = createKeyValueStoredRun({
      ...store,
      setItem(key, value) {
        room -= 1;
        if (room < 0) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
        store.setItem(key, value);
      },
    });
    expect(() => stored.save(owner, many)).toThrow('The store failed');
    expect(store.keys()).toEqual([]);
    room = 1_000;
    stored.save(owner, many);
    expect(stored.read(owner)).toEqual(many);
  });
});
