import { check, checkAborts, checkRejects, checkSame } from '@pantau/core/testing';
import type { AlertHours, DashboardSource } from '../../engine/source/dashboard-source.ts';
import { type DashboardClause } from './harness.ts';

const HOUR_MS = 3_600_000;
const day = '2026-11-20';
/** Midnight of the day in Jakarta. */
const midnight = Date.UTC(2026, 10, 19, 17);

const query = { limit: 50, since: null };
const inJakarta = { day, timeZone: 'Asia/Jakarta' };

const calls: Readonly<
  Record<string, (source: DashboardSource, signal?: AbortSignal) => Promise<unknown>>
> = {
  attention: (source, signal) => source.attention(query, signal),
  alertsByHour: (source, signal) => source.alertsByHour(inJakarta, signal),
  ordersByStatus: (source, signal) => source.ordersByStatus(signal),
  vehicles: (source, signal) => source.vehicles(signal),
};

/** Hours with alerts: hour, urgent, important. */
const busy = ({ hours }: AlertHours) =>
  hours
    .filter(({ urgent, important }) => (urgent ?? 0) + important > 0)
    .map(({ hour, urgent, important }) => [hour, urgent, important]);

const report = {
  licensePlate: 'B 9482 KXT',
  latitude: -6.25,
  longitude: 106.75,
  speed: 56,
  heading: 90,
  ignition: true,
  minutesAgo: 1,
};

