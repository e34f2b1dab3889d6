import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alertRules, pendingAlerts } from '../db/schema.ts';
import { alert, server, setUpAlertIngest, stored } from '../testing/alert-ingest.ts';

setUpAlertIngest();

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
