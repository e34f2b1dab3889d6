import { averageScore, gradeOf, grades, type DriverScoreSettings } from '@pantau/core/driver-score';
import { formatDay, type Period } from './period.ts';
import type { PeriodAverage } from './read-scores.ts';
import { sortScores, type ScoredDriver } from './sort-scores.ts';

const RANKED = 10;

type Scored = ScoredDriver & { readonly score: number };

/**
 * `DriverScoreAggregation` of schema.graphql.
 *
 * @param entries of the period
 * @param earlier the periods before it, oldest first
 */
export function aggregate(
  entries: readonly ScoredDriver[],
  settings: DriverScoreSettings,
  earlier: readonly (PeriodAverage & { readonly period: Period })[],
  period: Period,
) {
  const withScore = entries.filter((entry): entry is Scored => entry.score !== null);
  const average = averageScore(withScore.map(({ score }) => score));
  const ranked = (direction: 'asc' | 'desc') =>
    (sortScores(withScore, { field: 'score', direction }) as Scored[])
      .slice(0, RANKED)
      .map(({ driver, score }) => ({
        driverId: String(driver.id),
        driver: { fullname: driver.fullname },
        finalGrade: gradeOf(score, settings),
        score,
      }));
  const gradesOfAll = withScore.map(({ score }) => gradeOf(score, settings));
  return {
    averageScore: average,
    averageFinalGrade: average === null ? null : gradeOf(average, settings),
    ...totalsOf(entries),
    grades: grades.map((grade) => ({
      grade,
      total: gradesOfAll.filter((one) => one === grade).length,
    })),
    lowest10Drivers: ranked('asc'),
    top10Drivers: ranked('desc'),
    trend: [...earlier, { period, average, count: withScore.length }].map(
      ({ period: span, average: averageOfPeriod, count }) => ({
        startDate: formatDay(span.from),
        endDate: formatDay(span.to),
        averageScore: averageOfPeriod,
        totalDriver: count,
      }),
    ),
  };
}

function totalsOf(entries: readonly ScoredDriver[]) {
  const totalDriver = entries.filter(({ score }) => score !== null).length;
  return { totalDriver, totalWithoutScore: entries.length - totalDriver };
}

/** What a driver user gets: nothing about others. */
export function aggregateOwn(entries: readonly ScoredDriver[]): ReturnType<typeof aggregate> {
  return {
    averageScore: null,
    averageFinalGrade: null,
    ...totalsOf(entries),
    grades: [],
    lowest10Drivers: [],
    top10Drivers: [],
    trend: [],
  };
}
