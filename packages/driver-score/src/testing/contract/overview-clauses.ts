import { averageScore, scoreCategories, scoreDriver } from '@pantau/core/driver-score';
import { check, checkAborts, checkRejects, checkSame } from '@pantau/core/testing';
import type { DriverScore } from '../../engine/scores/driver-score.ts';
import type { OverviewQuery, ScoreSortKey } from '../../engine/scores/score-source.ts';
import { type ScoreClause, addDriven, alertsOf, everyone, noon, period } from './harness.ts';

const namesOf = ({ drivers }: { readonly drivers: readonly DriverScore[] }): readonly string[] =>
  drivers.map(({ driver }) => driver.fullname);

export const overviewClauses: readonly ScoreClause[] = [
  {
    id: 'parts-add-up',
    title: 'states totals from which the formula makes exactly the score, grade and points (DS-20)',
    async run(harness) {
      await addDriven(harness, { fullname: 'Adi' }, 437.26, ['overspeed', 'yawn', 'yawn']);
      const { drivers, settings } = await harness.source.overview(everyone);
      checkSame(settings, harness.settings, 'the settings of the company');
      const [score] = drivers;
      check(score !== undefined, 'the driver is listed');
      checkSame(score.totalDriven, 437.3, 'distance in km with one decimal');
      const { totalDriven: distanceKm, drivingHours, categories } = score;
      const result = scoreDriver({ distanceKm, drivingHours, events: categories }, settings);
      check(result.state === 'scored', 'the driver has a score');
      checkSame([score.score, score.finalGrade], [result.score, result.grade], 'score and grade');
      for (const category of scoreCategories) {
        const part = result.parts.find(({ kind }) => kind === category);
        checkSame(categories[category].score, part?.points, `points of ${category}`);
      }
      checkSame([categories.yawn.total, categories.overspeed.total], [2, 1], 'alerts by category');
      checkSame(score.totalAlert, 3, 'all alerts');
    },
  },
  {
    id: 'not-enough-data',
    title: 'has no score, never 0, for too little driving, and counts such drivers apart (DS-1)',
    async run(harness) {
      await addDriven(harness, { fullname: 'Adi' }, 49.9, ['yawn']);
      await addDriven(harness, { fullname: 'Budi' }, 120);
      const { drivers, aggregation } = await harness.source.overview(everyone);
      const [adi, budi] = drivers;
      checkSame([adi?.score, adi?.finalGrade], [null, null], 'score and grade of too little');
      checkSame(adi?.categories.yawn.score, null, 'points without a score');
      checkSame(adi?.totalAlert, 1, 'alerts without a score');
      check(typeof budi?.score === 'number', 'enough driving has a score');
      const { totalDriver, totalWithoutScore, averageScore: average } = aggregation;
      checkSame([totalDriver, totalWithoutScore], [1, 1], 'drivers with and without a score');
      checkSame(average, budi.score, 'the average of those with a score');
      const report = await harness.source.driver(adi?.driverId ?? '', period);
      check(
        report.history.every(({ score }) => score === null),
        'no score in any part of the period',
      );
    },
  },
  {
    id: 'nobody',
    title: 'has no average, no rankings and no last sync of a company without drivers (DS-2)',
    async run({ source }) {
      const { drivers, total, aggregation, lastSync } = await source.overview(everyone);
      checkSame([drivers, total, lastSync], [[], 0, null], 'drivers and last sync');
      const { averageScore: average, averageFinalGrade, grades } = aggregation;
      checkSame([average, averageFinalGrade], [null, null], 'average');
      checkSame(
        grades.map(({ grade, total: count }) => `${grade}${count}`),
        ['A0', 'B0', 'C0', 'D0', 'E0'],
        'drivers by grade',
      );
      const { top10Drivers, lowest10Drivers } = aggregation;
      checkSame([top10Drivers, lowest10Drivers], [[], []], 'rankings');
    },
  },
  {
    id: 'aggregation',
    title:
      'has average, grades and the ten best and lowest of all drivers, whatever the search (DS-2)',
    async run(harness) {
      for (let index = 0; index < 12; index += 1) {
        const name = `Sopir ${String.fromCharCode(65 + index)}`;
        await addDriven(harness, { fullname: name }, 200, Array(index).fill('harshBrake'));
      }
      const query = { ...everyone, search: 'sopir c', show: 1 };
      const page = await harness.source.overview(query);
      checkSame(namesOf(page), ['Sopir C'], 'the drivers that were searched');
      const { drivers } = await harness.source.overview(everyone);
      const scores = drivers.flatMap(({ score }) => (score === null ? [] : [score]));
      const { aggregation } = page;
      checkSame(aggregation.averageScore, averageScore(scores), 'the average of all');
      checkSame(aggregation.totalDriver, 12, 'all drivers');
      const expected = drivers.filter(({ finalGrade }) => finalGrade === 'B').length;
      checkSame(
        aggregation.grades.find(({ grade }) => grade === 'B')?.total,
        expected,
        'drivers with grade B',
      );
      checkSame(
        aggregation.grades.reduce((sum, { total }) => sum + total, 0),
        12,
        'drivers of all grades',
      );
      const ordered = drivers.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0));
      const ids = (ranked: readonly { readonly driverId: string }[]) =>
        ranked.map(({ driverId }) => driverId);
      checkSame(ids(aggregation.top10Drivers), ids(ordered.slice(0, 10)), 'the best first');
      checkSame(
        ids(aggregation.lowest10Drivers),
        ids(ordered.toReversed().slice(0, 10)),
        'the lowest first',
      );
      const [first] = aggregation.top10Drivers;
      checkSame([first?.fullname, first?.score], ['Sopir A', ordered[0]?.score], 'name and score');
    },
  },
  {
    id: 'trend',
    title: 'has the averages of up to six periods of the same length that end with this one (DS-2)',
    async run(harness) {
      const driverId = await addDriven(harness, { fullname: 'Adi' }, 200);
      await harness.addDriving({ driverId, day: '2026-09-10', km: 200 });
      await harness.addAlert({ driverId, category: 'harshBrake', createdOn: noon('2026-09-11') });
      const { aggregation } = await harness.source.overview(everyone);
      const { trend, averageScore: average } = aggregation;
      checkSame(trend.at(-1), { ...period, averageScore: average, totalDriver: 1 }, 'this period');
      const { startDate, endDate, averageScore: before } = trend.at(-2) ?? {};
      checkSame([startDate, endDate], ['2026-09-01', '2026-09-30'], 'the period before');
      check((before ?? 100) < (average ?? 0), 'its own average');
      check(trend.length <= 6, 'at most six periods');
      checkSame(trend.at(-3)?.averageScore ?? null, null, 'no average without a score');
    },
  },
  {
    id: 'pages',
    title: 'lists drivers in pages without duplicates or gaps, by search ignoring case (DS-32)',
    async run(harness) {
      for (const fullname of ['Eko', 'Adi', 'Dedi', 'Budi', 'Cahyo']) {
        await addDriven(harness, { fullname }, 100);
      }
      const names: string[] = [];
      for (const page of [1, 2, 3]) {
        const found = await harness.source.overview({ ...everyone, show: 2, page });
        checkSame([found.page, found.total], [page, 5], 'page and total');
        names.push(...namesOf(found));
      }
      checkSame(names, ['Adi', 'Budi', 'Cahyo', 'Dedi', 'Eko'], 'every driver once, by name');
      const past = await harness.source.overview({ ...everyone, show: 2, page: 4 });
      checkSame([past.drivers, past.total], [[], 5], 'no driver past the end');
      const found = await harness.source.overview({ ...everyone, search: 'DI' });
      checkSame(namesOf(found), ['Adi', 'Budi', 'Dedi'], 'a part of the name');
      checkSame(found.total, 3, 'the number of found drivers');
    },
  },
  {
    id: 'sorts',
    title:
      'sorts by name, score, distance, alerts and category; by score, drivers without one last (DS-31)',
    async run(harness) {
      await addDriven(harness, { fullname: 'Adi' }, 300, ['overspeed', 'yawn', 'yawn']);
      await addDriven(harness, { fullname: 'Budi' }, 100, ['overspeed', 'overspeed']);
      await addDriven(harness, { fullname: 'Cahyo' }, 200);
      await addDriven(harness, { fullname: 'Dedi' }, 10, ['yawn', 'yawn', 'yawn', 'yawn']);
      const sorted = async (key: ScoreSortKey, direction: 'asc' | 'desc') =>
        namesOf(await harness.source.overview({ ...everyone, sort: { key, direction } })).join();
      const expected: readonly (readonly [ScoreSortKey, string, string])[] = [
        ['fullname', 'Adi,Budi,Cahyo,Dedi', 'Dedi,Cahyo,Budi,Adi'],
        ['score', 'Budi,Adi,Cahyo,Dedi', 'Cahyo,Adi,Budi,Dedi'],
        ['totalDriven', 'Dedi,Budi,Cahyo,Adi', 'Adi,Cahyo,Budi,Dedi'],
        ['totalAlert', 'Cahyo,Budi,Adi,Dedi', 'Dedi,Adi,Budi,Cahyo'],
        ['overspeed', 'Cahyo,Dedi,Adi,Budi', 'Budi,Adi,Cahyo,Dedi'],
        ['yawn', 'Budi,Cahyo,Adi,Dedi', 'Dedi,Adi,Budi,Cahyo'],
        // Nobody smoked: equal drivers are in the order of names, either way.
        ['smoking', 'Adi,Budi,Cahyo,Dedi', 'Adi,Budi,Cahyo,Dedi'],
      ];
      for (const [key, up, down] of expected) {
        checkSame(await sorted(key, 'asc'), up, `${key}, ascending`);
        checkSame(await sorted(key, 'desc'), down, `${key}, descending`);
      }
    },
  },
  {
    id: 'groups',
    title: 'limits drivers and figures to the vehicle groups, which it lists by name (DS-9)',
    async run(harness) {
      const west = await harness.addGroup('Wilayah Barat');
      const east = await harness.addGroup('Area Timur');
      await addDriven(harness, { fullname: 'Adi', groupIds: [west] }, 100);
      await addDriven(harness, { fullname: 'Budi', groupIds: [east] }, 100, ['harshBrake']);
      const { groups, total } = await harness.source.groups({ search: '', page: 1, show: 1 });
      checkSame([groups, total], [[{ id: east, name: 'Area Timur' }], 2], 'groups by name');
      const found = await harness.source.groups({ search: 'BARAT', page: 1, show: 10 });
      checkSame(found.groups, [{ id: west, name: 'Wilayah Barat' }], 'a part of the name');
      const page = await harness.source.overview({ ...everyone, groupIds: [west] });
      checkSame([namesOf(page), page.aggregation.totalDriver], [['Adi'], 1], 'drivers of a group');
      const both = await harness.source.overview({ ...everyone, groupIds: [west, east] });
      checkSame(namesOf(both), ['Adi', 'Budi'], 'drivers of both groups');
    },
  },
  {
    id: 'periods',
    title: 'counts whole days in the company’s time zone, the first and the last included (DS-12)',
    async run(harness) {
      const driverId = await harness.addDriver({ fullname: 'Adi' });
      for (const day of ['2026-09-30', '2026-10-01', '2026-10-30', '2026-10-31']) {
        await harness.addDriving({ driverId, day, km: 100 });
      }
      // Just before and after midnight in Jakarta, at both ends. In UTC, two of them would count.
      const times = ['09-30T16:30', '09-30T17:30', '09-30T17:40', '10-30T16:30', '10-30T17:30'];
      for (const time of times) {
        const createdOn = Date.parse(`2026-${time}:00Z`);
        await harness.addAlert({ driverId, category: 'yawn', createdOn });
      }
      const { drivers } = await harness.source.overview(everyone);
      checkSame(drivers[0]?.totalDriven, 200, 'driving of the first and the last day');
      checkSame(drivers[0]?.totalAlert, 3, 'alerts of the first and the last day');
      const day = { startDate: '2026-10-30', endDate: '2026-10-30' };
      const { score } = await harness.source.driver(driverId, day);
      checkSame([score.totalDriven, score.totalAlert], [100, 1], 'a single day');
    },
  },
  {
    id: 'inactive',
    title: 'lists active drivers, and others only if they drove in the period (DS-32)',
    async run(harness) {
      await harness.addDriver({ fullname: 'Adi' });
      await harness.addDriver({ fullname: 'Budi', isActive: false });
      await addDriven(harness, { fullname: 'Cahyo', isActive: false }, 100);
      const page = await harness.source.overview(everyone);
      checkSame(namesOf(page), ['Adi', 'Cahyo'], 'the listed drivers');
      checkSame(page.drivers[1]?.driver.isActive, false, 'that the second is inactive');
    },
  },
  {
    id: 'invalid',
    title: 'rejects periods that are reversed or too long, and pages out of range (DS-12)',
    async run({ source }) {
      const reject = (change: Partial<OverviewQuery>, what: string) =>
        checkRejects(source.overview({ ...everyone, ...change }), 'invalid', what);
      await reject({ startDate: '2026-10-31' }, 'a reversed period');
      await reject({ startDate: '2025-09-25' }, '401 days');
      await reject({ show: 101 }, 'a page of 101');
      await reject({ page: 0 }, 'page 0');
      const longest = { ...everyone, startDate: '2025-09-26' };
      checkSame((await source.overview(longest)).total, 0, '400 days are accepted');
    },
  },
  {
    id: 'tenancy',
    title: 'shows nothing of another company (DS-14)',
    async run(harness) {
      const group = await harness.addGroup('Barat');
      const driver = { fullname: 'Adi', groupIds: [group] };
      const driverId = await addDriven(harness, driver, 100, ['yawn']);
      const { foreign } = harness;
      const page = await foreign.overview(everyone);
      checkSame([page.total, page.aggregation.totalDriver], [0, 0], 'drivers');
      const groups = await foreign.groups({ search: '', page: 1, show: 10 });
      checkSame(groups.total, 0, 'groups');
      await checkRejects(foreign.driver(driverId, period), 'notFound', 'the driver');
      const alerts = foreign.alerts({
        ...{ ...period, driverId, categories: [], includeFalseAlerts: true, first: 10 },
      });
      await checkRejects(alerts, 'notFound', 'the alerts');
    },
  },
  {
    id: 'own-only',
    title: 'shows a driver only themself: no other names, averages or rankings (DS-13)',
    async run(harness) {
      const adi = await addDriven(harness, { fullname: 'Adi' }, 100);
      const budi = await addDriven(harness, { fullname: 'Budi' }, 100);
      const own = await harness.asDriver(adi);
      const page = await own.overview(everyone);
      checkSame([namesOf(page), page.total], [['Adi'], 1], 'the listed drivers');
      const { averageScore: average, averageFinalGrade, ...rest } = page.aggregation;
      checkSame([average, averageFinalGrade], [null, null], 'no average');
      checkSame([rest.top10Drivers, rest.lowest10Drivers], [[], []], 'no rankings');
      checkSame(rest.grades, [], 'no grades of others');
      check(
        rest.trend.every(({ averageScore: score }) => score === null),
        'no trend of others',
      );
      checkSame((await own.driver(adi, period)).score.driverId, adi, 'the own page');
      await checkRejects(own.driver(budi, period), 'notFound', 'the page of another driver');
      const alerts = own.alerts({
        ...{ ...period, driverId: budi, categories: [], includeFalseAlerts: true, first: 10 },
      });
      await checkRejects(alerts, 'notFound', 'alerts of another driver');
    },
  },
  {
    id: 'abort',
    title: 'rejects with AbortError when aborted before a call (DS-6)',
    async run({ source }) {
      const signal = AbortSignal.abort();
      await checkAborts(source.overview(everyone, signal), 'overview');
      await checkAborts(source.driver('1', period, signal), 'driver');
      await checkAborts(source.alerts(alertsOf('1'), signal), 'alerts');
      await checkAborts(source.groups({ search: '', page: 1, show: 1 }, signal), 'groups');
    },
  },
];
