import type { DriverScore } from '../../engine/scores/driver-score.ts';
import type {
  DriverScoreSource,
  OverviewQuery,
  ScoreOverview,
} from '../../engine/scores/score-source.ts';
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
    [
      'the settings are those of another company',
      withOverview((overview) => ({ ...overview, settings: { ...overview.settings, base: 1 } })),
    ],
    ['nobody is listed', withOverview((overview) => ({ ...overview, drivers: [] }))],
    [
      'categories are mixed up',
      withDrivers(({ categories }) => ({
        categories: { ...categories, yawn: categories.smoking, smoking: categories.yawn },
      })),
    ],
    ['an alert is not counted', withDrivers(({ totalAlert }) => ({ totalAlert: totalAlert - 1 }))],
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
    [
      'points are 0 instead',
      withDrivers(({ categories }) => ({
        categories: {
          ...categories,
          yawn: { ...categories.yawn, score: categories.yawn.score ?? 0 },
        },
      })),
    ],
    [
      'alerts count with a score only',
      withDrivers(({ score, totalAlert }) => ({ totalAlert: score === null ? 0 : totalAlert })),
    ],
    ['nobody has a score', withDrivers(() => ({ score: null, finalGrade: null }))],
    ['drivers without a score are not counted', withAggregation(() => ({ totalWithoutScore: 0 }))],
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
    [
      'somebody is ranked',
      withAggregation(() => ({
        top10Drivers: [{ driverId: '1', fullname: '', score: 0, finalGrade: 'E' }],
      })),
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
    ['search is ignored', withQuery(() => ({ search: '' }))],
    [
      'drivers of the page are all',
      withAggregation(({ drivers }) => ({ totalDriver: drivers.length })),
    ],
    [
      'there is no grade but B',
      withAggregation(({ aggregation }) => ({
        grades: aggregation.grades.filter(({ grade }) => grade === 'B'),
      })),
    ],
    [
      'ranked drivers have no name',
      withAggregation(({ aggregation }) => ({
        top10Drivers: aggregation.top10Drivers.map((one) => ({ ...one, fullname: '' })),
      })),
    ],
    [
      'only nine are ranked',
      withAggregation(({ aggregation }) => ({
        top10Drivers: aggregation.top10Drivers.slice(0, 9),
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
    [
      'each period has the average of this one',
      withAggregation(({ aggregation }) => ({
        trend: aggregation.trend.map((one) =>
          one.averageScore === null ? one : { ...one, averageScore: aggregation.averageScore },
        ),
      })),
    ],
    [
      'it has seven periods',
      withAggregation(({ aggregation: { trend } }) => ({
        trend: [...trend.slice(0, 1), ...trend],
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
    [
      'the order is another one',
      withQuery(({ sort }) => ({ sort: { ...sort, direction: 'desc' } })),
    ],
    ['the last page is repeated', withQuery(({ page }) => ({ page: Math.min(3, page) }))],
    [
      'search is by case',
      (source) => ({
        ...source,
        overview: async (query, signal) => {
          const overview = await source.overview(query, signal);
          const drivers = overview.drivers.filter(({ driver: { fullname } }) =>
            fullname.includes(query.search),
          );
          return { ...overview, drivers };
        },
      }),
    ],
    [
      'the total ignores the search',
      (source) => ({
        ...source,
        overview: async (query, signal) => {
          const { total } = await source.overview({ ...query, search: '' }, signal);
          return { ...(await source.overview(query, signal)), total };
        },
      }),
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
    ...(['score', 'totalDriven', 'totalAlert', 'overspeed'] as const).map(
      (key) =>
        [
          `${key} is ignored`,
          withQuery(({ sort }) => ({
            sort: { ...sort, key: sort.key === key ? 'yawn' : sort.key },
          })),
        ] as const,
    ),
    ...(['asc', 'desc'] as const).map(
      (direction) =>
        [
          `equal drivers are in any order, ${direction}`,
          (source: DriverScoreSource): DriverScoreSource => ({
            ...source,
            overview: async (query, signal) => {
              const overview = await source.overview(query, signal);
              const { sort } = query;
              return sort.key === 'smoking' && sort.direction === direction
                ? { ...overview, drivers: overview.drivers.toReversed() }
                : overview;
            },
          }),
        ] as const,
    ),
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
    [
      'groups are in any order',
      (source) => ({
        ...source,
        groups: async ({ show, ...query }, signal) => {
          const { groups, total } = await source.groups({ ...query, show: 100 }, signal);
          return { groups: groups.toReversed().slice(0, show), total };
        },
      }),
    ],
    [
      'figures are of all drivers',
      (source) => ({
        ...source,
        overview: async (query, signal) => {
          const { aggregation } = await source.overview({ ...query, groupIds: [] }, signal);
          return { ...(await source.overview(query, signal)), aggregation };
        },
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
    [
      'alerts of the first day are left out',
      withDrivers(({ totalAlert }) => ({ totalAlert: totalAlert - 1 })),
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
    [
      'a reversed period is turned',
      withQuery(({ startDate, endDate }) =>
        startDate > endDate ? { startDate: endDate, endDate: startDate } : {},
      ),
    ],
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
    [
      'the best are shown',
      withAggregation(({ drivers }) => ({
        top10Drivers: drivers.map(({ driverId, driver: { fullname } }) => ({
          ...{ driverId, fullname, score: 90, finalGrade: 'A' },
        })),
      })),
    ],
    ['grades of all are shown', withAggregation(() => ({ grades: [{ grade: 'A', total: 2 }] }))],
    [
      'the trend of all is shown',
      withAggregation(() => ({
        trend: [{ startDate: '', endDate: '', averageScore: 90, totalDriver: 2 }],
      })),
    ],
    [
      'others are counted',
      (source, other) => ({
        ...source,
        overview: async (query, signal) => {
          const { total } = await other.overview(query, signal);
          return { ...(await source.overview(query, signal)), total };
        },
      }),
    ],
    [
      'the own page is of somebody else',
      (source) => ({
        ...source,
        driver: async (...query) => {
          const report = await source.driver(...query);
          return { ...report, score: { ...report.score, driverId: '0' } };
        },
      }),
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
    [
      'signals of alerts are ignored',
      (source) => ({ ...source, alerts: (query) => source.alerts(query) }),
    ],
    [
      'signals of groups are ignored',
      (source) => ({ ...source, groups: (query) => source.groups(query) }),
    ],
  ],
};
