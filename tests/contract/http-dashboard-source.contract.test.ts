import { menuScopes, scopes } from '@pantau/core/contract';
import { createHttpDashboardSource } from '@pantau/dashboard/http';
import { type DashboardHarness, dashboardSourceContract } from '@pantau/dashboard/testing';
import { eq } from 'drizzle-orm';
import { describe, it } from 'vitest';
import { rawAlerts, vehiclePositions } from '../../apps/reference-server/src/db/schema.ts';
import { addAlert, addRule, addVehicle } from '../../apps/reference-server/src/testing/fixtures.ts';
import { addOrder } from '../../apps/reference-server/src/testing/orders.ts';
import { shareServer } from './shared-server.ts';

const shared = shareServer();

const MINUTE_MS = 60_000;
const tiles = [scopes.alertCenterMain, scopes.salesOrderRead, menuScopes.dashboardVehicleMap];

async function addSource(companyId: number, held: readonly string[]) {
  const { user, connection } = await shared.addUser(companyId, held);
  return { user, source: createHttpDashboardSource(connection) };
}

/** Creates two companies on the shared server. */
async function create(): Promise<DashboardHarness> {
  const { db, clock } = shared.server;
  const [companyId, foreignId] = [await shared.addCompany(), await shared.addCompany()];
  const all = await addSource(companyId, [...tiles, scopes.alertCenterUrgent]);
  const withoutUrgent = await addSource(companyId, tiles);
  const outsider = await addSource(companyId, []);
  const foreign = await addSource(foreignId, [...tiles, scopes.alertCenterUrgent]);
  const subscribers = [all.user, withoutUrgent.user, outsider.user];
  const rules = {
    urgent: await addRule(db, companyId, 'Urgent', subscribers),
    important: await addRule(db, companyId, 'Important', subscribers),
  };
  const vehicle = await addVehicle(db, companyId);
  return {
    source: all.source,
    withoutUrgent: withoutUrgent.source,
    outsider: outsider.source,
    foreign: foreign.source,
    async addAlert({ createdOn, urgency = 'important', speed = 90 }) {
      const values = { createdOn: new Date(createdOn), alertRuleIds: [rules[urgency]] };
      const alert = await addAlert(db, clock, { vehicle, ...values, alertTrigger: speed });
      return String(alert.id);
    },
    async settle(id) {
      await db
        .update(rawAlerts)
        .set({ isResolved: true })
        .where(eq(rawAlerts.id, Number(id)));
    },
    async addOrder(status) {
      await addOrder(db, companyId, { status });
    },
    async report({ licensePlate, heading, minutesAgo, ...report }) {
      const { id: vehicleId } = await addVehicle(db, companyId, { licensePlate });
      const recordedOn = new Date(clock.now() - minutesAgo * MINUTE_MS);
      const position = { ...report, companyId, vehicleId, course: heading, recordedOn };
      await db.insert(vehiclePositions).values(position);
    },
    close: () => undefined,
  };
}

dashboardSourceContract({ name: 'The HTTP adapter', create, describe, it });
