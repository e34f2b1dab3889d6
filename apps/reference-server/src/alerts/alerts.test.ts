import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { graphql, signIn } from '../testing/client.ts';
import { missedQuery, rawAlertsQuery, totalsQuery } from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { addAlert, addDevice } from '../testing/fixtures.ts';
import { companies } from '../db/schema.ts';
import { eq, sql } from 'drizzle-orm';
import { readRows } from '../db/read-rows.ts';

let server: TestServer;
let one: CompanyFixture;
let token: string;
/** Ids from newest to oldest: alternately urgent and important, two per second. */
const newestFirst: string[] = [];
const start = Date.parse('2026-11-18T00:00:00.000Z');
const COUNT = 45;

beforeAll(async () => {
  server = await startTestServer();
  one = (await addTwoCompanies(server.db)).one;
  for (let index = 0; index < COUNT; index += 1) {
    const alert = await addAlert(server.db, server.clock, {
      vehicle: one.vehicle,
      alertRuleIds: [index % 2 === 0 ? one.urgentRule : one.importantRule],
      createdOn: new Date(start + Math.floor(index / 2) * 1_000),
      isRead: index < 4,
      isResolved: index % 10 === 3,
      isFalseAlert: index % 10 === 4,
      ...(index % 7 === 2 && { alertCode: 1 }),
    });
    newestFirst.unshift(String(alert.id));
  }
  token = (await signIn(server, one.manager)).accessToken;
});

afterAll(() => server.close());

const list = (filter: object): ReturnType<typeof graphql> =>
  graphql(server, token, rawAlertsQuery, { filter });
const idsOf = ({ data }: { data: { rawAlertId: string }[] }): string[] =>
  data.map(({ rawAlertId }) => rawAlertId);
const second = (n: number): string => new Date(start + n * 1_000).toISOString();

