import { describe, expect, it } from 'vitest';
import type { Device } from './places.ts';
import { cameraDeviceOf, mayHaveCamera } from './camera-device.ts';

const device = (imei: string, deviceType: string | null, isMain = false): Device => ({
  imei,
  deviceType,
  isMain,
});
const alertOf = (sourceDeviceType: string | null, imei: string | null = 'main') => ({
  sourceDeviceType,
  vehicle: { vehicleId: '1', childVehicleId: null, licensePlate: 'B 1', category: null, imei },
});

describe('the device that is asked for a video', () => {
  const both = [device('main', 'teltonika', true), device('second', 'vss-howen')];

  it('is of the type that raised the alert', () => {
    expect(cameraDeviceOf(alertOf('vss-howen'), both)).toEqual({
      imei: 'second',
      kind: 'vss-howen',
    });
    expect(cameraDeviceOf(alertOf('teltonika'), both)).toEqual({ imei: 'main', kind: 'other' });
  });

  it('is the one that the alert names, of several of that type', () => {
    const devices = [device('a', 'bsj', true), device('b', 'bsj')];
    expect(cameraDeviceOf(alertOf('bsj', 'b'), devices)).toEqual({ imei: 'b', kind: 'bsj' });
    expect(cameraDeviceOf(alertOf('bsj', null), devices)).toEqual({ imei: 'a', kind: 'bsj' });
  });

  it('is that of the alert, else the main one, where no type is told', () => {
    expect(cameraDeviceOf(alertOf(null, 'second'), both)?.imei).toBe('second');
    expect(cameraDeviceOf(alertOf(null, null), both)?.imei).toBe('main');
  });

  it('is what the alert tells where nothing is known of the vehicle', () => {
    expect(cameraDeviceOf(alertOf('bsj'), [])).toEqual({ imei: 'main', kind: 'bsj' });
    expect(cameraDeviceOf(alertOf('bsj', null), [])).toBeNull();
  });
});

it('only devices of type bsj and vss-howen are known to have cameras', () => {
  const types = ['bsj', 'vss-howen', 'teltonika', null];
  expect(types.filter((type) => mayHaveCamera({ sourceDeviceType: type }))).toEqual([
    'bsj',
    'vss-howen',
  ]);
});
