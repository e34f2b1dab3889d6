import { operations, scopes, type OperationName } from '@pantau/core/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devices, users } from '../db/schema.ts';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import { openLive } from '../testing/live-client.ts';
import {
  actionMutation,
  anyDate,
  fileListMutation,
  fleetOrderQuery,
  geofencesQuery,
  historiesQuery,
  missedQuery,
  payloadQuery,
  rawAlertsQuery,
  statusesQuery,
  totalsQuery,
  trailQuery,
  uploadMutation,
  vehicleQuery,
  videosQuery,
} from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { addAlert } from '../testing/fixtures.ts';

/**
 * Tests every operation of the contract with all scopes and without each scope that it lists.
 * Operations or parts unknown to this file fail.
 */
let server: TestServer;
let one: CompanyFixture;
let session: SignedIn;
const alerts: Record<'urgent' | 'important' | 'sharedImportant' | 'ofTask', string> = {
  urgent: '',
  important: '',
  sharedImportant: '',
  ofTask: '',
};

const task = { foNumber: 'FO-1', foId: '1', logId: '2', detail: null };

beforeAll(async () => {
  server = await startTestServer({ settings: { pongSeconds: 0.2 } });
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
});

afterAll(() => server.close());

const everyScope = Object.values(scopes);

/** Sets the manager's scopes for the following requests. */
const setScopes = (scopesOfUser: readonly string[]): Promise<unknown> =>
  server.db
    .update(users)
    .set({ scopes: [...scopesOfUser] })
    .where(eq(users.id, one.manager.id));

const without = (scope: string): string[] => everyScope.filter((other) => other !== scope);

const sendQuery = (query: string, variables: object): ReturnType<typeof graphql> =>
  graphql(server, session.accessToken, query, variables as Record<string, unknown>);

const act = (input: object): ReturnType<typeof graphql> =>
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
const idsOf = (list: Ids): string[] => (list ?? []).map(({ rawAlertId }) => rawAlertId).sort();

let lastVehicle = 1_000;
const nextVehicle = (): number => (lastVehicle += 1);