describe('the alert list', () => {
  it('returns the newest twenty alerts with the total and the head (RS-23)', async () => {
    const page = await list({});
    expect(idsOf(page)).toEqual(newestFirst.slice(0, 20));
    expect(page.pagination).toMatchObject({ page: 1, show: 20, total: COUNT, hasNextPage: true });
    expect(page.head).toBe(COUNT);
  });

  it('counts its alerts only for whoever asks for the total (RS-423)', async () => {
    const select = vi.spyOn(server.db, 'select');
    const counts = (): number =>
      select.mock.calls.filter(([fields]) => fields !== undefined && 'total' in fields).length;
    const query = (fields: string): string =>
      `query($filter: RawAlertsFilterInput!) { rawAlerts(filter: $filter) { status data { id } pagination { ${fields} } } }`;
    try {
      const page = await graphql(server, token, query('hasNextPage'), { filter: {} });
      expect(page.pagination).toEqual({ hasNextPage: true });
      expect(counts()).toBe(0);
      expect((await graphql(server, token, query('total'), { filter: {} })).pagination).toEqual({
        total: COUNT,
      });
      expect(counts()).toBe(1);
    } finally {
      select.mockRestore();
    }
  });

  it.each(['desc', 'asc'])('is read in its order from an index, %s (RS-429)', async (direction) => {
    const order = sql.raw(`order by created_on ${direction}, id ${direction} limit 20`);
    const plan = await server.db.transaction(async (tx) => {
      // Small tables are sorted; this makes sorting the last resort.
      for (const way of ['sort', 'seqscan', 'bitmapscan']) {
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      }
      const open = sql`where company_id = 1 and not is_resolved and not is_false_alert`;
      return Promise.all(
        [
          sql`explain select * from raw_alerts where company_id = 1 ${order}`,
          sql`explain select * from raw_alerts ${open} ${order}`,
          sql`explain select * from user_logs where company_id = 1 ${order}`,
        ].map(async (query) => JSON.stringify(await readRows(tx, query))),
      );
    });
    expect(plan.filter((text) => text.includes('Sort'))).toEqual([]);
  });

  it('pages by cursor through each alert once, including those of the same instant (RS-23)', async () => {
    for (const direction of ['desc', 'asc']) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await list({
          pagination: { show: 7, after },
          orderBy: { createdOn: direction },
        });
        seen.push(...idsOf(page));
        after = page.pagination.hasNextPage ? page.pagination.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(direction === 'desc' ? newestFirst : newestFirst.toReversed());
    }
  });

  it('does not shift when alerts arrive between pages (RS-23)', async () => {
    const first = await list({ pagination: { show: 10 }, endDate: second(60) });
    await addAlert(server.db, server.clock, {
      vehicle: one.vehicle,
      alertRuleIds: [one.popupRule],
      createdOn: new Date(start + 50_000),
    });
    const after = first.pagination.endCursor;
    const next = await list({ pagination: { show: 10, after }, endDate: second(60) });
    expect(idsOf(next)).toEqual(newestFirst.slice(10, 20));
  });

  it('filters by page, urgency, dates, state, code, id and vehicle (RS-24)', async () => {
    const dates = { startDate: second(0), endDate: second(22) };
    expect(idsOf(await list({ ...dates, pagination: { page: 3, show: 20 } }))).toEqual(
      newestFirst.slice(40),
    );
    const oldestFirst = newestFirst.toReversed();
    const at = (keep: (index: number) => boolean): string[] =>
      oldestFirst.filter((_, index) => keep(index)).reverse();
    const all = { ...dates, pagination: { show: 100 } };
    const cases: [object, (index: number) => boolean][] = [
      [{ isUrgent: true }, (i) => i % 2 === 0],
      [{ isUrgent: false }, (i) => i % 2 === 1],
      [{ isImportant: true }, (i) => i % 2 === 1],
      [{ isRead: true }, (i) => i < 4],
      [{ isRead: false }, (i) => i >= 4],
      [{ isResolved: true }, (i) => i % 10 === 3],
      [{ isResolved: false, isFalseAlert: false }, (i) => i % 10 !== 3 && i % 10 !== 4],
      [{ startDate: second(3), endDate: second(5) }, (i) => i >= 6 && i <= 11],
      [
        { rawAlertId: [oldestFirst[5], oldestFirst[9], 'x', '-1', '999999'] },
        (i) => i === 5 || i === 9,
      ],
      [{ vehicleId: [String(one.vehicle.id)] }, () => true],
      [{ vehicleId: [String(one.sharedVehicle.id), '99999999999', "1' or '1'='1"] }, () => false],
      [{ vehicleId: [] }, () => false],
      [{ alertCode: [1] }, (i) => i % 7 === 2],
      [{ alertCode: [1], isUrgent: true, isRead: false }, (i) => i % 14 === 2 && i >= 4],
      [{ alertCode: [] }, () => false],
    ];
    for (const [filter, keep] of cases) {
      const page = await list({ ...all, ...filter });
      expect(idsOf(page), JSON.stringify(filter)).toEqual(at(keep));
      expect(page.pagination.total, JSON.stringify(filter)).toBe(at(keep).length);
    }
  });

  it('rejects invalid pages with a message (RS-25)', async () => {
    for (const [filter, message] of [
      [{ pagination: { show: 0 } }, 'The page size must be 1 to 100.'],
      [{ pagination: { show: 101 } }, 'The page size must be 1 to 100.'],
      [{ pagination: { page: 0 } }, 'The page number must be 1 to 10000.'],
      [{ pagination: { after: 'nonsense' } }, 'The page cursor is invalid.'],
      [{ startDate: second(2), endDate: second(1) }, 'The start date must be before the end date.'],
    ] as const) {
      expect(await list(filter)).toMatchObject({
        isSuccessful: false,
        errorCode: 400,
        status: 400,
        errorName: 'INVALID_INPUT',
        message,
        data: null,
        pagination: null,
        head: null,
      });
    }
    const inIndonesian = await graphql(
      server,
      token,
      rawAlertsQuery,
      { filter: { pagination: { show: 0 } } },
      { 'accept-language': 'id' },
    );
    expect(inIndonesian.message).toBe('Jumlah per halaman harus 1–100.');
  });

  it('accepts only valid instants', async () => {
    const others = [
      'yesterday',
      '2026-11-18',
      5,
      '+012026-01-01T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00+07:00',
      '2026-02-31T00:00:00Z',
      '2026-11-18T25:00:00Z',
    ];
    for (const startDate of others) {
      await expect(list({ startDate })).rejects.toThrow(/DateTime/);
    }
    expect((await list({ startDate: '2026-11-18T07:00:00+07:00' })).isSuccessful).toBe(true);
  });
});

