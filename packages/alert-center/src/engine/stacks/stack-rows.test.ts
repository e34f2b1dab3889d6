import { describe, expect, it } from 'vitest';
import { makeAlert } from '../../adapters/memory/make-alert.ts';
import { createRandom } from '../../adapters/memory/random.ts';
import type { Alert } from '../alert/alert.ts';
import { type StackInput, nextRows, noRows } from './stack-rows.ts';

const NOW = Date.UTC(2026, 10, 27, 7);
const HALF_HOUR_MS = 30 * 60_000;

const alertOf = (id: string, ago: number, vehicleId: string, alertCode: number): Alert => {
  const alert = makeAlert(createRandom(1), { id, seq: 1, now: NOW }, { alertCode });
  return { ...alert, createdOn: NOW - ago, vehicle: { ...alert.vehicle, vehicleId } };
};

const inputOf = (alerts: readonly Alert[], more: Partial<StackInput> = {}): StackInput => ({
  ids: alerts.map(({ id }) => id),
  alertOf: (id) => alerts.find((one) => one.id === id),
  isOn: true,
  isStill: false,
  isLeaving: () => false,
  expanded: new Set(),
  ...more,
});

const rowsOf = (alerts: readonly Alert[]): readonly string[] =>
  nextRows(noRows, inputOf(alerts)).rowIds;

describe('repeats', () => {
  it('follow one another within 30 minutes, and not a millisecond more (AC-730)', () => {
    const newest = alertOf('9', 0, 'A', 8);
    expect(rowsOf([newest, alertOf('8', HALF_HOUR_MS, 'A', 8)])).toEqual(['stack:8']);
    expect(rowsOf([newest, alertOf('8', HALF_HOUR_MS + 1, 'A', 8)])).toEqual(['9', '8']);
    const chain = [
      newest,
      alertOf('8', HALF_HOUR_MS, 'A', 8),
      alertOf('7', 2 * HALF_HOUR_MS, 'A', 8),
    ];
    expect(rowsOf(chain)).toEqual(['stack:7']);
  });

  it('are of one event on one vehicle, and in one row where the newest would be (AC-730)', () => {
    const alerts = [
      alertOf('9', 0, 'B', 8),
      alertOf('8', 1, 'A', 8),
      alertOf('7', 2, 'A', 15),
      alertOf('6', 3, 'A', 8),
      alertOf('5', 4, 'B', 15),
    ];
    expect(rowsOf(alerts)).toEqual(['9', 'stack:6', '7', '5']);
  });

  it('are unresolved: what is settled has a row of its own, and links nothing (AC-730)', () => {
    const alerts = [
      alertOf('9', 0, 'A', 8),
      { ...alertOf('8', HALF_HOUR_MS, 'A', 8), resolved: true },
      alertOf('7', HALF_HOUR_MS + 1, 'A', 8),
    ];
    expect(rowsOf(alerts)).toEqual(['9', '8', '7']);
  });

  it('are never emergencies (AC-731)', () => {
    expect(rowsOf([alertOf('9', 0, 'A', 1), alertOf('8', 1, 'A', 1)])).toEqual(['9', '8']);
  });
});
