import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertRules, companies, devices, drivers, pendingAlerts, rawAlerts } from '../db/schema.ts';
import { startIngestServer, type IngestServer } from '../testing/ingest-server.ts';

let world: IngestServer;
let start: number;
let tick = 0;

const truck = { imei: '865077000100001', licensePlate: 'B 9482 KXT', category: 'truck' };
const bus = { imei: '865077000100002', licensePlate: 'L 8117 UQ', category: 'bus' };

/** An alert of the truck that no other test has. */
const alert = (changes: object = {}) => {
  tick += 1;
  return { imei: truck.imei, alertCode: 10, createdOn: start - tick * 1000, ...changes };
};

const stored = async (rawAlertId: string | undefined) => {
  const [row] = await world.db
    .select()
    .from(rawAlerts)
    .where(eq(rawAlerts.id, Number(rawAlertId)));
  return row;
};

beforeAll(async () => {
  world = await startIngestServer();
  start = world.clock.now();
  await world.post('vehicles', [truck, bus]);
  await world.post('vehicles', [truck], { key: 'test-key-2' });
});
afterAll(() => world.close());

describe('who may post', () => {
  it.each([
    ['no key', null],
    ['a wrong key', 'test-key-3'],
    ['a part of a key', 'test-key-'],
  ])('is asked for a key: %s is refused with 401', async (_, key) => {
    const answer = await world.post('alerts', alert(), { key });
    expect(answer.status).toBe(401);
    expect(answer.message).toMatch(/ingest key/);
  });

  it('is a company for itself: its key touches nothing of another one with the same device', async () => {
    const same = alert();
    const first = await world.postOne('alerts', same);
    const second = await world.postOne('alerts', same, { key: 'test-key-2' });
    expect([first?.outcome, second?.outcome]).toEqual(['accepted', 'accepted']);
    expect(second?.rawAlertId).not.toBe(first?.rawAlertId);
    expect((await stored(second?.rawAlertId))?.companyId).toBe(2);
    expect(
      await world.postOne('alerts', alert({ imei: bus.imei }), { key: 'test-key-2' }),
    ).toMatchObject({
      outcome: 'unknownDevice',
    });
  });
});

describe('a key of a company that does not exist', () => {
  it('is refused with 403', async () => {
    const answer = await world.post('alerts', alert(), { key: 'key-of-missing-company' });
    expect([answer.status, answer.message]).toEqual([403, expect.stringMatching(/company 3/)]);
  });
});

