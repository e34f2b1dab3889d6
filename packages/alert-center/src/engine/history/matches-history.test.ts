import { createManualClock } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { demoUsers } from '../../adapters/memory/world-users.ts';
import type { Alert } from '../alert/alert.ts';
import { noHistoryFilter } from './history-query.ts';
import { matchesHistory } from './matches-history.ts';

const alertOf = (): Alert => {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const source = createMemoryAlertSource({ clock, scenario: 'empty', user: demoUsers.manager });
  return source.world.arrive({ alertCode: 8 });
};

describe('an arrival', () => {
  it('belongs to the rows exactly if it meets every condition of their query (AC-448, AC-453, AC-582)', () => {
    const alert = alertOf();
    const { licensePlate } = alert.vehicle;
    const at = alert.createdOn;
    const matches = (filter: object, vehicles: readonly string[] | null = null): boolean =>
      matchesHistory(
        alert,
        'urgent',
        { ...noHistoryFilter, ...filter },
        vehicles && new Set(vehicles),
      );
    expect(matches({})).toBe(true);
    expect(matches({ search: licensePlate.replaceAll(' ', '').toLowerCase() })).toBe(true);
    expect(matches({ search: `${licensePlate} zzz` })).toBe(false);
    expect(matches({ states: ['unresolved'] })).toBe(true);
    expect(matches({ states: ['resolved'] })).toBe(false);
    expect(matches({ urgency: 'important' })).toBe(false);
    expect(matches({ groups: ['value'] })).toBe(true);
    expect(matches({ groups: ['dms'] })).toBe(false);
    expect(matches({ read: true })).toBe(false);
    expect(matches({ range: { start: at, end: at } })).toBe(true);
    expect(matches({ range: { start: at + 1, end: null } })).toBe(false);
    const inGroup = { vehicleGroups: ['1'] };
    expect(matches(inGroup, [alert.vehicle.vehicleId])).toBe(true);
    expect(matches(inGroup, ['another'])).toBe(false);
    expect(matches(inGroup)).toBe(false);
  });
});
