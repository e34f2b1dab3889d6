import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeFetch, createFakeFetch, jsonResponse } from '../testing/fake-fetch.ts';
import { type FakeSocketIo, createFakeSocketIo } from '../testing/fake-socket-io.ts';
import { type ManualClock, createManualClock } from '../testing/manual-clock.ts';
import { createLiveChannel } from '../transport/live-channel.ts';
import { createRestClient } from '../transport/rest-client.ts';
import { createTokenSource } from '../transport/token-source.ts';
import type { CallRequest, CallUpdate } from './call.ts';
import type { CallSource } from './call-source.ts';
import { createHttpCallSource } from './http-call-source.ts';

const request: CallRequest = {
  vehicleId: '12/7',
  licensePlate: 'B 9482 KXT',
  driver: 'Slamet Riyadi',
  imei: '8600',
  deviceType: 'bsj',
  entryPoint: 'alertCenter',
};

let clock: ManualClock;
let server: FakeFetch;
let respond: () => Response;
let sockets: FakeSocketIo;
let errors: unknown[];
let source: CallSource;

beforeEach(() => {
  clock = createManualClock();
  sockets = createFakeSocketIo();
  errors = [];
  respond = () => jsonResponse({ callId: '9', isSimulated: true });
  server = createFakeFetch(() => respond());
  const tokens = createTokenSource({ getToken: () => Promise.resolve('token') });
  source = createHttpCallSource({
    rest: createRestClient({ baseUrl: 'https://fleet.example/api', fetch: server.fetch, clock }),
    openChannel: () =>
      createLiveChannel({
        url: 'https://fleet.example',
        tokens,
        clock,
        io: sockets.io,
        wakeUps: () => () => undefined,
      }),
    onError: (error) => errors.push(error),
  });
});

const ringing = { type: 'call', callId: '9', vehicleId: '12/7', phase: 'ringing', end: null };

describe('createHttpCallSource', () => {
  it('starts a call with the fields of the contract only', async () => {
    const more = { ...request, callId: 'x' };
    await expect(source.start(more)).resolves.toEqual({ callId: '9', simulated: true });
    const [sent] = server.requests;
    expect(sent).toMatchObject({ method: 'POST', url: 'https://fleet.example/api/calls' });
    expect(sent?.body).toEqual(request);
  });

  it('ends the call of a vehicle', async () => {
    respond = () => new Response(null, { status: 204 });
    await source.end('12/7');
    const [sent] = server.requests;
    expect(sent).toMatchObject({
      method: 'DELETE',
      url: 'https://fleet.example/api/calls/12%2F7',
    });
  });

  it('rejects a refused call with the message of the server', async () => {
    respond = () => jsonResponse({ errorName: 'CONFLICT', message: 'Masih ada panggilan' }, 409);
    await expect(source.start(request)).rejects.toMatchObject({
      kind: 'conflict',
      serverMessage: 'Masih ada panggilan',
    });
  });

  it('rejects if the response cannot be parsed', async () => {
    respond = () => jsonResponse({ callId: 9 });
    await expect(source.start(request)).rejects.toMatchObject({ kind: 'server' });
  });

  it('keeps one connection while there are listeners', async () => {
    expect(sockets.sockets).toHaveLength(0);
    const unsubscribeFirst = source.subscribe(() => undefined);
    const unsubscribeSecond = source.subscribe(() => undefined);
    await clock.advance(0);
    expect(sockets.sockets).toHaveLength(1);
    unsubscribeFirst();
    unsubscribeFirst();
    expect(sockets.latest().disconnected).toBe(false);
    unsubscribeSecond();
    expect(sockets.latest().disconnected).toBe(true);
    expect(clock.pending()).toBe(0);
    source.subscribe(() => undefined);
    await clock.advance(0);
    expect(sockets.sockets).toHaveLength(2);
  });

  it('reports call messages and drops those that cannot be parsed', async () => {
    const updates: CallUpdate[] = [];
    source.subscribe((one) => updates.push(one));
    await clock.advance(0);
    const socket = sockets.latest();
    socket.receive('message', ringing);
    socket.receive('message', { ...ringing, phase: 'ended', end: 'busy' });
    socket.receive('message', { type: 'vehicle-position-1', data: {} });
    expect(updates).toEqual([
      { callId: '9', vehicleId: '12/7', phase: 'ringing', end: null },
      { callId: '9', vehicleId: '12/7', phase: 'ended', end: 'busy' },
    ]);
    expect(errors).toEqual([]);
    socket.receive('message', { ...ringing, phase: 'exploded' });
    socket.receive('message', { ...ringing, vehicleId: 7 });
    expect(updates).toHaveLength(2);
    expect(errors).toHaveLength(2);
  });
});
