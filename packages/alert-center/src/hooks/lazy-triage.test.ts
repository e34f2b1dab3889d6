import { expect, test, vi } from 'vitest';
import { createLazyTriage } from './lazy-triage.ts';
import type { TriageController } from './triage-controller.ts';

test('loads the controller once; when that fails, does nothing, and the next action tries again', async () => {
  const resolve = vi.fn(() => Promise.resolve(true));
  const load = vi
    .fn<() => Promise<TriageController>>()
    .mockRejectedValueOnce(new TypeError('no such file'))
    .mockResolvedValue({ resolve } as unknown as TriageController);
  const onFail = vi.fn();
  const triage = createLazyTriage(load, onFail);
  expect(await triage.resolve('1')).toBe(false);
  expect(onFail).toHaveBeenCalledOnce();
  expect(resolve).not.toHaveBeenCalled();
  expect(await triage.resolve('1')).toBe(true);
  expect(await triage.resolve('2')).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
  expect(resolve.mock.calls).toEqual([['1'], ['2']]);
});