describe('the totals', () => {
  const count = async (filter: object): Promise<Record<string, number>> => {
    const { data, head } = await graphql(server, token, totalsQuery, { filter });
    const rows = data as { alertUrgencyType: string; unresolved: number }[];
    return {
      head,
      ...Object.fromEntries(rows.map((row) => [row.alertUrgencyType, row.unresolved])),
    };
  };

  it('count alerts that are neither resolved nor false within the dates, inclusive (RS-26)', async () => {
    const open = Array.from({ length: COUNT }, (_, i) => i).filter((i) => ![3, 4].includes(i % 10));
    expect(await count({ startDate: second(0), endDate: second(22) })).toMatchObject({
      Urgent: open.filter((i) => i % 2 === 0).length,
      Important: open.filter((i) => i % 2 === 1).length,
    });
    expect(await count({ startDate: second(5), endDate: second(5) })).toMatchObject({
      Urgent: 1,
      Important: 1,
    });
  });

  it('count alerts within the dates that are neither read nor settled as unread (AC-200, RS-26)', async () => {
    const filter = { startDate: second(0), endDate: second(22) };
    const { data } = await graphql(server, token, totalsQuery, { filter });
    const unread = Array.from({ length: COUNT }, (_, i) => i).filter(
      (i) => i >= 4 && i % 10 !== 3 && i % 10 !== 4,
    );
    expect(
      (data as { alertUrgencyType: string; unread: number }[]).map((row) => row.unread),
    ).toEqual([unread.filter((i) => i % 2 === 0).length, unread.filter((i) => i % 2 === 1).length]);
  });

  it('match their head while alerts arrive (RS-26)', async () => {
    const before = await count({});
    let isOver = false;
    const arrivals = (async () => {
      let added = 0;
      for (; !isOver; added += 1) {
        // PGlite resolves without yielding to the event loop.
        await nextTurn();
        await addAlert(server.db, server.clock, {
          vehicle: one.vehicle,
          alertRuleIds: [one.importantRule],
        });
      }
      return added;
    })();
    try {
      for (let attempt = 0; attempt < 15; attempt += 1) {
        const now = await count({});
        // Every number since then is one important alert.
        const arrived = (now['head'] ?? 0) - (before['head'] ?? 0);
        expect((now['Important'] ?? 0) - (before['Important'] ?? 0)).toBe(arrived);
      }
    } finally {
      isOver = true;
    }
    expect(await arrivals).toBeGreaterThan(0);
  });
});

describe('missed alerts', () => {
  const missed = (since: number): ReturnType<typeof graphql> =>
    graphql(server, token, missedQuery, { since });

  it('are all alerts with a greater number, oldest change first (RS-27)', async () => {
    const { head } = await missed(0);
    const added = [];
    for (const rule of [one.urgentRule, one.importantRule]) {
      const values = { vehicle: one.vehicle, alertRuleIds: [rule] };
      added.push(String((await addAlert(server.db, server.clock, values)).id));
    }
    const { alerts, ...rest } = await missed(head);
    expect(alerts.map(({ rawAlertId }: { rawAlertId: string }) => rawAlertId)).toEqual(added);
    expect(rest).toMatchObject({ isSuccessful: true, isComplete: true, head: head + 2 });
    expect(await missed(head + 2)).toMatchObject({ alerts: [], isComplete: true, head: head + 2 });
  });

  it('are not returned when there are too many or the number was never issued (RS-27)', async () => {
    const { head } = await list({});
    expect(await missed(head + 1)).toMatchObject({ alerts: [], isComplete: false, head });
    for (let index = 0; index < 501; index += 1) {
      await addAlert(server.db, server.clock, {
        vehicle: one.vehicle,
        alertRuleIds: [one.importantRule],
      });
    }
    expect(await missed(head)).toMatchObject({ alerts: [], isComplete: false, head: head + 501 });
    expect(await missed(head + 1)).toMatchObject({ isComplete: true, head: head + 501 });
    expect(await missed(-1)).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT' });
  });
});

describe('the flag multiImei', () => {
  it('shows the secondary device of an alert; without it the main one is shown (RS-28)', async () => {
    const second = await addDevice(server.db, one.vehicle, { isMain: false, deviceType: 'bsj' });
    const alert = await addAlert(server.db, server.clock, {
      vehicle: { ...one.vehicle, deviceId: second.id },
      alertRuleIds: [one.importantRule],
    });
    const query = `query($filter: RawAlertsFilterInput!) { rawAlerts(filter: $filter) { data {
      childVehicleId vehicleId vehicle { imei } sourceDeviceType callState { isHaveVoip imeiVoip }
    } } }`;
    const readAlert = async (): Promise<unknown> => {
      const filter = { rawAlertId: [String(alert.id)] };
      return (await graphql(server, token, query, { filter })).data[0];
    };
    const common = {
      vehicleId: String(one.vehicle.id),
      sourceDeviceType: 'bsj',
      callState: { isHaveVoip: true, imeiVoip: second.imei },
    };
    expect(await readAlert()).toEqual({
      ...common,
      childVehicleId: null,
      vehicle: { imei: one.vehicle.imei },
    });
    await server.db
      .update(companies)
      .set({ flags: ['multiImei'] })
      .where(eq(companies.id, 1));
    expect(await readAlert()).toEqual({
      ...common,
      childVehicleId: String(second.id),
      vehicle: { imei: second.imei },
    });
  });
});
