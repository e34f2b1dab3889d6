import { createManualClock } from '@pantau/core/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallMessage } from './call-message.ts';
import {
  CallController,
  DISCONNECT_TIMEOUT_MS,
  ENDED_CALL_RETENTION_MS,
} from './call-controller.ts';
import type { SimulatedDriver } from '@pantau/core/contract';

let clock: ReturnType<typeof createManualClock>;
let controller: CallController;
let sent: [userId: number, message: CallMessage][];
let isConnected: boolean;
const onError = vi.fn();

beforeEach(() => {
  clock = createManualClock(Date.UTC(2026, 10, 20));
  sent = [];
  isConnected = true;
  controller = new CallController({
    clock,
    maxCalls: 2,
    notify: (userId, message) => void sent.push([userId, message]),
    isConnected: () => Promise.resolve(isConnected),
    onError,
  });
});

const start = (driver: SimulatedDriver, values: object = {}): string =>
  controller.start({ userId: 7, companyId: 1, vehicleId: 3, driver, ...values });

const phases = (): string[] => sent.map(([, { phase, end }]) => (end === null ? phase : end));

describe('a simulated driver', () => {
  it.each([
    ['answers', ['ringing', 'connected']],
    ['refuses', ['ringing', 'refused']],
    ['silent', ['ringing', 'noAnswer']],
    ['losesConnection', ['ringing', 'connected', 'dropped']],
    ['busy', ['busy']],
  ] as const)('who %s: %o', async (driver, expected) => {
    const callId = start(driver);
    expect(sent).toEqual([]);
    await clock.advance(31_000);
    expect(phases()).toEqual(expected);
    for (const [userId, message] of sent) {
      expect(userId).toBe(7);
      expect(message).toMatchObject({ type: 'call', callId, vehicleId: '3' });
    }
  });
});

describe('a call', () => {
  it('ends when its own user hangs up (RS-71)', async () => {
    start('answers');
    await clock.advance(4_000);
    controller.hangUp(8, 3);
    controller.hangUp(7, 4);
    expect(phases()).toEqual(['ringing', 'connected']);
    controller.hangUp(7, 3);
    controller.hangUp(7, 3);
    expect(phases()).toEqual(['ringing', 'connected', 'hungUp']);
  });

  it('is limited to one per vehicle and a maximum per company (RS-72)', () => {
    start('answers');
    expect(() => start('answers', { userId: 8 })).toThrow('vehicleInCall');
    start('answers', { vehicleId: 4 });
    expect(() => start('answers', { vehicleId: 5 })).toThrow('tooManyCalls');
    start('answers', { companyId: 2, vehicleId: 6 });
    controller.hangUp(7, 3);
    start('answers', { vehicleId: 5 });
  });

  it('ends 30 s after its user has disconnected (RS-74)', async () => {
    start('answers');
    await clock.advance(10_000);
    isConnected = false;
    await clock.advance(DISCONNECT_TIMEOUT_MS - 6_000);
    expect(phases()).toEqual(['ringing', 'connected']);
    isConnected = true;
    await clock.advance(5_000);
    isConnected = false;
    await clock.advance(DISCONNECT_TIMEOUT_MS - 5_000);
    expect(phases()).toEqual(['ringing', 'connected']);
    await clock.advance(6_000);
    expect(phases()).toEqual(['ringing', 'connected', 'hungUp']);
  });

  it('is resent to a new connection, up to a minute after it ended (RS-75)', async () => {
    start('refuses');
    controller.resendState(7);
    expect(sent).toEqual([]);
    await clock.advance(1_000);
    controller.resendState(8);
    controller.resendState(7);
    expect(phases()).toEqual(['ringing', 'ringing']);
    await clock.advance(ENDED_CALL_RETENTION_MS);
    controller.resendState(7);
    expect(phases()).toEqual(['ringing', 'ringing', 'refused', 'refused']);
    await clock.advance(ENDED_CALL_RETENTION_MS);
    controller.resendState(7);
    expect(phases()).toHaveLength(4);
  });

  it('sends nothing after the controller is closed', async () => {
    start('answers');
    controller.close();
    await clock.advance(60_000);
    expect(sent).toEqual([]);
  });
});
