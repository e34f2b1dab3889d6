import { describe, expect, it } from 'vitest';
import type { CompanyDriverScore } from './company.ts';
import { previewScores } from './example-drivers.ts';

const stored: CompanyDriverScore = {
  ...{ base: 80, intervalType: 'distance', initialInterval: 100, initialBonus: 2 },
  ...{ interval: 100, bonus: 1 },
  ...{ costBrake: 1, costAccel: 1, costOverspeed: 2, costSharpturn: 1 },
  ...{ minScoreA: 90, minScoreB: 80, minScoreC: 70, minScoreD: 60 },
};

const inShort = (draft: Parameters<typeof previewScores>[0]) =>
  previewScores(draft, stored)?.map(({ name, score, grade, difference }) => [
    ...[name, score, grade, difference],
  ]);

describe('the scores of the example drivers', () => {
  it('range from good to bad by the stored settings, without a difference (CS-10)', () => {
    expect(inShort(stored)).toEqual([
      ['careful', 90, 'A', 0],
      ['average', 71.66, 'C', 0],
      ['hurried', 42.67, 'E', 0],
    ]);
  });

  it('follow the draft, with their difference from the stored settings (CS-10)', () => {
    expect(inShort({ ...stored, costBrake: 1.25 })).toEqual([
      ['careful', 89.75, 'B', -0.25],
      ['average', 70.41, 'C', -1.25],
      ['hurried', 39.67, 'E', -3],
    ]);
  });

  it('are missing for a draft with problems (CS-11)', () => {
    expect(previewScores({ ...stored, minScoreB: 95 }, stored)).toBeNull();
    expect(previewScores({ ...stored, bonus: null }, stored)).toBeNull();
  });
});
