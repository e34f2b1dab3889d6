import { scopes } from '@pantau/core/contract';
import { createHttpRuleSource } from '@pantau/alert-rules/http';
import { type AlertRuleHarness, alertRuleSourceContract } from '@pantau/alert-rules/testing';
import { eq } from 'drizzle-orm';
import { describe, it } from 'vitest';
import { userLogs, users } from '../../apps/reference-server/src/db/schema.ts';
import { addAlert, addUser, addVehicle } from '../../apps/reference-server/src/testing/fixtures.ts';
import { addGeofence, addGroup } from '../../apps/reference-server/src/testing/rule-fixtures.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer();

const allowed = [
  scopes.alertRuleRead,
  scopes.alertRuleCreate,
  scopes.alertRuleUpdate,
  scopes.alertRuleDelete,
  scopes.alertCenterMain,
  scopes.alertCenterUrgent,
  scopes.vehicleGroupsRead,
];

/** Creates two companies on the shared server. */
async function create(): Promise<AlertRuleHarness> {
  const { db, clock } = shared.server;
  const [companyId, foreignId] = [await shared.addCompany(), await shared.addCompany()];
  const own = await shared.addUser(companyId, allowed, { profileEmail: 'rina@fleet.example' });
  const other = await shared.addUser(foreignId, allowed);
  const vehicles = new Map<string, Awaited<ReturnType<typeof addVehicle>>>();
  return {
    ...createHttpRuleSource(own.connection),
    foreign: createHttpRuleSource(other.connection).rules,
    userId: String(own.user.id),
    now: () => clock.now(),
    async addVehicle(licensePlate) {
      const vehicle = await addVehicle(db, companyId, { licensePlate });
      vehicles.set(String(vehicle.id), vehicle);
      return String(vehicle.id);
    },
    addGroup: async (name, vehicleIds) => {
      const members = vehicleIds.map((id) => ({ id: Number(id) }));
      return String((await addGroup(db, companyId, name, members)).id);
    },
    async addUser(fullname) {
      const { id } = await addUser(db, companyId, []);
      await db.update(users).set({ fullname }).where(eq(users.id, id));
      return String(id);
    },
    addGeofence: async (fenceName) => String((await addGeofence(db, companyId, { fenceName })).id),
    async addAlert({ vehicleId, alertCode, createdOn, value, ruleIds = [], falseReason }) {
      const vehicle = vehicles.get(vehicleId);
      if (vehicle === undefined) throw new Error('There is no such vehicle');
      const alert = await addAlert(db, clock, {
        ...{ vehicle, alertCode, alertTrigger: value, createdOn: new Date(createdOn) },
        alertRuleIds: ruleIds.map(Number),
        isFalseAlert: falseReason !== undefined,
      });
      if (falseReason === undefined) return;
      await db.insert(userLogs).values({
        ...{ companyId, rawAlertId: alert.id, typeField: 'FalseAlert', userId: own.user.id },
        data: JSON.stringify({ isFalseAlert: true, reason: falseReason }),
        createdOn: new Date(clock.now()),
      });
    },
    close: () => undefined,
  };
}

alertRuleSourceContract({ name: 'The HTTP adapter', create, describe, it });
