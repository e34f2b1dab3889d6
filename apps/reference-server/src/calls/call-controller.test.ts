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
let desk: CallController;
let told: [userId: number, message: CallMessage][];
let isConnected: boolean;
const onError = vi.fn();

beforeEach(() => {
  clock = createManualClock(Date.UTC(2026, 10, 20));
  told = [];
  isConnected = true;
  desk = new CallController({
    clock,
    maxCalls: 2,
    notify: (userId, message) => void told.push([userId, message]),
    isConnected: () => Promise.resolve(isConnected),
    onError,
  });
});

const start = (driver: SimulatedDriver, values: object = {}): string =>
  desk.start({ userId: 7, companyId: 1, vehicleId: 3, driver, ...values });

const phases = (): string[] => told.map(([, { phase, end }]) => (end === null ? phase : end));

describe('a simulated driver', () => {
  it.each([
    ['answers', ['ringing', 'connected']],
    ['refuses', ['ringing', 'refused']],
    ['silent', ['ringing', 'noAnswer']],
    ['dropsTheLine', ['ringing', 'connected', 'dropped']],
    ['busy', ['busy']],
  ] as const)('who %s: %o', async (driver, expected) => {
    const callId = start(driver);
    expect(told).toEqual([]);
    await clock.advance(31_000);
    expect(phases()).toEqual(expected);
    for (const [userId, message] of told) {
      expect(userId).toBe(7);
      expect(message).toMatchObject({ type: 'call', callId, vehicleId: '3' });
    }
  });
});

describe('a call', () => {
  it('ends when its user hangs up, and not when somebody else does', async () => {
    start('answers');
    await clock.advance(4_000);
    desk.hangUp(8, 3);
    desk.hangUp(7, 4);
    expect(phases()).toEqual(['ringing', 'connected']);
    desk.hangUp(7, 3);
    desk.hangUp(7, 3);
    expect(phases()).toEqual(['ringing', 'connected', 'hungUp']);
  });

  it('is one of a vehicle at a time, and of so many of a company', () => {
    start('answers');
    expect(() => start('answers', { userId: 8 })).toThrow('vehicleBeingCalled');
    start('answers', { vehicleId: 4 });
    expect(() => start('answers', { vehicleId: 5 })).toThrow('tooManyCalls');
    start('answers', { companyId: 2, vehicleId: 6 });
    desk.hangUp(7, 3);
    start('answers', { vehicleId: 5 });
  });

  it('ends 30 s after the last connection of its user has gone', async () => {
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

  it('is told again to a connection that comes, for a minute after its end', async () => {
    start('refuses');
    desk.resendState(7);
    expect(told).toEqual([]);
    await clock.advance(1_000);
    desk.resendState(8);
    desk.resendState(7);
    expect(phases()).toEqual(['ringing', 'ringing']);
    await clock.advance(ENDED_CALL_RETENTION_MS);
    desk.resendState(7);
    expect(phases()).toEqual(['ringing', 'ringing', 'refused', 'refused']);
    await clock.advance(ENDED_CALL_RETENTION_MS);
    desk.resendState(7);
    expect(phases()).toHaveLength(4);
  });

  it('is heard of no more once the desk is closed', async () => {
    start('answers');
    desk.close();
    await clock.advance(60_000);
    expect(told).toEqual([]);
  });
});
