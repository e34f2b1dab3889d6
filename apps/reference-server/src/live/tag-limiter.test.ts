import { expect, it } from 'vitest';
import { createTagLimiter } from './tag-limiter.ts';

it('allows 20 updates within any minute (RS-62)', () => {
  let now = 0;
  const may = createTagLimiter({ now: () => now });
  const times = (count: number): boolean[] => Array.from({ length: count }, () => may());
  expect(times(19)).not.toContain(false);
  now = 30_000;
  expect(times(2)).toEqual([true, false]);
  now = 59_999;
  expect(may()).toBe(false);
  now = 60_000;
  expect(times(18)).toEqual(Array.from({ length: 18 }, (_, index) => index < 17));
});
