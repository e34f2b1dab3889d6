import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices } from '../db/schema.ts';
import { postJson, signIn, type SignedIn } from '../testing/client.ts';
import { openLive, type LiveMessage } from '../testing/live-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createLiveValidator } from '../testing/validate-live.ts';
import { addCompany, addUser, addVehicle, type AddedVehicle } from '../testing/fixtures.ts';

const callScopes = [scopes.twoWayCommunication, scopes.twoWayCommunicationAllModule];
const problemOf = createLiveValidator();
let server: TestServer;
let caller: SignedIn;
let colleague: SignedIn;
let foreigner: SignedIn;
let vehicle: AddedVehicle;

beforeAll(async () => {
  server = await startTestServer({
    env: { PANTAU_MAX_CALLS: '2' },
    driverFor: (plate) => (plate === 'B 1 SIBUK' ? 'busy' : 'answers'),
  });
  for (const id of [1, 2]) await addCompany(server.db, id);
  caller = await signIn(server, await addUser(server.db, 1, callScopes));
  colleague = await signIn(server, await addUser(server.db, 1, callScopes));
  foreigner = await signIn(server, await addUser(server.db, 2, callScopes));
});

afterAll(() => server.close());

const addCallable = async (values: object = {}, deviceType = 'bsj'): Promise<AddedVehicle> => {
  const added = await addVehicle(server.db, 1, values);
  await server.db.update(devices).set({ deviceType }).where(eq(devices.id, added.deviceId));
  return added;
};

beforeEach(async () => {
  vehicle = await addCallable();
});

const request = (of: AddedVehicle, values: object = {}) => ({
  vehicleId: String(of.id),
  licensePlate: 'B 9482 KXT',
  driver: 'Slamet Riyadi',
  imei: of.imei,
  deviceType: 'bsj',
  entryPoint: 'alertCenter',
  ...values,
});

const call = (body: unknown, who = caller): Promise<Response> =>
  postJson(server, '/api/calls', body, {
    authorization: `Bearer ${who.accessToken}`,
    'accept-language': 'en',
  });

const hangUp = (vehicleId: string | number, who = caller): Promise<Response> =>
  fetch(`${server.url}/api/calls/${vehicleId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${who.accessToken}` },
  });

const isCall =
  (phase: string, of = vehicle) =>
  (message: LiveMessage & { phase?: string; vehicleId?: string }): boolean =>
    message.type === 'call' && message.phase === phase && message.vehicleId === String(of.id);

describe('a call', () => {
  it('rings, connects and ends, for the calling user only and without a subscription (RS-71)', async () => {
    const [live, other] = await Promise.all(
      [caller, colleague].map((who) => openLive(server, who.accessToken)),
    );
    if (live === undefined || other === undefined) throw new Error('Both are connected.');
    const response = await call(request(vehicle));
    expect(response.status).toBe(200);
    const { callId, isSimulated } = (await response.json()) as Record<string, unknown>;
    expect(isSimulated).toBe(true);
    const ringing = await live.waitFor(isCall('ringing'));
    expect(ringing).toMatchObject({ callId, end: null });
    await live.waitFor(isCall('connected'));
    // Another user cannot end it.
    expect((await hangUp(vehicle.id, colleague)).status).toBe(204);
    expect((await hangUp(vehicle.id)).status).toBe(204);
    expect(await live.waitFor(isCall('ended'))).toMatchObject({ callId, end: 'hungUp' });
    expect(live.messages.map(problemOf)).toEqual(live.messages.map(() => null));
    expect(other.messages.filter(({ type }) => type === 'call')).toEqual([]);
    live.close();
    other.close();
  });

  it('that has ended is reported to a later connection (RS-75)', async () => {
    const active = await addCallable({ licensePlate: 'B 1 SIBUK' });
    const early = await openLive(server, caller.accessToken);
    expect((await call(request(active))).status).toBe(200);
    await early.waitFor(isCall('ended', active));
    early.close();
    const late = await openLive(server, caller.accessToken);
    expect(await late.waitFor(isCall('ended', active))).toMatchObject({ end: 'busy' });
    late.close();
  });

  it('is rejected beyond the maximum, and to a vehicle in a call (RS-72)', async () => {
    const second = await addCallable({}, 'vss-howen');
    const third = await addCallable();
    expect((await call(request(vehicle))).status).toBe(200);
    const again = await call(request(vehicle), colleague);
    expect([again.status, await again.json()]).toEqual([
      409,
      { errorName: 'CONFLICT', message: 'This vehicle is already in a call.' },
    ]);
    expect((await call(request(second))).status).toBe(200);
    const tooMany = await call(request(third));
    expect([tooMany.status, await tooMany.json()]).toEqual([
      409,
      { errorName: 'CONFLICT', message: 'At most 2 calls at once. End a call first.' },
    ]);
    for (const { id } of [vehicle, second]) await hangUp(id);
    expect((await call(request(third))).status).toBe(200);
    await hangUp(third.id);
  });

  it('is rejected for devices without calls, whatever the client claims (RS-73)', async () => {
    const tracker = await addCallable({}, 'teltonika');
    const response = await call(request(tracker, { deviceType: 'bsj' }));
    expect([response.status, await response.json()]).toEqual([
      400,
      { errorName: 'INVALID_INPUT', message: 'This vehicle’s device does not support calls.' },
    ]);
  });

  it.each([
    ['without a body', () => undefined],
    ['without an imei', () => request(vehicle, { imei: undefined })],
    ['from elsewhere', () => request(vehicle, { entryPoint: 'livestream' })],
    ['with an endless plate', () => request(vehicle, { licensePlate: 'B'.repeat(201) })],
  ])('%s is rejected', async (_, body) => {
    const response = await call(body());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorName: 'INVALID_INPUT' });
  });

  it('cannot reach a vehicle of another company (RS-19)', async () => {
    expect((await call(request(vehicle), foreigner)).status).toBe(404);
    const other = await addCallable();
    expect((await call(request(vehicle, { vehicleId: String(other.id) }))).status).toBe(404);
    expect((await call(request(vehicle, { imei: 'a\0b' }))).status).toBe(404);
  });

  it('requires a session and both scopes (RS-17)', async () => {
    expect((await postJson(server, '/api/calls', request(vehicle))).status).toBe(401);
    for (const held of callScopes) {
      const half = await signIn(server, await addUser(server.db, 1, [held]));
      expect((await call(request(vehicle), half)).status).toBe(403);
      expect((await hangUp(vehicle.id, half)).status).toBe(403);
    }
  });

  it('can be started 20 times per minute and user (RS-76)', async () => {
    const hasty = await signIn(server, await addUser(server.db, 1, callScopes));
    const body = request(vehicle, { imei: 'nobody' });
    for (let round = 0; round < 20; round += 1) await call(body, hasty);
    const response = await call(body, hasty);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