export const dashboardClauses: readonly DashboardClause[] = [
  {
    id: 'attention-oldest',
    title: 'lists the oldest unresolved alerts first and counts all of them (DB-10)',
    async run({ source, addAlert, settle }) {
      const [second, settled] = [
        await addAlert({ createdOn: midnight + 2 * HOUR_MS }),
        await addAlert({ createdOn: midnight }),
      ];
      const first = await addAlert({ createdOn: midnight + HOUR_MS, urgency: 'urgent' });
      await settle(settled);
      const { alerts, totals } = await source.attention(query);
      checkSame(
        alerts.map(({ id, createdOn, urgency }) => [id, createdOn, urgency]),
        [
          [first, midnight + HOUR_MS, 'urgent'],
          [second, midnight + 2 * HOUR_MS, 'important'],
        ],
        'the oldest first, without settled ones',
      );
      const limited = await source.attention({ ...query, limit: 1 });
      checkSame(
        limited.alerts.map(({ id }) => id),
        [first],
        'as many as requested',
      );
      for (const found of [totals, limited.totals]) {
        checkSame(found, { urgent: 1, important: 1 }, 'the numbers of all unresolved alerts');
      }
    },
  },
  {
    id: 'attention-since',
    title: 'leaves out alerts before a time, also from the counts (DB-10)',
    async run({ source, addAlert }) {
      await addAlert({ createdOn: midnight - 1 });
      const id = await addAlert({ createdOn: midnight });
      const { alerts, totals } = await source.attention({ ...query, since: midnight });
      checkSame(
        alerts.map((alert) => alert.id),
        [id],
        'only alerts since then',
      );
      checkSame(totals, { urgent: 0, important: 1 }, 'only these are counted');
    },
  },
  {
    id: 'attention-facts',
    title: 'states event, vehicle and value with its unit (DB-10)',
    async run({ source, addAlert }) {
      await addAlert({ createdOn: midnight, speed: 104.5 });
      const { alerts } = await source.attention(query);
      const [alert] = alerts;
      checkSame(alert?.value, { amount: 104.5, unit: 'km/h' }, 'the value in km/h');
      check(alert?.licensePlate !== '', 'the licence plate');
      check((alert?.event.id ?? '') !== '' && (alert?.event.en ?? '') !== '', 'both languages');
      checkSame(alert?.isRead, false, 'nobody has opened it');
    },
  },
  {
    id: 'urgent-scope',
    title: 'hides urgent alerts and their counts from users without the scope (DB-2)',
    async run({ withoutUrgent, addAlert }) {
      await addAlert({ createdOn: midnight, urgency: 'urgent' });
      await addAlert({ createdOn: midnight + HOUR_MS });
      const { alerts, totals } = await withoutUrgent.attention(query);
      checkSame(
        alerts.map(({ urgency }) => urgency),
        ['important'],
        'only important alerts',
      );
      checkSame(totals, { urgent: null, important: 1 }, 'no count of urgent ones');
      const hours = await withoutUrgent.alertsByHour(inJakarta);
      checkSame(busy(hours), [[1, null, 1]], 'no urgent alerts by hour');
    },
  },
  {
    id: 'hours',
    title: 'counts the alerts of a day by hour, settled ones included (DB-13)',
    async run({ source, addAlert, settle }) {
      for (const at of [-1, 0, 24 * HOUR_MS - 1, 24 * HOUR_MS]) {
        await addAlert({ createdOn: midnight + at });
      }
      await settle(await addAlert({ createdOn: midnight + 9 * HOUR_MS, urgency: 'urgent' }));
      const found = await source.alertsByHour(inJakarta);
      checkSame(
        found.hours.map(({ hour }) => hour),
        [...Array(24).keys()],
        '24 hours in order',
      );
      const expected = [
        [0, 0, 1],
        [9, 1, 0],
        [23, 0, 1],
      ];
      checkSame(busy(found), expected, 'alerts from midnight to midnight');
    },
  },
  {
    id: 'hours-zone',
    title: 'counts days and hours in the given time zone (DB-13)',
    async run({ source, addAlert }) {
      await addAlert({ createdOn: midnight });
      for (const [timeZone, hour] of [
        ['Asia/Jakarta', 0],
        ['Asia/Makassar', 1],
        ['Asia/Jayapura', 2],
      ] as const) {
        checkSame(busy(await source.alertsByHour({ day, timeZone })), [[hour, 0, 1]], timeZone);
      }
      const inUtc = await source.alertsByHour({ day, timeZone: 'UTC' });
      checkSame(busy(inUtc), [], 'the day before in UTC');
    },
  },
  {
    id: 'invalid',
    title: 'rejects invalid days, time zones and limits (DB-13)',
    async run({ source }) {
      const unknown = source.alertsByHour({ day, timeZone: 'Asia/Nowhere' });
      await checkRejects(unknown, 'invalid', 'an unknown time zone');
      const noDay = source.alertsByHour({ day: '2026-02-30', timeZone: 'UTC' });
      await checkRejects(noDay, 'invalid', 'no day of the calendar');
      await checkRejects(source.attention({ ...query, limit: 0 }), 'invalid', 'a limit of 0');
    },
  },
  {
    id: 'orders',
    title: 'counts the orders in every status, in the order of an order’s life (DB-12)',
    async run({ source, addOrder }) {
      for (const status of ['CANCELED', 'DRAFT', 'DRAFT'] as const) await addOrder(status);
      checkSame(
        (await source.ordersByStatus()).map(({ status, count }) => [status, count]),
        [
          ['DRAFT', 2],
          ['CONFIRMED', 0],
          ['ASSIGNED', 0],
          ['COMPLETED', 0],
          ['CANCELED', 1],
        ],
        'every status',
      );
    },
  },
  {
    id: 'vehicles',
    title: 'returns each vehicle with its position in degrees and its speed in km/h (DB-15)',
    async run({ source, report: add }) {
      await add(report);
      const { vehicles, total, serverTime } = await source.vehicles();
      const [vehicle] = vehicles;
      const { licensePlate, latitude, longitude, speed, heading } = report;
      const { id: _, driver: _driver, status, reportedOn, ...facts } = vehicle ?? {};
      checkSame(facts, { licensePlate, latitude, longitude, heading, speed }, 'the last report');
      checkSame(status, 'moving', 'its status');
      const age = serverTime - (reportedOn ?? 0);
      check(age >= 60_000 && age < 120_000, 'the time of the report by the server’s clock');
      check(total >= 1, 'all vehicles are counted');
    },
  },
  {
    id: 'vehicle-status',
    title: 'tells moving, idle, parked and offline vehicles apart (DB-15)',
    async run({ source, report: add }) {
      const standing = { ...report, speed: 0 };
      await add({ ...report, licensePlate: 'moving' });
      await add({ ...standing, licensePlate: 'idle' });
      await add({ ...standing, licensePlate: 'parked', ignition: false });
      await add({ ...report, licensePlate: 'offline', minutesAgo: 61 });
      const { vehicles } = await source.vehicles();
      const wrong = vehicles.filter(({ status, licensePlate }) => status !== licensePlate);
      checkSame([vehicles.length, wrong.length], [4, 0], 'four vehicles, each in its status');
    },
  },
  {
    id: 'scopes',
    title: 'refuses each tile to users without its scope (DB-2)',
    async run({ outsider }) {
      for (const [name, call] of Object.entries(calls)) {
        await checkRejects(call(outsider), 'forbidden', name);
      }
    },
  },
  {
    id: 'companies',
    title: 'shows nothing of another company (DB-2)',
    async run({ foreign, addAlert, addOrder, report: add }) {
      await addAlert({ createdOn: midnight });
      await addOrder('DRAFT');
      await add(report);
      const { alerts, totals } = await foreign.attention(query);
      checkSame([alerts, totals], [[], { urgent: 0, important: 0 }], 'no alerts');
      checkSame(busy(await foreign.alertsByHour(inJakarta)), [], 'no alerts by hour');
      const orders = await foreign.ordersByStatus();
      checkSame(
        orders.filter(({ count }) => count > 0),
        [],
        'no orders',
      );
      checkSame((await foreign.vehicles()).vehicles, [], 'no vehicles');
    },
  },
  {
    id: 'abort',
    title: 'rejects with an AbortError when the signal aborts (DB-1)',
    async run({ source }) {
      const signal = AbortSignal.abort();
      for (const [name, call] of Object.entries(calls)) {
        await checkAborts(call(source, signal), `${name} with an aborted signal`);
      }
    },
  },
];
