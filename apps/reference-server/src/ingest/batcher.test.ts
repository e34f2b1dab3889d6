import { createDeferred } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.ts';

describe('batched calls', () => {
  it('are processed together while a batch runs, each with its own results (RS-54)', async () => {
    const batches: (readonly number[])[] = [];
    const started = createDeferred<null>();
    const gate = createDeferred<null>();
    const work = new Batcher<number, string>(async (items) => {
      batches.push(items);
      started.resolve(null);
      if (batches.length === 1) await gate.promise;
      return items.map((item) => `done ${item}`);
    }, 5);
    const first = work.run([1]);
    await started.promise;
    const calls = [first, ...[[2, 3], [], [4, 5, 6], [7]].map((items) => work.run(items))];
    gate.resolve(null);
    expect(await Promise.all(calls)).toEqual([
      ['done 1'],
      ['done 2', 'done 3'],
      [],
      ['done 4', 'done 5', 'done 6'],
      ['done 7'],
    ]);
    expect(batches).toEqual([[1], [2, 3, 4, 5, 6], [7]]);
  });

  it('are processed in one batch when a single call exceeds the maximum (RS-54)', async () => {
    const work = new Batcher<number, number>(async (items) => items, 2);
    expect(await work.run([1, 2, 3])).toEqual([1, 2, 3]);
  });

  it('fail only for the call that causes the failure (RS-54)', async () => {
    const started = createDeferred<null>();
    const gate = createDeferred<null>();
    const batches: (readonly number[])[] = [];
    const work = new Batcher<number, number>(async (items) => {
      batches.push(items);
      started.resolve(null);
      if (batches.length === 1) await gate.promise;
      if (items.includes(13)) throw new Error('unlucky');
      return items;
    }, 10);
    const first = work.run([1]);
    await started.promise;
    const calls = [first, ...[2, 13, 3].map((item) => work.run([item]))];
    gate.resolve(null);
    const settled = await Promise.allSettled(calls);
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(batches).toEqual([[1], [2, 13, 3], [2], [13], [3]]);
    expect(await work.run([4])).toEqual([4]);
  });
});
