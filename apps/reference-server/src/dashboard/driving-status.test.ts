import { describe, expect, it } from 'vitest';
import { drivingStatus } from './driving-status.ts';

const NOW = Date.UTC(2026, 10, 20, 7);
const report = { reportedOn: NOW, speed: 0, ignition: false };

describe('the driving status', () => {
  it.each([
    ['moving', { speed: 42, ignition: true }],
    ['moving', { speed: 42, ignition: null }],
    ['idle', { speed: 0, ignition: true }],
    ['idle', { speed: 2.9, ignition: true }],
    ['parked', { speed: 2.9, ignition: false }],
    ['parked', { speed: null, ignition: null }],
  ])('is %s for %o (RS-206)', (status, values) => {
    expect(drivingStatus({ ...report, ...values }, NOW, 60)).toBe(status);
  });

  it('is offline when the last report is older than the company’s limit (RS-206)', () => {
    const minutes = 60_000;
    const moving = { ...report, speed: 42, ignition: true };
    const at = (age: number) => drivingStatus({ ...moving, reportedOn: NOW - age }, NOW, 30);
    expect(at(30 * minutes)).toBe('moving');
    expect(at(30 * minutes + 1)).toBe('offline');
  });
});
