import { describe, expect, it } from 'vitest';
import { createMemoryWorld } from '../../adapters/memory/memory-world.ts';
import { EMERGENCY_CODE } from './emergency.ts';
import { isSnoozed, snoozeKey, snoozeSubjectOf } from './snooze.ts';

const world = createMemoryWorld({ scenario: 'empty' });
const alert = world.arrive({ alertCode: 8 });
const endsOn = 1_000_000;
const ends = new Map([[snoozeKey(snoozeSubjectOf(alert)), endsOn]]);

describe('an alert', () => {
  it('is snoozed until the end, which is over even if nobody has noticed yet (AC-718)', () => {
    expect(isSnoozed(ends, alert, endsOn - 1)).toBe(true);
    expect(isSnoozed(ends, alert, endsOn)).toBe(false);
  });

  it('is not snoozed by another event or another vehicle (AC-717)', () => {
    const { vehicle } = alert;
    expect(isSnoozed(ends, { ...alert, alertCode: 15 }, 0)).toBe(false);
    expect(isSnoozed(ends, { ...alert, vehicle: { ...vehicle, vehicleId: '999' } }, 0)).toBe(false);
  });

  it('that is an emergency is never snoozed (AC-714)', () => {
    const sos = { ...alert, alertCode: EMERGENCY_CODE };
    expect(isSnoozed(new Map([[snoozeKey(snoozeSubjectOf(sos)), endsOn]]), sos, 0)).toBe(false);
  });
});
