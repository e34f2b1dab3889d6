import type { DriverScore } from '../../engine/scores/driver-score.ts';
import type { OverviewQuery, ScoreOverview } from '../../engine/scores/score-source.ts';
import type { Spoil } from '../memory-harness.test.setup.ts';

/** By clause, the faults that it must detect. */
export type Faults = Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>>;

/** Changes what `overview` resolves with. */
const withOverview =
  (change: (overview: ScoreOverview) => ScoreOverview): Spoil =>
  (source) => ({
    ...source,
    overview: async (query, signal) => change(await source.overview(query, signal)),
  });

/** Changes the query of `overview`. */
const withQuery =
  (change: (query: OverviewQuery) => Partial<OverviewQuery>): Spoil =>
  (source) => ({
    ...source,
    overview: (query, signal) => source.overview({ ...query, ...change(query) }, signal),
  });

const withDrivers = (change: (driver: DriverScore) => Partial<DriverScore>): Spoil =>
  withOverview((overview) => ({
    ...overview,
    drivers: overview.drivers.map((driver) => ({ ...driver, ...change(driver) })),
  }));

const withAggregation = (
  change: (overview: ScoreOverview) => Partial<ScoreOverview['aggregation']>,
): Spoil =>
  withOverview((overview) => ({
    ...overview,
    aggregation: { ...overview.aggregation, ...change(overview) },
  }));

