import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertRules, companies, devices, drivers, pendingAlerts, rawAlerts } from '../db/schema.ts';
import { startIngestServer, type IngestServer } from '../testing/ingest-server.ts';

let server: IngestServer;
let start: number;
let tick = 0;

const truck = { imei: '865077000100001', licensePlate: 'B 9482 KXT', category: 'truck' };
const bus = { imei: '865077000100002', licensePlate: 'L 8117 UQ', category: 'bus' };

/** A unique alert of the truck. */
const alert = (changes: object = {}) => {
  tick += 1;
  return { imei: truck.imei, alertCode: 10, createdOn: start - tick * 1000, ...changes };
};

const stored = async (rawAlertId: string | undefined) => {
  const [row] = await server.db
    .select()
    .from(rawAlerts)
    .where(eq(rawAlerts.id, Number(rawAlertId)));
  return row;
};

beforeAll(async () => {
  server = await startIngestServer();
  start = server.clock.now();
  await server.post('vehicles', [truck, bus]);
  await server.post('vehicles', [truck], { key: 'test-key-2' });
});
afterAll(() => server.close());

describe('an ingest key', () => {
  it.each([
    ['no key', null],
    ['a wrong key', 'test-key-3'],
    ['a part of a key', 'test-key-'],
  ])('is required: %s is rejected with 401 (RS-37)', async (_, key) => {
    const response = await server.post('alerts', alert(), { key });
    expect(response.status).toBe(401);
    expect(response.message).toMatch(/ingest key/);
  });

  it('affects only its own company, even for the same device (RS-37)', async () => {
    const same = alert();
    const first = await server.postOne('alerts', same);
    const second = await server.postOne('alerts', same, { key: 'test-key-2' });
    expect([first?.outcome, second?.outcome]).toEqual(['accepted', 'accepted']);
    expect(second?.rawAlertId).not.toBe(first?.rawAlertId);
    expect((await stored(second?.rawAlertId))?.companyId).toBe(2);
    expect(
      await server.postOne('alerts', alert({ imei: bus.imei }), { key: 'test-key-2' }),
    ).toMatchObject({
      outcome: 'unknownDevice',
    });
  });
});

describe('a key of a missing company', () => {
  it('is rejected with 403 (RS-37)', async () => {
    const response = await server.post('alerts', alert(), { key: 'key-of-missing-company' });
    expect([response.status, response.message]).toEqual([403, expect.stringMatching(/company 3/)]);
  });
});

