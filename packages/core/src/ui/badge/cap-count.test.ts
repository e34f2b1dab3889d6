import { expect, it } from 'vitest';
import { capCount } from './cap-count.ts';

it('caps counts above 99 as 99+', () => {
  expect([0, 99, 100, 12_000].map(capCount)).toEqual(['0', '99', '99+', '99+']);
});
