import { menuScopes, scopes } from '@pantau/core/contract';
import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { devices, users } from '../db/schema.ts';
import { graphql, postJson, signIn, type SignedIn } from './client.ts';
import { openLive } from './live-client.ts';
import { actionMutation, anyDate, payloadQuery } from './operations.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from './two-companies.ts';
import { addAlert } from './fixtures.ts';

export let server: TestServer;
export let one: CompanyFixture;
export let session: SignedIn;
export const alerts: Record<'urgent' | 'important' | 'sharedImportant' | 'ofTask', string> = {
  urgent: '',
  important: '',
  sharedImportant: '',
  ofTask: '',
};

export const task = { foNumber: 'FO-1', foId: '1', logId: '2', detail: null };

export async function startOperationServer(): Promise<void> {
  server = await startTestServer({
    env: { PANTAU_REDIRECT_HOSTS: 'old.fleet.example' },
    settings: { pongSeconds: 0.2, accessTokenSeconds: 86_400 },
    readPublicText: async () => JSON.stringify({ keys: [{ kty: 'EC' }] }),
  });
  const { db, clock } = server;
  one = (await addTwoCompanies(db)).one;
  const { vehicle, sharedVehicle, urgentRule, importantRule } = one;
  const add = async (on: typeof vehicle, rule: number): Promise<string> =>
    String((await addAlert(db, clock, { vehicle: on, alertRuleIds: [rule] })).id);
  alerts.urgent = await add(vehicle, urgentRule);
  alerts.important = await add(vehicle, importantRule);
  alerts.sharedImportant = await add(sharedVehicle, importantRule);
  const ofTask = { vehicle, alertRuleIds: [importantRule], alertCode: 138, fleetOrder: task };
  alerts.ofTask = String((await addAlert(db, clock, ofTask)).id);
  const sharedTask = { ...task, foId: '3', logId: '4' };
  const ofShared = { vehicle: sharedVehicle, alertRuleIds: [], alertCode: 138 };
  await addAlert(db, clock, { ...ofShared, fleetOrder: sharedTask });
  await db
    .update(devices)
    .set({ deviceType: 'vss-howen' })
    .where(inArray(devices.id, [vehicle.deviceId, sharedVehicle.deviceId]));
  session = await signIn(server, one.manager);
}

export const stopOperationServer = (): Promise<void> => server.close();

export const everyScope: readonly string[] = [
  ...Object.values(scopes),
  menuScopes.dashboardVehicleMap,
  menuScopes.driverScore,
  menuScopes.setting,
];

/** Sets the manager's scopes for the following requests. */
export const setScopes = (scopesOfUser: readonly string[]): Promise<unknown> =>
  server.db
    .update(users)
    .set({ scopes: [...scopesOfUser] })
    .where(eq(users.id, one.manager.id));

export const without = (scope: string): string[] => everyScope.filter((other) => other !== scope);

export const sendQuery = (query: string, variables: object): ReturnType<typeof graphql> =>
  graphql(server, session.accessToken, query, variables as Record<string, unknown>);

export const act = (input: object): ReturnType<typeof graphql> =>
  sendQuery(actionMutation, {
    input: {
      actionType: 'Feedback',
      data: 'a note',
      rawAlertId: [],
      selectionMode: 'All',
      dateRange: anyDate,
      ...input,
    },
  });

type Ids = { readonly rawAlertId: string }[] | null;
export const idsOf = (list: Ids): string[] =>
  (list ?? []).map(({ rawAlertId }) => rawAlertId).sort();

let lastVehicle = 1_000;
const nextVehicle = (): number => (lastVehicle += 1);

/** What a subscriber receives when one alert of each kind arrives and is acted on. */
export async function receive(filter: object = {}): Promise<string[]> {
  const { payload } = await sendQuery(payloadQuery, { filter });
  const listener = await openLive(server, session.accessToken, payload);
  const { db, clock } = server;
  const { vehicle, sharedVehicle, urgentRule, importantRule } = one;
  await addAlert(db, clock, { vehicle, alertRuleIds: [urgentRule] });
  await addAlert(db, clock, { vehicle, alertRuleIds: [importantRule] });
  const last = await addAlert(db, clock, { vehicle: sharedVehicle, alertRuleIds: [importantRule] });
  server.app.liveFeed.changed(1);
  const position = {
    latitude: 0,
    longitude: 0,
    speed: null,
    course: null,
    ignition: null,
    odometer: null,
    recordedOn: new Date(),
  };
  // New vehicles: a second position of the same one would be delayed by a second.
  server.app.liveFeed.position(1, { ...position, vehicleId: nextVehicle(), isShared: false });
  const sharedPosition = nextVehicle();
  server.app.liveFeed.position(1, { ...position, vehicleId: sharedPosition, isShared: true });
  await listener.waitFor((message) => message.type === 'PONG' && (message.seq ?? 0) >= last.seq);
  listener.close();
  return listener.messages.flatMap(({ type, data }) => {
    if (type === 'PONG' || type === 'call') return [];
    const isShared = [sharedVehicle.id, sharedPosition].map(String).includes(data.vehicleId);
    const whose = isShared ? 'shared' : 'own';
    if (type.startsWith('vehicle-position')) return [`${whose} position`];
    return [`${whose} ${data.isUrgent === true ? 'urgent' : 'important'}`];
  });
}

const START = Date.now() - 1_800_000;
/** One hour. */
export const span = {
  startTime: new Date(START).toISOString(),
  endTime: new Date(START + 3_600_000).toISOString(),
};

export type Vehicle = CompanyFixture['vehicle'];

const authorized = (): Record<string, string> => ({
  authorization: `Bearer ${session.accessToken}`,
});

/** Starts a call, ends it again, and returns the status. */
export async function startCall({ id, imei }: Vehicle): Promise<number> {
  const body = {
    vehicleId: String(id),
    licensePlate: '',
    driver: null,
    imei,
    deviceType: 'vss-howen',
    entryPoint: 'alertCenter',
  };
  const { status } = await postJson(server, '/api/calls', body, authorized());
  if (status === 200) await endCall(id);
  return status;
}

export const endCall = async (vehicleId: number): Promise<number> => {
  const address = `${server.url}/api/calls/${vehicleId}`;
  return (await fetch(address, { method: 'DELETE', headers: authorized() })).status;
};

export const canGet = async (path: string): Promise<boolean> =>
  (await fetch(server.url + path, { headers: authorized() })).status === 200;

/** The call is started with all scopes; receiving its state requires none. */
export async function receivesCall(): Promise<boolean> {
  const { vehicle } = one;
  await setScopes(everyScope);
  const listener = await openLive(server, session.accessToken);
  expect(await startCall(vehicle)).toBe(200);
  await listener.waitFor(({ type }) => type === 'call');
  listener.close();
  return true;
}

export async function receivesAction(rawAlertId: string[]): Promise<boolean> {
  const { payload } = await sendQuery(payloadQuery, {});
  const listener = await openLive(server, session.accessToken, payload);
  const other = await signIn(server, one.dispatcher);
  const input = {
    actionType: 'Feedback',
    data: 'a note',
    rawAlertId,
    selectionMode: 'Selection',
    dateRange: anyDate,
  };
  const { seq } = await graphql(server, other.accessToken, actionMutation, { input });
  await listener.waitFor((message) => message.type === 'PONG' && (message.seq ?? 0) >= seq);
  listener.close();
  return listener.messages.some(({ type }) => type === 'alert-center-resolve-1');
}
