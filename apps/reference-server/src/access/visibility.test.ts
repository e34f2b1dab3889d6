import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawAlerts, vehicles } from '../db/schema.ts';
import { alertScope, type AlertVisibility } from './visibility.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addAlert, addCompany, addVehicle } from '../testing/fixtures.ts';

let server: TestServer;

const ruleIds = [1, 2, 3, 4];

/** Adds alerts with every combination of rules, on own and shared vehicles, in two companies. */
beforeAll(async () => {
  server = await startTestServer();
  const { db, clock } = server;
  for (const companyId of [1, 2]) {
    await addCompany(db, companyId);
    for (const isShared of [false, true]) {
      const vehicle = await addVehicle(db, companyId, { isShared });
      for (let bits = 0; bits < 2 ** ruleIds.length; bits += 1) {
        const alertRuleIds = ruleIds.filter((_, index) => bits & (1 << index));
        await addAlert(db, clock, { vehicle, alertRuleIds });
      }
    }
  }
});

afterAll(() => server.close());

const someRules = fc.subarray(ruleIds);
const visibilities: fc.Arbitrary<AlertVisibility> = fc.record({
  companyId: fc.constantFrom(1, 2, 3),
  rules: fc.record({ urgent: someRules, important: someRules, autoPopup: someRules }),
  includeUrgent: fc.boolean(),
  includeShared: fc.boolean(),
});

describe('alert visibility', () => {
  it('is the same in the database and in the live feed (RS-20)', async () => {
    const rows = await server.db
      .select({
        id: rawAlerts.id,
        companyId: rawAlerts.companyId,
        alertRuleIds: rawAlerts.alertRuleIds,
        isShared: vehicles.isShared,
      })
      .from(rawAlerts)
      .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
      .orderBy(asc(rawAlerts.id));
    expect(rows).toHaveLength(64);

    await fc.assert(
      fc.asyncProperty(visibilities, async (visibility) => {
        const scope = alertScope(visibility);
        const select = async (condition = scope.visible): Promise<number[]> => {
          const found = await server.db
            .select({ id: rawAlerts.id })
            .from(rawAlerts)
            .innerJoin(vehicles, eq(vehicles.id, rawAlerts.vehicleId))
            .where(and(scope.visible, condition))
            .orderBy(asc(rawAlerts.id));
          return found.map(({ id }) => id);
        };
        const seen = rows.filter((row) => scope.includes(row));
        const ofUrgency = (urgency: string): number[] =>
          seen.filter((row) => scope.urgencyOf(row.alertRuleIds) === urgency).map(({ id }) => id);
        expect(await select()).toEqual(seen.map(({ id }) => id));
        expect(await select(scope.urgent)).toEqual(ofUrgency('Urgent'));
        expect(await select(scope.important)).toEqual(ofUrgency('Important'));
      }),
      { numRuns: 60 },
    );
  });

  const visibility: AlertVisibility = {
    companyId: 1,
    rules: { urgent: [1], important: [2, 3], autoPopup: [3, 4] },
    includeUrgent: true,
    includeShared: false,
  };
  const own = { companyId: 1, isShared: false };

  it('requires an active rule, the company and, for shared vehicles, a request (RS-21)', () => {
    const { includes: sees, urgencyOf } = alertScope(visibility);
    expect(urgencyOf([2, 1])).toBe('Urgent');
    expect(urgencyOf([2])).toBe('Important');
    expect(urgencyOf([4])).toBe('Important');
    expect(urgencyOf([5])).toBeNull();
    expect(sees({ ...own, alertRuleIds: [1] })).toBe(true);
    expect(sees({ ...own, alertRuleIds: [] })).toBe(false);
    expect(sees({ ...own, alertRuleIds: [5] })).toBe(false);
    expect(sees({ ...own, companyId: 2, alertRuleIds: [1] })).toBe(false);
    expect(sees({ ...own, isShared: true, alertRuleIds: [1] })).toBe(false);
  });

  it('hides urgent alerts from users without the scope, even when also important (RS-21)', () => {
    const { includes: sees } = alertScope({ ...visibility, includeUrgent: false });
    expect(sees({ ...own, alertRuleIds: [1, 2] })).toBe(false);
    expect(sees({ ...own, alertRuleIds: [2] })).toBe(true);
  });
});
