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
let answer: () => Response;
let sockets: FakeSocketIo;
let errors: unknown[];
let source: CallSource;

beforeEach(() => {
  clock = createManualClock();
  sockets = createFakeSocketIo();
  errors = [];
  answer = () => jsonResponse({ callId: '9', isSimulated: true });
  server = createFakeFetch(() => answer());
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

const told = { type: 'call', callId: '9', vehicleId: '12/7', phase: 'ringing', end: null };

describe('calls over REST and live messages', () => {
  it('are started with the fields of the specification and nothing else', async () => {
    const more = { ...request, callId: 'x' };
    await expect(source.start(more)).resolves.toEqual({ callId: '9', isSimulated: true });
    const [sent] = server.requests;
    expect(sent).toMatchObject({ method: 'POST', url: 'https://fleet.example/api/calls' });
    expect(sent?.body).toEqual(request);
  });

  it('end by their vehicle', async () => {
    answer = () => new Response(null, { status: 204 });
    await source.end('12/7');
    const [sent] = server.requests;
    expect(sent).toMatchObject({
      method: 'DELETE',
      url: 'https://fleet.example/api/calls/12%2F7',
    });
  });

  it("that are refused tell the server's words", async () => {
    answer = () => jsonResponse({ errorName: 'CONFLICT', message: 'Masih ada panggilan' }, 409);
    await expect(source.start(request)).rejects.toMatchObject({
      kind: 'conflict',
      serverMessage: 'Masih ada panggilan',
    });
  });

  it('are not believed to have started by an answer that cannot be read', async () => {
    answer = () => jsonResponse({ callId: 9 });
    await expect(source.start(request)).rejects.toMatchObject({ kind: 'server' });
  });

  it('keep one connection while somebody listens, and none else', async () => {
    expect(sockets.sockets).toHaveLength(0);
    const leaveFirst = source.subscribe(() => undefined);
    const leaveSecond = source.subscribe(() => undefined);
    await clock.advance(0);
    expect(sockets.sockets).toHaveLength(1);
    leaveFirst();
    leaveFirst();
    expect(sockets.latest().isDisconnected).toBe(false);
    leaveSecond();
    expect(sockets.latest().isDisconnected).toBe(true);
    expect(clock.pending()).toBe(0);
    source.subscribe(() => undefined);
    await clock.advance(0);
    expect(sockets.sockets).toHaveLength(2);
  });

  it('hear what the server tells of them, and nothing of what they cannot read', async () => {
    const heard: CallUpdate[] = [];
    source.subscribe((one) => heard.push(one));
    await clock.advance(0);
    const socket = sockets.latest();
    socket.receive('message', told);
    socket.receive('message', { ...told, phase: 'ended', end: 'busy' });
    socket.receive('message', { type: 'vehicle-position-1', data: {} });
    expect(heard).toEqual([
      { callId: '9', vehicleId: '12/7', phase: 'ringing', end: null },
      { callId: '9', vehicleId: '12/7', phase: 'ended', end: 'busy' },
    ]);
    expect(errors).toEqual([]);
    socket.receive('message', { ...told, phase: 'exploded' });
    socket.receive('message', { ...told, vehicleId: 7 });
    expect(heard).toHaveLength(2);
    expect(errors).toHaveLength(2);
  });
});
