import { createDeferred } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.ts';

describe('work that callers share', () => {
  it('is done together for those who ask while a go is running, each with his own results', async () => {
    const goes: (readonly number[])[] = [];
    const started = createDeferred<null>();
    const gate = createDeferred<null>();
    const work = new Batcher<number, string>(async (items) => {
      goes.push(items);
      started.resolve(null);
      if (goes.length === 1) await gate.promise;
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
    expect(goes).toEqual([[1], [2, 3, 4, 5, 6], [7]]);
  });

  it('is done at once for one who brings more than a go may hold', async () => {
    const work = new Batcher<number, number>(async (items) => items, 2);
    expect(await work.run([1, 2, 3])).toEqual([1, 2, 3]);
  });

  it('fails for him alone who makes it fail', async () => {
    const started = createDeferred<null>();
    const gate = createDeferred<null>();
    const goes: (readonly number[])[] = [];
    const work = new Batcher<number, number>(async (items) => {
      goes.push(items);
      started.resolve(null);
      if (goes.length === 1) await gate.promise;
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
    expect(goes).toEqual([[1], [2, 13, 3], [2], [13], [3]]);
    expect(await work.run([4])).toEqual([4]);
  });
});