/** What a subscriber receives when one alert of each kind arrives and is acted on. */
async function receive(filter: object = {}): Promise<string[]> {
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
const span = {
  startTime: new Date(START).toISOString(),
  endTime: new Date(START + 3_600_000).toISOString(),
};

type Vehicle = CompanyFixture['vehicle'];

/** Requests about one vehicle. */
const ofVehicle: Partial<Record<OperationName, (vehicle: Vehicle) => ReturnType<typeof graphql>>> =
  {
    'GraphQL Query.vehicle': ({ id }) => sendQuery(vehicleQuery, { vehicleId: id }),
    'GraphQL Query.vehicleStatuses': ({ id }) =>
      sendQuery(statusesQuery, { filter: { vehicleId: [id] } }),
    'GraphQL Query.vehicleTrail': ({ id }) => sendQuery(trailQuery, { vehicleId: id, ...span }),
    'GraphQL Query.downloadVideoHistories': ({ id }) =>
      sendQuery(historiesQuery, { filter: { vehicleId: id, startTime: span.startTime } }),
    'GraphQL Query.vehicleVideos': ({ id }) =>
      sendQuery(videosQuery, {
        filter: { vehicleId: id, channel: 1, fileListOnly: true, isFromCache: true, ...span },
      }),
    'GraphQL Mutation.updateFileList': ({ id, imei }) =>
      sendQuery(fileListMutation, { input: { imei, channel: 1, vehicleId: id } }),
    'GraphQL Mutation.setUploadMedia': ({ imei }) =>
      sendQuery(uploadMutation, {
        input: { imei, rawAlertInput: { cameraPosition: 1, rawAlertCreatedOn: span.startTime } },
      }),
    'GraphQL Query.fleetOrderDetail': ({ id }) =>
      sendQuery(fleetOrderQuery, id === one.vehicle.id ? task : { foId: '3', logId: '4' }),
  };

const authorized = (): Record<string, string> => ({
  authorization: `Bearer ${session.accessToken}`,
});

/** Starts a call, ends it again, and returns the status. */
async function startCall({ id, imei }: Vehicle): Promise<number> {
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

const endCall = async (vehicleId: number): Promise<number> => {
  const address = `${server.url}/api/calls/${vehicleId}`;
  return (await fetch(address, { method: 'DELETE', headers: authorized() })).status;
};

const canGet = async (path: string): Promise<boolean> =>
  (await fetch(server.url + path, { headers: authorized() })).status === 200;

const vehicleRequests = Object.fromEntries(
  Object.entries(ofVehicle).map(([operation, attempt]) => [
    operation,
    async () => (await attempt(one.vehicle)).isSuccessful as boolean,
  ]),
);

/** The request for each operation. */
const whole: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.payload': async () => (await sendQuery(payloadQuery, {})).isSuccessful,
  'GraphQL Query.rawAlerts': async () =>
    (await sendQuery(rawAlertsQuery, { filter: {} })).isSuccessful,
  'GraphQL Query.totalImportantAlerts': async () => (await sendQuery(totalsQuery, {})).isSuccessful,
  'GraphQL Query.missedLiveMessages': async () =>
    (await sendQuery(missedQuery, { since: 0 })).isSuccessful,
  'GraphQL Mutation.upsertRawAlertsAction': async () => (await act({})).isSuccessful,
  ...vehicleRequests,
  'REST POST /api/calls': async () => (await startCall(one.vehicle)) === 200,
  'REST DELETE /api/calls/{vehicleId}': async () => (await endCall(one.vehicle.id)) === 204,
  'REST GET /api/geocode': () => canGet('/api/geocode?latitude=0&longitude=100'),
  'REST GET /api/portal-settings': () => canGet('/api/portal-settings'),
  'live call': receivesCall,
  'GraphQL Query.geofences': async () =>
    (await sendQuery(geofencesQuery, { geofenceId: ['1'] })).isSuccessful,
  'live alert-center-{companyId}': async () => (await receive()).includes('own important'),
  'live alert-center-resolve-{companyId}': () => receivesAction([alerts.important]),
  'live vehicle-position-{companyId}': async () => (await receive()).includes('own position'),
};

/** The call is started with all scopes; receiving its state requires none. */
async function receivesCall(): Promise<boolean> {
  const { vehicle } = one;
  await setScopes(everyScope);
  const listener = await openLive(server, session.accessToken);
  expect(await startCall(vehicle)).toBe(200);
  await listener.waitFor(({ type }) => type === 'call');
  listener.close();
  return true;
}

async function receivesAction(rawAlertId: string[]): Promise<boolean> {
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

type Outcome = 'served' | 'refused' | 'leftOut';

const outcomeOf = (
  { isSuccessful, errorName }: { isSuccessful: boolean; errorName: string | null },
  isThere: boolean,
): Outcome => {
  if (isSuccessful) return isThere ? 'served' : 'leftOut';
  expect(errorName).toBe('FORBIDDEN');
  return 'refused';
};

type Row = Readonly<Record<string, unknown>>;

/** Whether the task is present; it is never partial. */
const hasTask = ({ foNumber, foId, logId, foData }: Row): boolean => {
  const values = [foNumber, foId, logId, foData];
  expect([
    [null, null, null, null],
    [...Object.values(task).slice(0, 3), { detail: null }],
  ]).toContainEqual(values);
  return foNumber !== null;
};

const servedIf = (isThere: boolean): Outcome => (isThere ? 'served' : 'leftOut');

/** Shared vehicles are either not found or omitted from the list. */
const sharedVehicleRequests = Object.fromEntries(
  Object.entries(ofVehicle).map(([operation, attempt]) => [
    `${operation}: shared vehicles`,
    async (): Promise<Outcome> => {
      const { isSuccessful, errorName, data } = await attempt(one.sharedVehicle);
      if (!isSuccessful) expect(errorName).toBe('NOT_FOUND');
      const isList = operation === 'GraphQL Query.vehicleStatuses';
      return servedIf(isSuccessful && (!isList || data.length > 0));
    },
  ]),
);

const parts: Record<string, () => Promise<Outcome>> = {
  ...sharedVehicleRequests,
  'REST POST /api/calls: shared vehicles': async () => {
    const status = await startCall(one.sharedVehicle);
    if (status !== 200) expect(status).toBe(404);
    return servedIf(status === 200);
  },
  'GraphQL Query.payload: filterByType AlertCenter': async () => {
    const result = await sendQuery(payloadQuery, { filter: { filterByType: ['AlertCenter'] } });
    return outcomeOf(result, result.subscribedAlertRules?.importantAlertRules.length > 0);
  },
  'GraphQL Query.payload: filterByType SystemNotif': async () => {
    const result = await sendQuery(payloadQuery, { filter: { filterByType: ['SystemNotif'] } });
    // Only the signed part says what a subscription receives; notifications are not delivered yet.
    const signed: unknown = JSON.parse(atob(result.payload.split('.')[1]));
    return outcomeOf(result, (signed as { notifications: boolean }).notifications);
  },
  'GraphQL Query.payload: isSharedVehicle': async () => {
    const result = await sendQuery(payloadQuery, { filter: { isSharedVehicle: true } });
    return outcomeOf(
      result,
      result.isSuccessful &&
        (await receive({ isSharedVehicle: true })).includes('shared important'),
    );
  },
  'GraphQL Query.rawAlerts: isUrgent': async () => {
    const result = await sendQuery(rawAlertsQuery, { filter: { isUrgent: true } });
    return outcomeOf(result, idsOf(result.data).includes(alerts.urgent));
  },
  'GraphQL Query.rawAlerts: urgent alerts': async () => {
    const result = await sendQuery(rawAlertsQuery, { filter: { pagination: { show: 100 } } });
    return outcomeOf(result, idsOf(result.data).includes(alerts.urgent));
  },
  'GraphQL Query.rawAlerts: isSharedVehicle': async () => {
    const filter = { isSharedVehicle: true, pagination: { show: 100 } };
    const result = await sendQuery(rawAlertsQuery, { filter });
    return outcomeOf(result, idsOf(result.data).includes(alerts.sharedImportant));
  },
  'GraphQL Query.rawAlerts: fleet orders': async () => {
    const result = await sendQuery(rawAlertsQuery, { filter: { rawAlertId: [alerts.ofTask] } });
    return outcomeOf(result, hasTask(result.data[0]));
  },
  'GraphQL Query.missedLiveMessages: fleet orders': async () => {
    const result = await sendQuery(missedQuery, { since: 0 });
    const alert = result.alerts.find((one: Row) => one.rawAlertId === alerts.ofTask);
    return outcomeOf(result, hasTask(alert));
  },
  'GraphQL Mutation.upsertRawAlertsAction: fleet orders': async () => {
    const result = await act({ selectionMode: 'Selection', rawAlertId: [alerts.ofTask] });
    return outcomeOf(result, hasTask(result.items[0].alert));
  },
  'live alert-center-{companyId}: fleet orders': async () => {
    const { payload } = await sendQuery(payloadQuery, {});
    const listener = await openLive(server, session.accessToken, payload);
    const { db, clock } = server;
    const values = { vehicle: one.vehicle, alertRuleIds: [one.importantRule], alertCode: 138 };
    const { id } = await addAlert(db, clock, { ...values, fleetOrder: task });
    server.app.liveFeed.changed(1);
    const { data } = await listener.waitFor(({ data: alert }) => alert?.rawAlertId === String(id));
    listener.close();
    return servedIf(hasTask(data));
  },
  'GraphQL Query.totalImportantAlerts: Urgent': async () => {
    const result = await sendQuery(totalsQuery, {});
    const kinds = result.data.map((row: { alertUrgencyType: string }) => row.alertUrgencyType);
    return outcomeOf(result, kinds.includes('Urgent'));
  },
  'GraphQL Query.totalImportantAlerts: isSharedVehicle': async () => {
    const own = await sendQuery(totalsQuery, {});
    const result = await sendQuery(totalsQuery, { filter: { isSharedVehicle: true } });
    return outcomeOf(result, result.data?.at(-1).unresolved > own.data.at(-1).unresolved);
  },
  'GraphQL Query.missedLiveMessages: urgent alerts': async () => {
    const result = await sendQuery(missedQuery, { since: 0 });
    return outcomeOf(result, idsOf(result.alerts).includes(alerts.urgent));
  },
  'GraphQL Query.missedLiveMessages: isSharedVehicle': async () => {
    const result = await sendQuery(missedQuery, { since: 0, isSharedVehicle: true });
    return outcomeOf(result, idsOf(result.alerts).includes(alerts.sharedImportant));
  },
  'GraphQL Mutation.upsertRawAlertsAction: urgent alerts': async () => {
    const result = await act({ selectionMode: 'Selection', rawAlertId: [alerts.urgent] });
    return outcomeOf(result, result.items[0].outcome === 'applied');
  },
  'GraphQL Mutation.upsertRawAlertsAction: isSharedVehicle': async () => {
    const selection = { selectionMode: 'Selection', rawAlertId: [alerts.sharedImportant] };
    expect((await act(selection)).items[0].outcome).toBe('notFound');
    const result = await act({ ...selection, isSharedVehicle: true });
    return outcomeOf(result, result.items?.[0].outcome === 'applied');
  },
  'live alert-center-{companyId}: urgent alerts': async () =>
    servedIf((await receive()).includes('own urgent')),
  'live alert-center-resolve-{companyId}: urgent alerts': async () =>
    servedIf(await receivesAction([alerts.urgent])),
};

const ofSession = operations.filter(({ caller }) => caller === 'session');

describe('an operation', () => {
  it.each(ofSession)('$operation is served with its required scopes (RS-17)', async (row) => {
    const attempt = whole[row.operation];
    if (attempt === undefined) throw new Error(`Add a request for ${row.operation}.`);
    await setScopes(everyScope);
    expect(await attempt()).toBe(true);
    await setScopes(row.needs);
    expect(await attempt()).toBe(true);
  });

  const needs = ofSession.flatMap(({ operation, needs }) =>
    needs.map((scope) => ({ operation, scope })),
  );
  it.each(needs)(
    '$operation is not served without $scope (RS-17)',
    async ({ operation, scope }) => {
      await setScopes(without(scope));
      expect(await whole[operation]?.()).toBe(false);
    },
  );

  const ofParts = ofSession.flatMap((row) =>
    ('parts' in row ? row.parts : []).flatMap(({ part, needs, without: otherwise }) =>
      needs.map((scope) => ({ name: `${row.operation}: ${part}`, scope, otherwise })),
    ),
  );
  it.each(ofParts)(
    '$name without $scope is $otherwise (RS-18)',
    async ({ name, scope, otherwise }) => {
      const attempt = parts[name];
      if (attempt === undefined) throw new Error(`Add a request for ${name}.`);
      await setScopes(everyScope);
      expect(await attempt()).toBe('served');
      await setScopes(without(scope));
      expect(await attempt()).toBe(otherwise);
    },
  );

  const graphqlRows = ofSession.filter(({ operation }) => operation.startsWith('GraphQL'));
  it.each(graphqlRows)('$operation is rejected without a session (RS-7)', async () => {
    const response = await postJson(server, '/graphql', { query: rawAlertsQuery });
    expect(response.status).toBe(401);
  });

  const ingestRows = operations.filter(({ caller }) => caller === 'ingestKey');
  it.each(ingestRows)('$operation accepts only an ingest key (RS-37)', async ({ operation }) => {
    const path = operation.replace('REST POST ', '');
    const post = async (key: string): Promise<number> =>
      (await postJson(server, path, [], { authorization: `Bearer ${key}` })).status;
    expect(await post('test-key-1')).toBe(200);
    expect(await post('another key')).toBe(401);
    expect(await post(session.accessToken)).toBe(401);
    expect((await postJson(server, path, [])).status).toBe(401);
  });
});
