import type { CallUpdate } from '@pantau/core/calls';
import {
  createFakeFetch,
  createFakeSocketIo,
  createManualClock,
  jsonResponse,
} from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { createHttpBackend } from './http-backend.ts';

const request = {
  vehicleId: '5',
  licensePlate: 'B 9482 KXT',
  driver: 'Slamet Riyadi',
  imei: '86',
  deviceType: 'bsj',
  entryPoint: 'alertCenter',
} as const;

function create(maxCalls?: number | (() => number)) {
  const sockets = createFakeSocketIo();
  const fake = createFakeFetch(() => jsonResponse({ callId: '9', isSimulated: true }, 201));
  const clock = createManualClock();
  const { calls } = createHttpBackend({
    baseUrl: 'https://fleet.example',
    getToken: () => Promise.resolve('access-1'),
    fetch: fake.fetch,
    io: sockets.io,
    wakeUps: () => () => {},
    clock,
    maxCalls,
  });
  return { calls, sockets, requests: fake.requests, clock };
}

describe('calls over HTTP', () => {
  it('allows one call by default, and otherwise the current maximum', () => {
    let most = 2;
    expect(create().calls.maxCalls).toBe(1);
    expect(create(3).calls.maxCalls).toBe(3);
    const { calls } = create(() => most);
    most = 4;
    expect(calls.maxCalls).toBe(4);
  });

  it('opens a separate channel until the last listener unsubscribes', async () => {
    const { calls, sockets, requests, clock } = create();
    const updates: CallUpdate[] = [];
    const leave = calls.subscribe((one) => updates.push(one));
    expect(await calls.start(request)).toEqual({ callId: '9', simulated: true });
    expect(requests[0]?.url).toBe('https://fleet.example/api/calls');
    await clock.advance(0);
    expect(sockets.sockets).toHaveLength(1);
    leave();
    await clock.advance(0);
    expect(sockets.latest().disconnected).toBe(true);
  });

  it('opens no channel for a listener that unsubscribed before the code loaded', async () => {
    const { calls, sockets, clock } = create();
    calls.subscribe(() => undefined)();
    await calls.end('5');
    await clock.advance(0);
    expect(sockets.sockets).toHaveLength(0);
  });
});
