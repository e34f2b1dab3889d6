import { describe, expect, it } from 'vitest';
import { axisOf } from './scale.ts';

describe('the axis of a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 3, 6, 9]],
    [21, [0, 10, 20, 30]],
    [140, [0, 50, 100, 150]],
  ])('up to %i has round values that cover it (DB-14)', (max, expected) => {
    expect(axisOf(max)).toEqual(expected);
  });
});
