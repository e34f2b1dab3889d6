import { describe, expect, it } from 'vitest';
import { labelledPoints, lineRange } from './chart-scale.ts';

describe('the range of a chart of scores', () => {
  it.each([
    [[82.1, 83.4], { min: 80, max: 85, ticks: [80, 85] }],
    [[61, null, 84], { min: 50, max: 90, ticks: [50, 60, 70, 80, 90] }],
    [[3, 99], { min: 0, max: 100, ticks: [0, 25, 50, 75, 100] }],
    [[100], { min: 95, max: 100, ticks: [95, 100] }],
    [[0], { min: 0, max: 5, ticks: [0, 5] }],
    [[null], { min: 0, max: 100, ticks: [0, 50, 100] }],
  ])('of %o is round and within 0 to 100 (DS-3)', (values, range) => {
    expect(lineRange(values)).toEqual(range);
  });
});

describe('the points whose value is written', () => {
  it('are all of them where there is room (DS-3)', () => {
    expect(labelledPoints([80, null, 82], 3)).toEqual([0, 2]);
  });

  it('are otherwise the last, the highest and the lowest, if far enough apart (DS-3)', () => {
    const values = [70, 90, 80, 60, 75, 76, 77, 78, 79, 80];
    expect(labelledPoints(values, 5)).toEqual([9, 1, 3]);
    expect(labelledPoints(values, 2)).toEqual([9, 1]);
  });
});
