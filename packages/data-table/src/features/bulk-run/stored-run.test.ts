import { createFakeStore } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { createBulkRun, sendNextBatch } from './bulk-run.ts';
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
    store.setItem('pantau:bulk-run:rina:orders', JSON.stringify({ ...run, rows: [{ id: 1 }] }));
    expect(stored.load(owner)).toBeNull();
  });
});
