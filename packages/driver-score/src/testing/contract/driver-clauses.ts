import { scoreCategories } from '@pantau/core/driver-score';
import { check, checkRejects, checkSame } from '@pantau/core/testing';
import type { ScoreAlertPage } from '../../engine/scores/score-source.ts';
import { type ScoreClause, addDriven, alertsOf, everyone, period } from './harness.ts';

const idsOf = ({ alerts }: ScoreAlertPage): readonly string[] => alerts.map(({ id }) => id);

export const driverClauses: readonly ScoreClause[] = [
  {
    id: 'report',
    title: 'has the same score on the page of a driver as in the list (DS-24)',
    async run(harness) {
      const driverId = await addDriven(harness, { fullname: 'Adi' }, 250, ['overspeed']);
      const { drivers, settings, lastSync } = await harness.source.overview(everyone);
      const report = await harness.source.driver(driverId, period);
      checkSame(report.score, drivers[0], 'the score');
      checkSame(report.settings, settings, 'the settings');
      check(lastSync !== null && report.lastSync !== null, 'when data was stored');
    },
  },
  {
    id: 'history',
    title: 'divides a period into days up to 31, weeks up to 92, otherwise months (DS-26)',
    async run(harness) {
      const driverId = await addDriven(harness, { fullname: 'Adi' }, 250);
      const read = async (startDate: string, endDate: string) =>
        (await harness.source.driver(driverId, { startDate, endDate })).history;
      const days = await read('2026-10-01', '2026-10-31');
      checkSame(days.length, 31, 'days');
      const driven = days.filter(({ score }) => score !== null);
      checkSame(
        driven.map(({ startDate, endDate }) => [startDate, endDate]),
        [['2026-10-05', '2026-10-05']],
        'days with a score',
      );
      const weeks = await read('2026-10-01', '2026-11-01');
      checkSame(weeks.length, 5, 'weeks');
      checkSame(
        [weeks[0]?.startDate, weeks[0]?.endDate, weeks.at(-1)?.endDate],
        ['2026-10-01', '2026-10-04', '2026-11-01'],
        'weeks end on Sundays and cover the period',
      );
      const months = await read('2026-08-15', '2026-11-15');
      checkSame(
        months.map(({ startDate, endDate }) => `${startDate} ${endDate}`),
        [
          '2026-08-15 2026-08-31',
          '2026-09-01 2026-09-30',
          '2026-10-01 2026-10-31',
          '2026-11-01 2026-11-15',
        ],
        'months',
      );
      checkSame(
        months.map(({ score }) => score !== null),
        [false, false, true, false],
        'months with a score',
      );
    },
  },
  {
    id: 'alert-details',
    title: 'states of each alert its kind, category, time and what it costs (DS-51)',
    async run(harness) {
      const driverId = await addDriven(harness, { fullname: 'Adi' }, 250, ['overspeed']);
      const { alerts } = await harness.source.alerts(alertsOf(driverId));
      const [alert] = alerts;
      check(alert !== undefined, 'the alert is listed');
      checkSame(
        [alert.driverId, alert.category, alert.createdOn, alert.isFalseAlert],
        [driverId, 'overspeed', Date.parse('2026-10-06T05:00:00Z'), false],
        'driver, category, time, not false',
      );
      checkSame(alert.points, -harness.settings.costs.overspeed, 'points');
      check(alert.descriptionEng !== '' && alert.descriptionIdn !== '', 'what it is');
      check(alert.licensePlate !== null && alert.licensePlate !== '', 'the vehicle');
    },
  },
  {
    id: 'alerts-explain',
    title: 'lists as many alerts of each category as its score counts (DS-25)',
    async run(harness) {
      const causes = ['overspeed', 'yawn', 'yawn', 'smoking'] as const;
      const driverId = await addDriven(harness, { fullname: 'Adi' }, 250, causes);
      const { score } = await harness.source.driver(driverId, period);
      for (const category of scoreCategories) {
        const query = { ...alertsOf(driverId), categories: [category] };
        const page = await harness.source.alerts(query);
        checkSame(page.total, score.categories[category].total, `alerts of ${category}`);
        check(
          page.alerts.every((alert) => alert.category === category),
          `only alerts of ${category}`,
        );
        const sum = page.alerts.reduce((points, alert) => points + alert.points, 0);
        checkSame(sum, score.categories[category].score, `points of ${category}`);
      }
      const two = await harness.source.alerts({
        ...alertsOf(driverId),
        categories: ['smoking', 'yawn'],
      });
      checkSame(two.total, 3, 'alerts of two categories');
    },
  },
  {
    id: 'alert-pages',
    title: 'pages through alerts by cursor, the newest first, in both directions (DS-50)',
    async run(harness) {
      const causes = ['yawn', 'yawn', 'yawn', 'yawn', 'yawn'] as const;
      const driverId = await addDriven(harness, { fullname: 'Adi' }, 250, causes);
      const query = { ...alertsOf(driverId), first: 2 };
      const all = await harness.source.alerts(alertsOf(driverId));
      const times = all.alerts.map(({ createdOn }) => createdOn);
      checkSame(
        times,
        times.toSorted((one, other) => other - one),
        'the newest first',
      );
      const pages: ScoreAlertPage[] = [];
      let after: string | undefined;
      do {
        const page: ScoreAlertPage = await harness.source.alerts({ ...query, after });
        pages.push(page);
        after = page.hasNextPage ? (page.endCursor ?? undefined) : undefined;
        check(pages.length < 5, 'the pages end');
      } while (after !== undefined);
      checkSame(pages.flatMap(idsOf), idsOf(all), 'every alert once');
      checkSame(
        pages.map((page) => [page.total, page.hasPreviousPage, page.hasNextPage]),
        [
          [5, false, true],
          [5, true, true],
          [5, true, false],
        ],
        'total, newer and older alerts of each page',
      );
      const before = pages[2]?.startCursor ?? '';
      const back = await harness.source.alerts({ ...query, before });
      checkSame(idsOf(back), idsOf(pages[1] as ScoreAlertPage), 'the page before');
      checkSame([back.hasPreviousPage, back.hasNextPage], [true, true], 'on both sides');
    },
  },
  {
    id: 'cursors-stay',
    title: 'keeps cursors valid when their alert no longer matches (DS-50)',
    async run(harness) {
      const causes = ['yawn', 'yawn', 'yawn', 'yawn'] as const;
      const driverId = await addDriven(harness, { fullname: 'Adi' }, 250, causes);
      const query = { ...alertsOf(driverId), first: 2 };
      const all = idsOf(await harness.source.alerts(alertsOf(driverId)));
      const { endCursor, alerts } = await harness.source.alerts(query);
      await harness.markFalse(alerts[1]?.rawAlertId ?? '');
      const page = await harness.source.alerts({ ...query, after: endCursor ?? undefined });
      checkSame(idsOf(page), all.slice(2), 'the alerts after it');
    },
  },
  {
    id: 'false-alerts',
    title: 'does not count false alerts, and states what they would cost (DS-52)',
    async run(harness) {
      const causes = ['overspeed', 'yawn'] as const;
      const driverId = await addDriven(harness, { fullname: 'Adi' }, 250, causes);
      const before = await harness.source.driver(driverId, period);
      const { alerts } = await harness.source.alerts(alertsOf(driverId));
      const wrong = alerts.find(({ category }) => category === 'overspeed');
      await harness.markFalse(wrong?.rawAlertId ?? '');
      const { score } = await harness.source.driver(driverId, period);
      const gained = Math.round(((score.score ?? 0) - (before.score.score ?? 0)) * 100) / 100;
      checkSame(gained, harness.settings.costs.overspeed, 'by how much the score rises');
      checkSame(score.excludedFalseAlerts, { total: 1, points: gained }, 'what does not count');
      checkSame([score.totalAlert, score.categories.overspeed.total], [1, 0], 'the totals');
      const counted = await harness.source.alerts(alertsOf(driverId));
      checkSame(counted.total, 1, 'alerts that count');
      const query = { ...alertsOf(driverId), includeFalseAlerts: true };
      const both = await harness.source.alerts(query);
      checkSame(both.total, 2, 'all alerts');
      const marked = both.alerts.find(({ id }) => id === wrong?.id);
      checkSame([marked?.isFalseAlert, marked?.points], [true, 0], 'that it is false, and free');
    },
  },
  {
    id: 'missing',
    title: 'rejects a driver who does not exist, and invalid queries for alerts (DS-14)',
    async run(harness) {
      const { source } = harness;
      await checkRejects(source.driver('99999999', period), 'notFound', 'a report');
      await checkRejects(source.alerts(alertsOf('99999999')), 'notFound', 'alerts');
      const driverId = await harness.addDriver({ fullname: 'Adi' });
      const none = await source.alerts(alertsOf(driverId));
      checkSame(
        [none.total, none.startCursor, none.endCursor, none.hasNextPage, none.hasPreviousPage],
        [0, null, null, false, false],
        'no alerts',
      );
      const long = source.alerts({ ...alertsOf(driverId), first: 101 });
      await checkRejects(long, 'invalid', 'a page of 101 alerts');
      const reversed = { startDate: period.endDate, endDate: period.startDate };
      await checkRejects(source.driver(driverId, reversed), 'invalid', 'a reversed period');
    },
  },
];