export const overviewFaults: Faults = {
  'parts-add-up': [
    [
      'distance is not rounded',
      withDrivers(({ totalDriven }) => ({ totalDriven: totalDriven + 0.04 })),
    ],
    ['the score is one point lower', withDrivers(({ score }) => ({ score: (score ?? 0) - 1 }))],
    [
      'points of a category are missing',
      withDrivers(({ categories }) => ({
        categories: { ...categories, yawn: { ...categories.yawn, score: 0 } },
      })),
    ],
  ],
  'not-enough-data': [
    ['the score is 0 instead', withDrivers(({ score }) => ({ score: score ?? 0 }))],
    ['all drivers count', withAggregation(({ total }) => ({ totalDriver: total }))],
    [
      'the average counts 0 instead',
      withAggregation(({ aggregation }) => ({ averageScore: (aggregation.averageScore ?? 0) / 2 })),
    ],
    [
      'parts of the period have 0 instead',
      (source) => ({
        ...source,
        driver: async (...query) => {
          const report = await source.driver(...query);
          return {
            ...report,
            history: report.history.map((one) => ({ ...one, score: one.score ?? 0 })),
          };
        },
      }),
    ],
  ],
  nobody: [
    [
      'the average is 0',
      withAggregation(({ aggregation }) => ({ averageScore: aggregation.averageScore ?? 0 })),
    ],
    [
      'grades without drivers are left out',
      withAggregation(({ aggregation }) => ({
        grades: aggregation.grades.filter(({ total }) => total > 0),
      })),
    ],
    [
      'there was a sync',
      withOverview((overview) => ({ ...overview, lastSync: overview.lastSync ?? 0 })),
    ],
  ],
  aggregation: [
    [
      'figures are of the search',
      (source) => ({
        ...source,
        overview: async (query, signal) => {
          const overview = await source.overview(query, signal);
          const averageScore = overview.drivers[0]?.score ?? null;
          return { ...overview, aggregation: { ...overview.aggregation, averageScore } };
        },
      }),
    ],
    [
      'the rankings are swapped',
      withAggregation(({ aggregation }) => ({ top10Drivers: aggregation.lowest10Drivers })),
    ],
    [
      'the lowest are in the order of the best',
      withAggregation(({ aggregation }) => ({
        lowest10Drivers: aggregation.lowest10Drivers.toReversed(),
      })),
    ],
    [
      'grades are wrong',
      withAggregation(({ aggregation }) => ({
        grades: aggregation.grades.map((one) => ({ ...one, total: 2 })),
      })),
    ],
  ],
  trend: [
    [
      'it is in the wrong order',
      withAggregation(({ aggregation }) => ({ trend: aggregation.trend.toReversed() })),
    ],
    [
      'it repeats this period',
      withAggregation(({ aggregation }) => ({
        trend: aggregation.trend.map(
          () =>
            aggregation.trend.at(-1) ?? {
              startDate: '',
              endDate: '',
              averageScore: 0,
              totalDriver: 0,
            },
        ),
      })),
    ],
    [
      'it has 0 instead of no average',
      withAggregation(({ aggregation }) => ({
        trend: aggregation.trend.map((one) => ({ ...one, averageScore: one.averageScore ?? 0 })),
      })),
    ],
  ],
  pages: [
    ['pages start at 0', withQuery(({ page }) => ({ page: page + 1 }))],
    ['search is ignored', withQuery(() => ({ search: '' }))],
    [
      'the total is of the page',
      withOverview((overview) => ({ ...overview, total: overview.drivers.length })),
    ],
  ],
  sorts: [
    [
      'the direction is ignored',
      withQuery(({ sort }) => ({ sort: { ...sort, direction: 'asc' } })),
    ],
    [
      'categories are not sorted',
      withQuery(({ sort }) => ({
        sort: sort.key === 'yawn' ? { ...sort, key: 'totalDriven' } : sort,
      })),
    ],
    [
      'drivers without a score are first',
      withOverview((overview) => ({
        ...overview,
        drivers: overview.drivers.toSorted(
          (one, other) => Number(other.score === null) - Number(one.score === null),
        ),
      })),
    ],
  ],
  groups: [
    ['groups are ignored', withQuery(() => ({ groupIds: [] }))],
    [
      'only the first group counts',
      withQuery(({ groupIds }) => ({ groupIds: groupIds.slice(0, 1) })),
    ],
    [
      'groups are not searched',
      (source) => ({
        ...source,
        groups: (query, signal) => source.groups({ ...query, search: '' }, signal),
      }),
    ],
  ],
  periods: [
    ['the last day is left out', withQuery(() => ({ endDate: '2026-10-29' }))],
    ['another day is included', withQuery(() => ({ startDate: '2026-09-30' }))],
    [
      'the alerts of a day are left out',
      (source) => ({
        ...source,
        driver: async (id, period, signal) => {
          const report = await source.driver(id, period, signal);
          return { ...report, score: { ...report.score, totalAlert: 0 } };
        },
      }),
    ],
  ],
  inactive: [
    [
      'inactive drivers are left out',
      withOverview((overview) => ({
        ...overview,
        drivers: overview.drivers.filter(({ driver }) => driver.isActive),
      })),
    ],
    ['all are active', withDrivers(({ driver }) => ({ driver: { ...driver, isActive: true } }))],
  ],
  invalid: [
    [
      'a long period is cut',
      withQuery(({ startDate }) => ({
        startDate: startDate < '2025-09-26' ? '2025-09-26' : startDate,
      })),
    ],
    ['a long page is cut', withQuery(({ show }) => ({ show: Math.min(100, show) }))],
    ['page 0 is the first', withQuery(({ page }) => ({ page: Math.max(1, page) }))],
  ],
  tenancy: [
    [
      'another company is shown',
      (source, other) => ({
        ...source,
        overview: (query, signal) => other.overview(query, signal),
      }),
    ],
    [
      'another company has its drivers',
      (source, other) => ({ ...source, driver: (...query) => other.driver(...query) }),
    ],
    [
      'another company has its alerts',
      (source, other) => ({ ...source, alerts: (...query) => other.alerts(...query) }),
    ],
    [
      'another company has its groups',
      (source, other) => ({ ...source, groups: (...query) => other.groups(...query) }),
    ],
  ],
  'own-only': [
    [
      'other drivers are listed',
      (source, other) => ({
        ...source,
        overview: (query, signal) => other.overview(query, signal),
      }),
    ],
    [
      'averages are shown',
      withAggregation(({ drivers, aggregation }) => ({
        averageScore: aggregation.averageScore ?? drivers[0]?.score ?? null,
      })),
    ],
    [
      'pages of others are shown',
      (source, other) => ({ ...source, driver: (...query) => other.driver(...query) }),
    ],
    [
      'alerts of others are shown',
      (source, other) => ({ ...source, alerts: (...query) => other.alerts(...query) }),
    ],
  ],
  abort: [
    [
      'signals are ignored',
      (source) => ({ ...source, overview: (query) => source.overview(query) }),
    ],
    [
      'signals of a report are ignored',
      (source) => ({ ...source, driver: (id, period) => source.driver(id, period) }),
    ],
  ],
};
