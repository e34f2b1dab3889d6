import { addDays } from '@pantau/core/day';
import { averageScore, gradeOf, grades } from '@pantau/core/driver-score';
import type {
  DriverScore,
  HistoryPoint,
  RankedDriver,
  ScoreAggregation,
  TrendPoint,
} from '../../engine/scores/driver-score.ts';
import { type ScorePeriod, daysIn } from '../../engine/scores/period.ts';
import { scoreOf } from './compute-score.ts';
import type { MemoryDriver, MemoryScoreWorld } from './score-world.ts';

const TREND_LENGTH = 6;
const RANKED = 10;

const byName = (one: DriverScore, other: DriverScore): number =>
  one.driver.fullname.localeCompare(other.driver.fullname) ||
  one.driverId.localeCompare(other.driverId, undefined, { numeric: true });

const rankedOf = ({ driverId, driver, score, finalGrade }: DriverScore): readonly RankedDriver[] =>
  score === null || finalGrade === null
    ? []
    : [{ driverId, fullname: driver.fullname, score, finalGrade }];

const scoresOf = (scores: readonly DriverScore[]): readonly number[] =>
  scores.flatMap(({ score }) => (score === null ? [] : [score]));

const isListed = (score: DriverScore): boolean => score.driver.isActive || score.totalDriven > 0;

/** The scores of a period: of active drivers, and of others who drove in it. */
export const listedScores = (
  world: MemoryScoreWorld,
  drivers: readonly MemoryDriver[],
  period: ScorePeriod,
): readonly DriverScore[] =>
  drivers.map((driver) => scoreOf(world, driver, period)).filter(isListed);

function trendOf(
  world: MemoryScoreWorld,
  drivers: readonly MemoryDriver[],
  period: ScorePeriod,
): readonly TrendPoint[] {
  const length = daysIn(period);
  return Array.from({ length: TREND_LENGTH }, (_, index) => {
    const back = (TREND_LENGTH - 1 - index) * length;
    const shifted = {
      startDate: addDays(period.startDate, -back),
      endDate: addDays(period.endDate, -back),
    };
    const scores = scoresOf(listedScores(world, drivers, shifted));
    return { ...shifted, averageScore: averageScore(scores), totalDriver: scores.length };
  });
}

export function aggregate(
  world: MemoryScoreWorld,
  drivers: readonly MemoryDriver[],
  period: ScorePeriod,
): ScoreAggregation {
  const listed = listedScores(world, drivers, period);
  const scores = scoresOf(listed);
  const average = averageScore(scores);
  const rank = (direction: 1 | -1): readonly RankedDriver[] =>
    listed
      .filter(({ score }) => score !== null)
      .toSorted(
        (one, other) => ((one.score ?? 0) - (other.score ?? 0)) * direction || byName(one, other),
      )
      .slice(0, RANKED)
      .flatMap(rankedOf);
  return {
    averageScore: average,
    averageFinalGrade: average === null ? null : gradeOf(average, world.settings),
    totalDriver: scores.length,
    totalWithoutScore: listed.length - scores.length,
    grades: grades.map((grade) => ({
      grade,
      total: listed.filter(({ finalGrade }) => finalGrade === grade).length,
    })),
    top10Drivers: rank(-1),
    lowest10Drivers: rank(1),
    trend: trendOf(world, drivers, period),
  };
}

/** What a user who is a driver sees of the others: nothing. */
export const nothingOfOthers = (own: readonly DriverScore[]): ScoreAggregation => ({
  averageScore: null,
  averageFinalGrade: null,
  totalDriver: scoresOf(own).length,
  totalWithoutScore: own.length - scoresOf(own).length,
  grades: [],
  top10Drivers: [],
  lowest10Drivers: [],
  trend: [],
});

/** The last day of a week. */
const sundayOf = (day: string): string =>
  addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);

/** Days up to 31 days, weeks from Monday up to 92, otherwise calendar months. */
function slicesOf(period: ScorePeriod): readonly ScorePeriod[] {
  const days = daysIn(period);
  const slices: ScorePeriod[] = [];
  let startDate = period.startDate;
  while (startDate <= period.endDate) {
    const nextMonth = `${addDays(`${startDate.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
    const end = days <= 31 ? startDate : days <= 92 ? sundayOf(startDate) : addDays(nextMonth, -1);
    const endDate = end > period.endDate ? period.endDate : end;
    slices.push({ startDate, endDate });
    startDate = addDays(endDate, 1);
  }
  return slices;
}

export const historyOf = (
  world: MemoryScoreWorld,
  driver: MemoryDriver,
  period: ScorePeriod,
): readonly HistoryPoint[] =>
  slicesOf(period).map((slice) => {
    const { score, finalGrade } = scoreOf(world, driver, slice);
    return { ...slice, score, finalGrade };
  });

export { byName };
