import {
  type DriverScoreSettings,
  type ScorePart,
  scoreCategories,
  scoreDriver,
} from '@pantau/core/driver-score';
import type { DriverScore } from './driver-score.ts';

/** A part of a score as a step from the sum before it to the sum after it. */
export interface ScoreStep extends ScorePart {
  readonly from: number;
  readonly to: number;
}

/** The parts of a score by the shared formula; empty without enough driving (DS-20). */
export function partsOf(score: DriverScore, settings: DriverScoreSettings): readonly ScorePart[] {
  const events = Object.fromEntries(
    scoreCategories.map((category) => [category, score.categories[category]]),
  );
  const { totalDriven: distanceKm, drivingHours } = score;
  const result = scoreDriver({ distanceKm, drivingHours, events }, settings);
  return result.state === 'scored' ? result.parts : [];
}

const round = (points: number): number => Math.round(points * 100) / 100;

/** The steps from base to score. Parts of 0 points are left out, except the base (DS-21). */
export function stepsOf(parts: readonly ScorePart[]): readonly ScoreStep[] {
  let sum = 0;
  return parts
    .filter(({ kind, points }) => kind === 'base' || points !== 0)
    .map((part) => {
      const from = sum;
      sum = round(sum + part.points);
      return { ...part, from, to: sum };
    });
}
