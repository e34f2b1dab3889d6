import { expect, test, vi } from 'vitest';
import { createRemoteTriage } from './lazy-triage.ts';
import type { TriageDesk } from './triage-controller.ts';

test('what does the work loads once; where it cannot, nothing is done, and the next act tries again', async () => {
  const resolve = vi.fn(() => Promise.resolve(true));
  const load = vi
    .fn<() => Promise<TriageDesk>>()
    .mockRejectedValueOnce(new TypeError('no such file'))
    .mockResolvedValue({ resolve } as unknown as TriageDesk);
  const onFail = vi.fn();
  const triage = createRemoteTriage(load, onFail);
  expect(await triage.resolve('1')).toBe(false);
  expect(onFail).toHaveBeenCalledOnce();
  expect(resolve).not.toHaveBeenCalled();
  expect(await triage.resolve('1')).toBe(true);
  expect(await triage.resolve('2')).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
  expect(resolve.mock.calls).toEqual([['1'], ['2']]);
});
