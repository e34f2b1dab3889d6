import { describe, expect, it } from 'vitest';
import { createMemoryWorld } from '../../adapters/memory/index.ts';
import type { Alert, CallState } from '../../engine/alert/alert.ts';
import { callRequestOf } from './call-request.ts';

const callState: CallState = {
  hasVoip: true,
  deviceType: 'bsj',
  imeiVoip: '8699',
  vehicleIdVoip: '70',
};

function alertOf(change: Partial<Alert> = {}): Alert {
  const world = createMemoryWorld({ scenario: 'empty' });
  return world.arrive({
    vehicle: {
      vehicleId: '7',
      childVehicleId: null,
      licensePlate: 'B 1',
      category: null,
      imei: '8600',
    },
    driver: { driverId: '1', fullname: 'Slamet Riyadi' },
    callState,
    ...change,
  });
}

describe('the target of a call', () => {
  it("is the fields of the specification, the voice device's own ids first", () => {
    const alert = alertOf();
    expect(callRequestOf(alert)).toEqual({
      vehicleId: '70',
      licensePlate: 'B 1',
      driver: 'Slamet Riyadi',
      imei: '8699',
      deviceType: 'bsj',
      entryPoint: 'alertCenter',
      alertId: alert.id,
    });
  });

  it('falls back to the data of the alert without a voice device', () => {
    const withoutVoice = { ...callState, imeiVoip: null, vehicleIdVoip: null };
    expect(callRequestOf(alertOf({ callState: withoutVoice, driver: null }))).toMatchObject({
      vehicleId: '7',
      imei: '8600',
      driver: null,
    });
  });

  it('are devices of type bsj and vss-howen that have voice, and no others (AC-77)', () => {
    const types = ['bsj', 'vss-howen', 'teltonika', null];
    const callable = types.filter(
      (deviceType) => callRequestOf(alertOf({ callState: { ...callState, deviceType } })) !== null,
    );
    expect(callable).toEqual(['bsj', 'vss-howen']);
    expect(callRequestOf(alertOf({ callState: { ...callState, hasVoip: false } }))).toBeNull();
    expect(callRequestOf(alertOf({ callState: null }))).toBeNull();
  });
});
