import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies, devices, drivers } from '../db/schema.ts';
import {
  alert,
  bus,
  server,
  setUpAlertIngest,
  shiftTo,
  start,
  stored,
} from '../testing/alert-ingest.ts';

setUpAlertIngest();

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
