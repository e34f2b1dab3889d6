import { describe, expect, it } from 'vitest';
import type { VehicleDevice } from './places.ts';
import { cameraDeviceOf, mayHaveCamera } from './camera-device.ts';

const device = (imei: string, deviceType: string | null, isMain = false): VehicleDevice => ({
  imei,
  deviceType,
  isMain,
});
const alertOf = (sourceDeviceType: string | null, imei: string | null = 'main') => ({
  sourceDeviceType,
  vehicle: { vehicleId: '1', childVehicleId: null, licensePlate: 'B 1', category: null, imei },
});

describe('the device to request the video from', () => {
  const both = [device('main', 'teltonika', true), device('second', 'vss-howen')];

  it('has the type that raised the alert', () => {
    expect(cameraDeviceOf(alertOf('vss-howen'), both)).toEqual({
      imei: 'second',
      kind: 'vss-howen',
    });
    expect(cameraDeviceOf(alertOf('teltonika'), both)).toEqual({ imei: 'main', kind: 'other' });
  });

  it('is the device named by the alert when several have that type', () => {
    const devices = [device('a', 'bsj', true), device('b', 'bsj')];
    expect(cameraDeviceOf(alertOf('bsj', 'b'), devices)).toEqual({ imei: 'b', kind: 'bsj' });
    expect(cameraDeviceOf(alertOf('bsj', null), devices)).toEqual({ imei: 'a', kind: 'bsj' });
  });

  it('is the device of the alert, then the main one, without a type', () => {
    expect(cameraDeviceOf(alertOf(null, 'second'), both)?.imei).toBe('second');
    expect(cameraDeviceOf(alertOf(null, null), both)?.imei).toBe('main');
  });

  it('is taken from the alert when the devices of the vehicle are unknown', () => {
    expect(cameraDeviceOf(alertOf('bsj'), [])).toEqual({ imei: 'main', kind: 'bsj' });
    expect(cameraDeviceOf(alertOf('bsj', null), [])).toBeNull();
  });
});

it('only devices of type bsj and vss-howen have cameras', () => {
  const types = ['bsj', 'vss-howen', 'teltonika', null];
  expect(types.filter((type) => mayHaveCamera({ sourceDeviceType: type }))).toEqual([
    'bsj',
    'vss-howen',
  ]);
});
