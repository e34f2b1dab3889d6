import type { DriverReport, ScoreAlert } from '../../engine/scores/driver-score.ts';
import type { ScoreAlertPage, ScoreAlertsQuery } from '../../engine/scores/score-source.ts';
import type { Spoil } from '../memory-harness.test.setup.ts';
import type { Faults } from './overview-faults.test.setup.ts';

const withReport =
  (change: (report: DriverReport) => Partial<DriverReport>): Spoil =>
  (source) => ({
    ...source,
    driver: async (...query) => {
      const report = await source.driver(...query);
      return { ...report, ...change(report) };
    },
  });

const withPage =
  (change: (page: ScoreAlertPage) => Partial<ScoreAlertPage>): Spoil =>
  (source) => ({
    ...source,
    alerts: async (query, signal) => {
      const page = await source.alerts(query, signal);
      return { ...page, ...change(page) };
    },
  });

const withAlertsQuery =
  (change: (query: ScoreAlertsQuery) => Partial<ScoreAlertsQuery>): Spoil =>
  (source) => ({
    ...source,
    alerts: (query, signal) => source.alerts({ ...query, ...change(query) }, signal),
  });

const withAlerts = (change: (alert: ScoreAlert) => Partial<ScoreAlert>): Spoil =>
  withPage(({ alerts }) => ({ alerts: alerts.map((alert) => ({ ...alert, ...change(alert) })) }));

export const driverFaults: Faults = {
  report: [
    ['the score differs', withReport(({ score }) => ({ score: { ...score, score: 1 } }))],
    ['no sync is known', withReport(() => ({ lastSync: null }))],
    [
      'the settings are those of another company',
      withReport(({ settings }) => ({ settings: { ...settings, base: 1 } })),
    ],
  ],
  history: [
    ['there is only one part', withReport(({ history }) => ({ history: history.slice(-1) }))],
    ['it is in the wrong order', withReport(({ history }) => ({ history: history.toReversed() }))],
    [
      'parts have the score of the period',
      withReport(({ history, score }) => ({
        history: history.map((one) => ({ ...one, score: score.score })),
      })),
    ],
    [
      'weeks start with the period',
      withReport(({ history: [first, ...rest] }) => ({
        history:
          first === undefined || rest.length !== 4
            ? [...(first === undefined ? [] : [first]), ...rest]
            : [{ ...first, endDate: '2026-10-07' }, ...rest],
      })),
    ],
    [
      'a week is left out',
      withReport(({ history }) => ({ history: history.length === 5 ? history.slice(1) : history })),
    ],
    [
      'a month is left out',
      withReport(({ history }) => ({ history: history.length === 4 ? history.slice(1) : history })),
    ],
    [
      'months have no score',
      withReport(({ history }) => ({
        history: history.length === 4 ? history.map((one) => ({ ...one, score: null })) : history,
      })),
    ],
  ],
  'alert-details': [
    ['points are positive', withAlerts(({ points }) => ({ points: -points }))],
    ['times are in seconds', withAlerts(({ createdOn }) => ({ createdOn: createdOn / 1_000 }))],
    ['a language is missing', withAlerts(() => ({ descriptionIdn: '' }))],
    ['the category is missing', withAlerts(() => ({ category: 'yawn' }))],
    ['no alert is listed', withPage(() => ({ alerts: [] }))],
    ['the vehicle is missing', withAlerts(() => ({ licensePlate: null }))],
  ],
  'alerts-explain': [
    ['categories are ignored', withAlertsQuery(() => ({ categories: [] }))],
    [
      'only the first category counts',
      withAlertsQuery(({ categories }) => ({ categories: categories.slice(0, 1) })),
    ],
    ['alerts cost nothing', withAlerts(() => ({ points: 0 }))],
    ['all are of one category', withAlerts(() => ({ category: 'yawn' }))],
  ],
  'alert-pages': [
    ['the oldest are first', withPage(({ alerts }) => ({ alerts: alerts.toReversed() }))],
    ['`after` is ignored', withAlertsQuery(() => ({ after: undefined }))],
    ['`before` is ignored', withAlertsQuery(() => ({ before: undefined }))],
    ['there are always older alerts', withPage(() => ({ hasNextPage: true }))],
    ['there are never newer alerts', withPage(() => ({ hasPreviousPage: false }))],
    ['the total is of the page', withPage(({ alerts }) => ({ total: alerts.length }))],
    [
      'a page repeats the last alert of the page before',
      (source) => ({
        ...source,
        async alerts(query, signal) {
          const page = await source.alerts(query, signal);
          if (query.after === undefined) return page;
          const before = await source.alerts({ ...query, after: undefined }, signal);
          return { ...page, alerts: [...before.alerts.slice(-1), ...page.alerts.slice(1)] };
        },
      }),
    ],
    [
      'there is nothing older before a page',
      (source) => ({
        ...source,
        alerts: async (query, signal) => {
          const page = await source.alerts(query, signal);
          return query.before === undefined ? page : { ...page, hasNextPage: false };
        },
      }),
    ],
  ],
  'cursors-stay': [
    [
      'a cursor is the position in the list',
      (source) => ({
        ...source,
        async alerts(query, signal) {
          const { after, before: _, first, ...rest } = query;
          const all = await source.alerts({ ...rest, first: 100 }, signal);
          const start = Number(after ?? 0);
          const alerts = all.alerts.slice(start, start + first);
          return { ...all, alerts, endCursor: String(start + alerts.length) };
        },
      }),
    ],
  ],
  'false-alerts': [
    ['they are listed', withAlertsQuery(() => ({ includeFalseAlerts: true }))],
    ['they are never listed', withAlertsQuery(() => ({ includeFalseAlerts: false }))],
    ['they are not marked', withAlerts(() => ({ isFalseAlert: false }))],
    [
      'it is unknown what they would cost',
      withReport(({ score }) => ({
        score: { ...score, excludedFalseAlerts: { total: 0, points: 0 } },
      })),
    ],
    [
      'they count',
      withReport(({ score }) => ({
        score: { ...score, totalAlert: score.totalAlert + score.excludedFalseAlerts.total },
      })),
    ],
    [
      'they keep their points',
      withAlerts(({ isFalseAlert, points }) => ({ points: isFalseAlert ? -1 : points })),
    ],
    ['marking changes nothing', withReport(({ score }) => ({ score: { ...score, score: 50 } }))],
  ],
  missing: [
    [
      'a driver who does not exist has no alerts',
      (source) => ({
        ...source,
        alerts: (query, signal) =>
          source.alerts(query, signal).catch(() => ({
            ...{ alerts: [], total: 0, startCursor: null, endCursor: null },
            ...{ hasNextPage: false, hasPreviousPage: false },
          })),
      }),
    ],
    ['a long page is cut', withAlertsQuery(({ first }) => ({ first: Math.min(100, first) }))],
    ['there are always older alerts', withPage(() => ({ hasNextPage: true }))],
    [
      'a driver who does not exist has an empty report',
      (source) => ({
        ...source,
        driver: (...query) => source.driver(...query).catch(() => ({}) as DriverReport),
      }),
    ],
    [
      'a reversed period is turned',
      (source) => ({
        ...source,
        driver: (id, { startDate, endDate }, signal) =>
          source.driver(
            id,
            startDate > endDate
              ? { startDate: endDate, endDate: startDate }
              : { startDate, endDate },
            signal,
          ),
      }),
    ],
  ],
};
