import { menuScopes, scopes } from '@pantau/core/contract';
import type { ScoreCategory } from '@pantau/core/driver-score';
import { eq } from 'drizzle-orm';
import { codeOfCategory } from '../driver-sums/score-codes.ts';
import type { Database } from '../db/database.ts';
import { companies, drivers } from '../db/schema.ts';
import { graphql, postJson, signIn, type SignedIn } from './client.ts';
import { addCompany, addRule, addUser, addVehicle, type AddedVehicle } from './fixtures.ts';
import { actionMutation, anyDate } from './operations.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** Noon in Jakarta, on a Friday. */
const NOW = '2026-11-20T12:00:00+07:00';

export interface AddedDriver {
  readonly id: number;
  readonly companyId: number;
  readonly vehicle: AddedVehicle;
}

let odometer = 1_000;

/** Adds a driver with a vehicle. */
export async function addDriver(
  db: Database,
  companyId: number,
  fullname: string,
  values: Partial<typeof drivers.$inferInsert> = {},
  ofVehicle: { readonly isShared?: boolean } = {},
): Promise<AddedDriver> {
  const [row] = await db
    .insert(drivers)
    .values({ companyId, fullname, ...values })
    .returning();
  if (row === undefined) throw new Error('The driver was not added.');
  const vehicle = await addVehicle(db, companyId, { driverId: row.id, ...ofVehicle });
  return { id: row.id, companyId, vehicle };
}

const scoreScopes = [
  menuScopes.driverScore,
  scopes.vehicleGroupsRead,
  scopes.alertCenterMain,
  scopes.alertAction,
  scopes.sharedVehicle,
];

/** Both scopes of a driver user, without the one for vehicle groups. */
export const driverUserScopes = [
  menuScopes.driverScore,
  scopes.tmsDriverRead,
  scopes.tmsDriverUpdate,
];

/** A server at `NOW` with two companies in Jakarta and a manager each. */
export async function startScoreServer() {
  const server = await startTestServer();
  const { db, clock } = server;
  clock.shift(Date.parse(NOW) - clock.now());
  for (const id of [1, 2]) await addCompany(db, id, { timeZone: 'Asia/Jakarta' });
  const manager = await addUser(db, 1, scoreScopes);
  // Actions reach only the alerts of rules that the user is subscribed to.
  for (const alertCode of codeOfCategory.values()) {
    await addRule(db, 1, 'Important', [manager], { alertCode });
  }
  const session = await signIn(server, manager);
  const other = await signIn(server, await addUser(db, 2, scoreScopes));
  return { server, session, other };
}

async function ingest(
  server: TestServer,
  companyId: number,
  path: string,
  items: readonly object[],
): Promise<readonly { readonly outcome: string; readonly rawAlertId?: string }[]> {
  const headers = { authorization: `Bearer test-ingest-key-of-company-${companyId}` };
  const response = await postJson(server, `/api/ingest/${path}`, items, headers);
  const { results } = (await response.json()) as {
    results: { outcome: string; rawAlertId?: string }[];
  };
  const refused = results.find(({ outcome }) => outcome !== 'accepted');
  if (refused !== undefined) throw new Error(`Not accepted: ${JSON.stringify(refused)}`);
  return results;
}

/** Lets a driver drive on a day (YYYY-MM-DD, Jakarta) from eight o'clock. */
export async function drive(
  server: TestServer,
  { companyId, vehicle }: AddedDriver,
  day: string,
  { km, hours = km / 50 }: { readonly km: number; readonly hours?: number },
): Promise<void> {
  const start = Date.parse(`${day}T08:00:00+07:00`);
  const position = { imei: vehicle.imei, latitude: -6.2, longitude: 106.8 };
  const at = (recordedOn: number) => ({ ...position, recordedOn: new Date(recordedOn), odometer });
  const from = at(start);
  odometer += km;
  await ingest(server, companyId, 'positions', [from, at(start + hours * 3_600_000)]);
}

let seconds = 0;

/** Reports an alert of a driver on a day, from nine o'clock on; its id. */
export async function report(
  server: TestServer,
  { companyId, vehicle }: AddedDriver,
  day: string,
  category: ScoreCategory,
  values: object = {},
): Promise<string> {
  seconds = (seconds + 1) % 3_600;
  const createdOn = new Date(Date.parse(`${day}T09:00:00+07:00`) + seconds * 1_000);
  const alert = {
    imei: vehicle.imei,
    alertCode: codeOfCategory.get(category),
    createdOn,
    ...values,
  };
  const [result] = await ingest(server, companyId, 'alerts', [alert]);
  return result?.rawAlertId ?? '';
}

async function act(
  server: TestServer,
  { accessToken }: SignedIn,
  rawAlertId: readonly string[],
  actionType: 'FalseAlert' | 'Resolve',
  data: object,
): Promise<void> {
  const selection = { selectionMode: 'Selection', rawAlertId, dateRange: anyDate };
  const input = { actionType, data: JSON.stringify(data), isSharedVehicle: true, ...selection };
  const result = await graphql(server, accessToken, actionMutation, { input });
  if (result.data?.updatedAlerts !== rawAlertId.length) {
    throw new Error(`Not changed: ${JSON.stringify(result)}`);
  }
}

export const markFalse = (
  server: TestServer,
  session: SignedIn,
  ids: readonly string[],
  isFalseAlert = true,
): Promise<void> => {
  const data = isFalseAlert ? { isFalseAlert, reason: 'x' } : { isFalseAlert };
  return act(server, session, ids, 'FalseAlert', data);
};

export const resolve = (
  server: TestServer,
  session: SignedIn,
  ids: readonly string[],
  isResolved: boolean,
): Promise<void> => act(server, session, ids, 'Resolve', { isResolved });

export const changeSettings = (
  db: Database,
  values: Partial<typeof companies.$inferInsert>,
): Promise<unknown> => db.update(companies).set(values).where(eq(companies.id, 1));
