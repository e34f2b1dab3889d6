import { type Deferred, createDeferred, flushMicrotasks } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { createLatestSaver } from './latest-saver.ts';

function setUp() {
  const sent: { value: number; answer: Deferred<undefined> }[] = [];
  const settled: unknown[] = [];
  const saver = createLatestSaver<number>(
    (value) => {
      const answer = createDeferred<undefined>();
      sent.push({ value, answer });
      return answer.promise;
    },
    (error) => settled.push(error),
  );
  return { sent, settled, saver };
}

describe('saving the latest', () => {
  it('saves one value at a time and skips all but the last waiting value', async () => {
    const { sent, settled, saver } = setUp();
    for (const value of [1, 2, 3]) saver.save(value);
    expect(sent.map((one) => one.value)).toEqual([1]);
    sent[0]?.answer.resolve(undefined);
    await flushMicrotasks();
    expect(sent.map((one) => one.value)).toEqual([1, 3]);
    sent[1]?.answer.resolve(undefined);
    await flushMicrotasks();
    expect(settled).toEqual([null, null]);
  });

  it('reports a failed save and continues with the next', async () => {
    const { sent, settled, saver } = setUp();
    saver.save(1);
    saver.save(2);
    const error = new Error('full');
    sent[0]?.answer.reject(error);
    await flushMicrotasks();
    expect(settled).toEqual([error]);
    expect(sent.map((one) => one.value)).toEqual([1, 2]);
  });
});