describe('a request body', () => {
  it('is one alert, an array, or one alert per line (RS-38)', async () => {
    expect(await server.outcomes('alerts', alert())).toEqual(['accepted']);
    expect(await server.outcomes('alerts', [alert(), alert()])).toEqual(['accepted', 'accepted']);
    expect(await server.outcomes('alerts', [])).toEqual([]);
    const lines = `${JSON.stringify(alert())}\r\n\n${JSON.stringify(alert())}\n`;
    expect(await server.outcomes('alerts', lines, { type: 'application/x-ndjson' })).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  it('reports a malformed line in its place and ingests the others (RS-39)', async () => {
    const lines = [JSON.stringify(alert()), '{"imei":', JSON.stringify(alert())].join('\n');
    const { status, results } = await server.post('alerts', lines, {
      type: 'application/x-ndjson',
    });
    expect(status).toBe(200);
    expect(results.map((result) => result.outcome)).toEqual(['accepted', 'invalid', 'accepted']);
    expect(results[1]?.reason).toMatch(/^not JSON/);
  });

  it('is rejected as a whole with a 4xx and the reason (RS-40)', async () => {
    const broken = await server.post('alerts', '[{"imei":');
    expect([broken.status, broken.message]).toEqual([400, expect.stringMatching(/not JSON/)]);
    const empty = await server.post('alerts', '');
    expect([empty.status, empty.message]).toEqual([400, 'The body is empty.']);
    const text = await server.post('alerts', JSON.stringify(alert()), { type: 'text/plain' });
    expect([text.status, text.message]).toEqual([415, expect.stringMatching(/application\/json/)]);
  });

  it('has at most 10 MB (RS-38)', async () => {
    const padded = (bytes: number) => {
      const line = JSON.stringify(alert());
      return line + ' '.repeat(bytes - line.length);
    };
    const limit = 10 * 1024 * 1024;
    expect((await server.post('alerts', padded(limit))).status).toBe(200);
    const large = await server.post('alerts', padded(limit + 1));
    expect([large.status, large.message]).toEqual([413, 'The body is larger than 10 MB.']);
  });
});

describe('an alert', () => {
  it('is stored as sent, with the vehicle’s driver (RS-43)', async () => {
    const [driver] = await server.db
      .insert(drivers)
      .values({ companyId: 1, fullname: 'Slamet' })
      .returning();
    const sent = alert({
      alertCode: 8,
      createdOn: '2026-11-19T08:00:00.123+07:00',
      latitude: -6.2,
      longitude: 106.8,
      alertTrigger: 92.5,
      threshold: 80,
      durationSeconds: 75,
      alertFlag: 'A',
      alertData: 'x,1',
      driverId: String(driver?.id),
      cost: 2,
      geofences: [{ fenceName: 'Depo' }],
      address: 'Tol Cipali KM 112',
    });
    await shiftTo(Date.parse('2026-11-19T01:05:00Z'));
    const result = await server.postOne('alerts', sent);
    expect(result).toEqual({ outcome: 'accepted', rawAlertId: expect.any(String) });
    expect(await stored(result?.rawAlertId)).toMatchObject({
      companyId: 1,
      createdOn: new Date('2026-11-19T01:00:00.123Z'),
      alertCode: 8,
      latitude: -6.2,
      longitude: 106.8,
      alertTrigger: 92.5,
      threshold: 80,
      durationSeconds: 75,
      alertFlag: 'A',
      alertData: 'x,1',
      driverId: driver?.id,
      cost: 2,
      geofences: [{ geofenceId: null, fenceName: 'Depo' }],
      address: 'Tol Cipali KM 112',
      isRead: false,
      isResolved: false,
    });
    await shiftTo(start);
  });

  it('has the fleet task of codes 137 to 143, with times in UTC (RS-43)', async () => {
    const detail = {
      location: 'DC Rungkut',
      total_fo_duration: 7200,
      target_time: '2026-11-20T14:00:00+07:00',
      point_in_km: 3.4,
    };
    const fleetOrder = { foNumber: 'FO-1', foId: '7', logId: '9', detail };
    const result = await server.postOne('alerts', alert({ alertCode: 138, fleetOrder }));
    expect((await stored(result?.rawAlertId))?.fleetOrder).toEqual({
      ...fleetOrder,
      detail: {
        ...detail,
        target_time: '2026-11-20T07:00:00.000Z',
        actual_time: null,
        point_location_name: null,
        estimated_target_time: null,
        planned_activities_duration: null,
      },
    });
    const without = await server.postOne('alerts', alert({ alertCode: 139 }));
    expect((await stored(without?.rawAlertId))?.fleetOrder).toBeNull();
  });

  it('with the same device, code, instant and flag is a duplicate with the id of the first (RS-41)', async () => {
    const sent = alert();
    const first = await server.postOne('alerts', sent);
    expect(await server.postOne('alerts', { ...sent, alertTrigger: 5 })).toEqual({
      outcome: 'duplicate',
      rawAlertId: first?.rawAlertId,
    });
    for (const other of [
      { alertFlag: 'B' },
      { alertCode: 11 },
      { imei: bus.imei },
      { createdOn: sent.createdOn + 1 },
    ]) {
      expect(await server.outcomes('alerts', { ...sent, ...other })).toEqual(['accepted']);
    }
  });

  it('can be a duplicate within one request (RS-41)', async () => {
    const sent = alert();
    const { results } = await server.post('alerts', [sent, alert(), sent]);
    expect(results.map((result) => result.outcome)).toEqual(['accepted', 'accepted', 'duplicate']);
    expect(results[2]?.rawAlertId).toBe(results[0]?.rawAlertId);
  });

  it('is accepted exactly once when posted concurrently (RS-41)', async () => {
    const sent = alert();
    const results = await Promise.all(
      Array.from({ length: 12 }, () => server.postOne('alerts', sent)),
    );
    expect(results.filter((result) => result?.outcome === 'accepted')).toHaveLength(1);
    expect(results.filter((result) => result?.outcome === 'duplicate')).toHaveLength(11);
    expect(new Set(results.map((result) => result?.rawAlertId)).size).toBe(1);
  });

  it.each([
    ['an unknown code', { alertCode: 9999 }, /alertCode 9999/],
    ['no imei', { imei: undefined }, /imei is missing/],
    ['a time without offset', { createdOn: '2026-11-20T01:00:00' }, /createdOn must be/],
    ['a day that is none', { createdOn: '2026-02-30T01:00:00Z' }, /createdOn must be/],
    ['a fleet task of another code', { fleetOrder: { foNumber: 'FO-1' } }, /codes 137 to 143/],
    [
      'a plan beyond all time',
      { alertCode: 138, fleetOrder: { detail: { target_time: 9e15 } } },
      /target_time must not be after/,
    ],
    [
      'a speed beyond all',
      { alertCode: 8, alertTrigger: 501 },
      /alertTrigger must be from 0 to 500 km/,
    ],
    ['a negative speed', { alertCode: 8, threshold: -1 }, /threshold must be from 0/],
    ['a fuel drop of more than all', { alertCode: 14, alertTrigger: 101 }, /from -100 to 100 %/],
    ['a heat that melts the truck', { alertCode: 17, alertTrigger: 251 }, /to 250 °C/],
    ['an idle of more than a month', { alertCode: 15, alertTrigger: 2_678_401 }, /to 2678400 s/],
    ['a value without unit beyond all', { alertTrigger: 1_000_001 }, /to 1000000/],
    ['a duration of more than a month', { durationSeconds: 2_678_401 }, /durationSeconds must be/],
    ['penalty points beyond all', { cost: 1_001 }, /cost must be from 0 to 1000/],
    ['half a place', { latitude: -6 }, /together/],
    ['a place off the earth', { latitude: -96, longitude: 106 }, /latitude must be from -90/],
    ['text where a number belongs', { alertTrigger: 'fast' }, /alertTrigger must be a number/],
    ['a number beyond all', { alertData: null, cost: 1e999 }, /./],
    ['characters that Postgres rejects', { alertData: 'a\u0000b' }, /invalid characters/],
    ['half of a surrogate pair', { geofences: [{ fenceName: '\ud800' }] }, /invalid characters/],
  ])('is invalid with %s, without affecting others (RS-42)', async (_, changes, reason) => {
    const bad = JSON.stringify(alert(changes)).replace('"cost":null', '"cost":1e999');
    const body = `[${JSON.stringify(alert())},${bad},${JSON.stringify(alert())}]`;
    const { status, results } = await server.post('alerts', body);
    expect(status).toBe(200);
    expect(results.map((result) => result.outcome)).toEqual(['accepted', 'invalid', 'accepted']);
    expect(results[1]?.reason).toMatch(reason);
  });

  it('is invalid when its time is more than 10 minutes ahead or a year old (RS-42)', async () => {
    const now = server.clock.now();
    const minute = 60_000;
    const day = 1440 * minute;
    const results = (
      await server.post('alerts', [
        alert({ createdOn: now + 9 * minute }),
        alert({ createdOn: now + 11 * minute }),
        alert({ createdOn: now - 364 * day }),
        alert({ createdOn: now - 366 * day }),
      ])
    ).results;
    expect(results.map((result) => result.outcome)).toEqual([
      'accepted',
      'invalid',
      'accepted',
      'invalid',
    ]);
    expect(results[1]?.reason).toMatch(/future/);
    expect(results[3]?.reason).toMatch(/year ago/);
  });

  it('is stored without a driver of another company (RS-43)', async () => {
    const [other] = await server.db
      .insert(drivers)
      .values({ companyId: 2, fullname: 'Elsewhere' })
      .returning();
    const result = await server.postOne('alerts', alert({ driverId: other?.id }));
    expect(result?.outcome).toBe('accepted');
    expect((await stored(result?.rawAlertId))?.driverId).toBeNull();
  });

  it('moves the last report of its device forward, never back (RS-48)', async () => {
    const report = async () => {
      const [row] = await server.db
        .select()
        .from(devices)
        .where(and(eq(devices.imei, bus.imei), eq(devices.companyId, 1)));
      return row?.lastReportOn?.getTime();
    };
    const now = server.clock.now();
    await server.post('alerts', alert({ imei: bus.imei, createdOn: now - 500 }));
    await server.post('alerts', alert({ imei: bus.imei, createdOn: now - 90_000 }));
    expect(await report()).toBe(now - 500);
  });

  it('takes consecutive sequence numbers in the order of the request (RS-45)', async () => {
    const head = async () => {
      const [row] = await server.db.select().from(companies).where(eq(companies.id, 1));
      return row?.liveSequence ?? 0;
    };
    const before = await head();
    const body = [alert(), { broken: true }, alert(), alert()];
    const { results } = await server.post('alerts', body);
    const rows = await Promise.all(
      results
        .filter((result) => result.outcome === 'accepted')
        .map((result) => stored(result.rawAlertId)),
    );
    expect(rows.map((row) => row?.seq)).toEqual([before + 1, before + 2, before + 3]);
    expect(rows.map((row) => row?.createdSeq)).toEqual([before + 1, before + 2, before + 3]);
    expect(await head()).toBe(before + 3);
  });
});

describe('an alert of an unknown device', () => {
  const stranger = '865077000109999';

  it('is pending once, and stored with its own times when the vehicle is registered (RS-44)', async () => {
    const early = alert({ imei: stranger });
    const late = alert({ imei: stranger, createdOn: early.createdOn + 500 });
    expect(await server.outcomes('alerts', [early, late, early])).toEqual([
      'unknownDevice',
      'unknownDevice',
      'unknownDevice',
    ]);
    expect(await server.outcomes('alerts', early)).toEqual(['unknownDevice']);
    expect(await server.db.$count(pendingAlerts, eq(pendingAlerts.imei, stranger))).toBe(2);

    const receivedBefore = server.clock.now();
    const registered = await server.postOne('vehicles', {
      imei: stranger,
      licensePlate: 'B 1 NEW',
      category: 'van',
    });
    expect(registered).toEqual({ outcome: 'accepted', reason: '2 pending alerts stored' });
    expect(await server.db.$count(pendingAlerts, eq(pendingAlerts.imei, stranger))).toBe(0);
    const again = await server.post('alerts', [early, late]);
    expect(again.results.map((result) => result.outcome)).toEqual(['duplicate', 'duplicate']);
    const row = await stored(again.results[0]?.rawAlertId);
    expect(row?.createdOn.getTime()).toBe(early.createdOn);
    expect(row?.receivedOn.getTime()).toBeLessThanOrEqual(receivedBefore);
  });

  it('is neither lost nor duplicated while the vehicle is being registered (RS-44)', async () => {
    const imei = '865077000108888';
    const alerts = Array.from({ length: 20 }, () => alert({ imei }));
    await Promise.all([
      ...alerts.slice(0, 10).map((one) => server.post('alerts', one)),
      server.post('vehicles', [{ imei, licensePlate: 'B 2 NEW', category: 'van' }]),
      ...alerts.slice(10).map((one) => server.post('alerts', one)),
    ]);
    const outcomes = await server.outcomes('alerts', alerts);
    expect(new Set(outcomes)).toEqual(new Set(['duplicate']));
    expect(await server.db.$count(pendingAlerts, eq(pendingAlerts.imei, imei))).toBe(0);
  });
});

describe('the rules of an alert', () => {
  it('are those that match when it arrives (RS-55)', async () => {
    const before = await server.postOne('alerts', alert({ alertCode: 52 }));
    const ruleId = await server.addRule({ alertCode: 52 });
    const after = await server.postOne('alerts', alert({ alertCode: 52 }));
    await server.db.update(alertRules).set({ isActive: false }).where(eq(alertRules.id, ruleId));
    const off = await server.postOne('alerts', alert({ alertCode: 52 }));
    expect((await stored(before?.rawAlertId))?.alertRuleIds).toEqual([]);
    expect((await stored(after?.rawAlertId))?.alertRuleIds).toEqual([ruleId]);
    expect((await stored(off?.rawAlertId))?.alertRuleIds).toEqual([]);
  });

  it('follow the schedule in the company’s time zone (RS-57)', async () => {
    const ruleId = await server.addRule({
      alertCode: 53,
      withSchedule: true,
      startTime: '22:00',
      endTime: '05:00',
      dayOfWeek: [1],
    });
    // 2026-11-16 is a Monday; Jakarta is seven hours ahead.
    const rulesAt = async (createdOn: string) => {
      const result = await server.postOne('alerts', alert({ alertCode: 53, createdOn }));
      return (await stored(result?.rawAlertId))?.alertRuleIds;
    };
    expect(await rulesAt('2026-11-16T22:30:00+07:00')).toEqual([ruleId]);
    expect(await rulesAt('2026-11-17T04:30:00+07:00')).toEqual([ruleId]);
    expect(await rulesAt('2026-11-16T21:30:00+07:00')).toEqual([]);
    expect(await rulesAt('2026-11-16T22:30:00Z')).toEqual([]);
  });

  it('count alerts across requests and within one (RS-58)', async () => {
    const ruleId = await server.addRule({
      alertCode: 54,
      alertCountThreshold: 3,
      alertCountWindow: 600,
    });
    const now = server.clock.now();
    const at = (seconds: number) => alert({ alertCode: 54, createdOn: now - seconds * 1000 });
    const first = await server.postOne('alerts', at(500));
    const { results } = await server.post('alerts', [at(400), at(300), at(200)]);
    const rules = await Promise.all(
      [first, ...results].map(async (result) => (await stored(result?.rawAlertId))?.alertRuleIds),
    );
    expect(rules).toEqual([[], [], [ruleId], [ruleId]]);
  });
});

/** Shifts the server's clock to `now` (epoch ms). */
async function shiftTo(now: number): Promise<void> {
  server.server.clock.shift(now - server.server.clock.now());
}