describe('what a body may be', () => {
  it('is one alert, a list, or a line for each', async () => {
    expect(await world.outcomes('alerts', alert())).toEqual(['accepted']);
    expect(await world.outcomes('alerts', [alert(), alert()])).toEqual(['accepted', 'accepted']);
    expect(await world.outcomes('alerts', [])).toEqual([]);
    const lines = `${JSON.stringify(alert())}\r\n\n${JSON.stringify(alert())}\n`;
    expect(await world.outcomes('alerts', lines, { type: 'application/x-ndjson' })).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  it('answers a broken line at its place and takes the others (RS-22)', async () => {
    const lines = [JSON.stringify(alert()), '{"imei":', JSON.stringify(alert())].join('\n');
    const { status, results } = await world.post('alerts', lines, { type: 'application/x-ndjson' });
    expect(status).toBe(200);
    expect(results.map((result) => result.outcome)).toEqual(['accepted', 'invalid', 'accepted']);
    expect(results[1]?.reason).toMatch(/^not JSON/);
  });

  it('is refused as a whole with a 4xx that says why', async () => {
    const broken = await world.post('alerts', '[{"imei":');
    expect([broken.status, broken.message]).toEqual([400, expect.stringMatching(/not JSON/)]);
    const empty = await world.post('alerts', '');
    expect([empty.status, empty.message]).toEqual([400, 'The body is empty.']);
    const text = await world.post('alerts', JSON.stringify(alert()), { type: 'text/plain' });
    expect([text.status, text.message]).toEqual([415, expect.stringMatching(/application\/json/)]);
  });

  it('may have 10 MB and not more', async () => {
    const padded = (bytes: number) => {
      const line = JSON.stringify(alert());
      return line + ' '.repeat(bytes - line.length);
    };
    const limit = 10 * 1024 * 1024;
    expect((await world.post('alerts', padded(limit))).status).toBe(200);
    const large = await world.post('alerts', padded(limit + 1));
    expect([large.status, large.message]).toEqual([413, 'The body is larger than 10 MB.']);
  });
});

describe('what becomes of an alert', () => {
  it('is stored as it was sent, with the driver of the vehicle', async () => {
    const [driver] = await world.db
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
    const result = await world.postOne('alerts', sent);
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

  it('brings the fleet task of codes 137 to 143, its times in UTC', async () => {
    const detail = {
      location: 'DC Rungkut',
      total_fo_duration: 7200,
      target_time: '2026-11-20T14:00:00+07:00',
      point_in_km: 3.4,
    };
    const fleetOrder = { foNumber: 'FO-1', foId: '7', logId: '9', detail };
    const result = await world.postOne('alerts', alert({ alertCode: 138, fleetOrder }));
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
    const without = await world.postOne('alerts', alert({ alertCode: 139 }));
    expect((await stored(without?.rawAlertId))?.fleetOrder).toBeNull();
  });

  it('is a duplicate when device, code, instant and flag are the same, with the id of the first (RS-21)', async () => {
    const sent = alert();
    const first = await world.postOne('alerts', sent);
    expect(await world.postOne('alerts', { ...sent, alertTrigger: 5 })).toEqual({
      outcome: 'duplicate',
      rawAlertId: first?.rawAlertId,
    });
    for (const other of [
      { alertFlag: 'B' },
      { alertCode: 11 },
      { imei: bus.imei },
      { createdOn: sent.createdOn + 1 },
    ]) {
      expect(await world.outcomes('alerts', { ...sent, ...other })).toEqual(['accepted']);
    }
  });

  it('is a duplicate within one body too', async () => {
    const sent = alert();
    const { results } = await world.post('alerts', [sent, alert(), sent]);
    expect(results.map((result) => result.outcome)).toEqual(['accepted', 'accepted', 'duplicate']);
    expect(results[2]?.rawAlertId).toBe(results[0]?.rawAlertId);
  });

  it('is accepted exactly once when posted many times at once (RS-21)', async () => {
    const sent = alert();
    const results = await Promise.all(
      Array.from({ length: 12 }, () => world.postOne('alerts', sent)),
    );
    expect(results.filter((result) => result?.outcome === 'accepted')).toHaveLength(1);
    expect(results.filter((result) => result?.outcome === 'duplicate')).toHaveLength(11);
    expect(new Set(results.map((result) => result?.rawAlertId)).size).toBe(1);
  });

  it.each([
    ['a code nobody knows', { alertCode: 9999 }, /alertCode 9999/],
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
    ['characters that no database takes', { alertData: 'a\u0000b' }, /broken characters/],
    ['half of a surrogate pair', { geofences: [{ fenceName: '\ud800' }] }, /broken characters/],
  ])('is invalid with %s, and stops nobody else', async (_, changes, reason) => {
    const bad = JSON.stringify(alert(changes)).replace('"cost":null', '"cost":1e999');
    const body = `[${JSON.stringify(alert())},${bad},${JSON.stringify(alert())}]`;
    const { status, results } = await world.post('alerts', body);
    expect(status).toBe(200);
    expect(results.map((result) => result.outcome)).toEqual(['accepted', 'invalid', 'accepted']);
    expect(results[1]?.reason).toMatch(reason);
  });

  it('is invalid when its time is more than 10 minutes ahead or a year old (RS-24)', async () => {
    const now = world.clock.now();
    const minute = 60_000;
    const day = 1440 * minute;
    const results = (
      await world.post('alerts', [
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

  it('is taken in without a driver who is not of the company', async () => {
    const [other] = await world.db
      .insert(drivers)
      .values({ companyId: 2, fullname: 'Elsewhere' })
      .returning();
    const result = await world.postOne('alerts', alert({ driverId: other?.id }));
    expect(result?.outcome).toBe('accepted');
    expect((await stored(result?.rawAlertId))?.driverId).toBeNull();
  });

  it('moves the last report of its device forward, never back', async () => {
    const report = async () => {
      const [row] = await world.db
        .select()
        .from(devices)
        .where(and(eq(devices.imei, bus.imei), eq(devices.companyId, 1)));
      return row?.lastReportOn?.getTime();
    };
    const now = world.clock.now();
    await world.post('alerts', alert({ imei: bus.imei, createdOn: now - 500 }));
    await world.post('alerts', alert({ imei: bus.imei, createdOn: now - 90_000 }));
    expect(await report()).toBe(now - 500);
  });

  it('takes the next numbers of the sequence in the order of the body, none left out', async () => {
    const head = async () => {
      const [row] = await world.db.select().from(companies).where(eq(companies.id, 1));
      return row?.liveSequence ?? 0;
    };
    const before = await head();
    const body = [alert(), { broken: true }, alert(), alert()];
    const { results } = await world.post('alerts', body);
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

  it('waits, stored once, and is taken in with its own times when the vehicle is registered (RS-23)', async () => {
    const early = alert({ imei: stranger });
    const late = alert({ imei: stranger, createdOn: early.createdOn + 500 });
    expect(await world.outcomes('alerts', [early, late, early])).toEqual([
      'unknownDevice',
      'unknownDevice',
      'unknownDevice',
    ]);
    expect(await world.outcomes('alerts', early)).toEqual(['unknownDevice']);
    expect(await world.db.$count(pendingAlerts, eq(pendingAlerts.imei, stranger))).toBe(2);

    const receivedBefore = world.clock.now();
    const registered = await world.postOne('vehicles', {
      imei: stranger,
      licensePlate: 'B 1 NEW',
      category: 'van',
    });
    expect(registered).toEqual({ outcome: 'accepted', reason: '2 waiting alerts taken in' });
    expect(await world.db.$count(pendingAlerts, eq(pendingAlerts.imei, stranger))).toBe(0);
    const again = await world.post('alerts', [early, late]);
    expect(again.results.map((result) => result.outcome)).toEqual(['duplicate', 'duplicate']);
    const row = await stored(again.results[0]?.rawAlertId);
    expect(row?.createdOn.getTime()).toBe(early.createdOn);
    expect(row?.receivedOn.getTime()).toBeLessThanOrEqual(receivedBefore);
  });

  it('is neither lost nor doubled when it comes while the vehicle is being registered', async () => {
    const imei = '865077000108888';
    const alerts = Array.from({ length: 20 }, () => alert({ imei }));
    await Promise.all([
      ...alerts.slice(0, 10).map((one) => world.post('alerts', one)),
      world.post('vehicles', [{ imei, licensePlate: 'B 2 NEW', category: 'van' }]),
      ...alerts.slice(10).map((one) => world.post('alerts', one)),
    ]);
    const answers = await world.outcomes('alerts', alerts);
    expect(new Set(answers)).toEqual(new Set(['duplicate']));
    expect(await world.db.$count(pendingAlerts, eq(pendingAlerts.imei, imei))).toBe(0);
  });
});

describe('the rules of an alert', () => {
  it('are found by what they say when it arrives', async () => {
    const before = await world.postOne('alerts', alert({ alertCode: 52 }));
    const ruleId = await world.addRule({ alertCode: 52 });
    const after = await world.postOne('alerts', alert({ alertCode: 52 }));
    await world.db.update(alertRules).set({ isActive: false }).where(eq(alertRules.id, ruleId));
    const off = await world.postOne('alerts', alert({ alertCode: 52 }));
    expect((await stored(before?.rawAlertId))?.alertRuleIds).toEqual([]);
    expect((await stored(after?.rawAlertId))?.alertRuleIds).toEqual([ruleId]);
    expect((await stored(off?.rawAlertId))?.alertRuleIds).toEqual([]);
  });

  it('follow the schedule in the time zone of the company', async () => {
    const ruleId = await world.addRule({
      alertCode: 53,
      withSchedule: true,
      startTime: '22:00',
      endTime: '05:00',
      dayOfWeek: [1],
    });
    // 2026-11-16 is a Monday; Jakarta is seven hours ahead.
    const rulesAt = async (createdOn: string) => {
      const result = await world.postOne('alerts', alert({ alertCode: 53, createdOn }));
      return (await stored(result?.rawAlertId))?.alertRuleIds;
    };
    expect(await rulesAt('2026-11-16T22:30:00+07:00')).toEqual([ruleId]);
    expect(await rulesAt('2026-11-17T04:30:00+07:00')).toEqual([ruleId]);
    expect(await rulesAt('2026-11-16T21:30:00+07:00')).toEqual([]);
    expect(await rulesAt('2026-11-16T22:30:00Z')).toEqual([]);
  });

  it('count alerts over several bodies and within one', async () => {
    const ruleId = await world.addRule({
      alertCode: 54,
      alertCountThreshold: 3,
      alertCountWindow: 600,
    });
    const now = world.clock.now();
    const at = (seconds: number) => alert({ alertCode: 54, createdOn: now - seconds * 1000 });
    const first = await world.postOne('alerts', at(500));
    const { results } = await world.post('alerts', [at(400), at(300), at(200)]);
    const rules = await Promise.all(
      [first, ...results].map(async (result) => (await stored(result?.rawAlertId))?.alertRuleIds),
    );
    expect(rules).toEqual([[], [], [ruleId], [ruleId]]);
  });
});

/** Moves the server's time to `now`, epoch ms. */
async function shiftTo(now: number): Promise<void> {
  world.server.clock.shift(now - world.server.clock.now());
}
