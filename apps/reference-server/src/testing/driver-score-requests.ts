import type { OperationName } from '@pantau/core/contract/operations';
import { eq } from 'drizzle-orm';
import { drivers, rawAlerts, vehicles } from '../db/schema.ts';
import { one, sendQuery, server } from './operation-server.ts';
import {
  driverAlertsQuery,
  scoreGroupsQuery,
  scoreQuery,
  scoresQuery,
} from './driver-score-operations.ts';
import { addAlert } from './fixtures.ts';
import { addGroup } from './rule-fixtures.ts';
import { servedIf } from './outcome.ts';

const DAY_MS = 86_400_000;

/** The last week; the server's clock runs. */
const period = () => {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { startDate: day(Date.now() - 7 * DAY_MS), endDate: day(Date.now() + DAY_MS) };
};

let driver: Promise<{ readonly id: number; readonly group: number }> | undefined;

/** A driver of a vehicle in a group, with an alert of a shared vehicle. */
const theDriver = () => {
  driver ??= (async () => {
    const { db, clock } = server;
    const [row] = await db
      .insert(drivers)
      .values({ companyId: one.id, fullname: 'Driver' })
      .returning();
    const driverId = row?.id ?? 0;
    await db.update(vehicles).set({ driverId }).where(eq(vehicles.id, one.vehicle.id));
    const group = await addGroup(db, one.id, 'Of drivers', [one.vehicle]);
    const alert = { vehicle: one.sharedVehicle, alertCode: 52, alertRuleIds: [], driverId };
    const { id } = await addAlert(db, clock, alert);
    await db.update(rawAlerts).set({ alertTrigger: null }).where(eq(rawAlerts.id, id));
    return { id: driverId, group: group.id };
  })();
  return driver;
};

const ofDriver = async (query: string) => {
  const { id } = await theDriver();
  return sendQuery(query, { filter: { driverId: id, ...period() } });
};

/** One request for each operation on driver scores. */
export const driverScoreRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.driverScores': async () =>
    (await sendQuery(scoresQuery, { filter: period() })).isSuccessful,
  'GraphQL Query.driverScore': async () => (await ofDriver(scoreQuery)).isSuccessful,
  'GraphQL Query.alertDetailDriverScores': async () =>
    (await ofDriver(driverAlertsQuery)).isSuccessful,
  'GraphQL Query.driverScoreGroups': async () =>
    (await sendQuery(scoreGroupsQuery, {})).isSuccessful,
};

/** Requests for the parts of driver scores that a user may not see. */
export const driverScoreParts = {
  'GraphQL Query.driverScores: vehicle groups': async () => {
    const { group } = await theDriver();
    const { data } = await sendQuery(scoresQuery, { filter: { ...period(), vgroupIds: [group] } });
    return servedIf(data.length > 0);
  },
  'GraphQL Query.driverScoreGroups: vehicle groups': async () => {
    await theDriver();
    return servedIf((await sendQuery(scoreGroupsQuery, {})).data.length > 0);
  },
  'GraphQL Query.alertDetailDriverScores: shared vehicles': async () => {
    const { data } = await ofDriver(driverAlertsQuery);
    if (data.length !== 1) throw new Error('The alert is not listed.');
    return servedIf(data[0].vehicle !== null && data[0].vehicleId !== null);
  },
} as const;
