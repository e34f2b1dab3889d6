import { describe, expect, it } from 'vitest';
import type { AlertInput } from './alert-input.ts';
import type { PositionInput } from './position-input.ts';
import { parseTraccar } from './traccar.ts';

const place = {
  latitude: -6.174147,
  longitude: 106.856542,
  speed: 49.324,
  course: 261.6,
  valid: true,
  fixTime: '2026-11-20T01:00:00.964+00:00',
  address: null,
  attributes: { ignition: true, totalDistance: 8_937_924.5 },
};

const message = (event: object, more: object = {}) => ({
  event: {
    id: 50_001,
    type: 'alarm',
    eventTime: '2026-11-20T01:00:00.964+00:00',
    attributes: {},
    geofenceId: 0,
    ...event,
  },
  position: place,
  device: { uniqueId: '868618052108056', name: 'B 8424 MKH' },
  ...more,
});

function alertOf(value: unknown): AlertInput {
  const read = parseTraccar(value);
  if (!read.ok || read.value.kind !== 'alert') throw new Error(JSON.stringify(read));
  return read.value.alert;
}

function positionOf(value: unknown): PositionInput {
  const read = parseTraccar(value);
  if (!read.ok || read.value.kind !== 'position') throw new Error(JSON.stringify(read));
  return read.value.position;
}

function refusalOf(value: unknown) {
  const read = parseTraccar(value);
  return read.ok ? undefined : read.result;
}

describe('a Traccar event', () => {
  it('has device, code, time and position (RS-52)', () => {
    const event = { attributes: { alarm: 'hardBraking' } };
    expect(alertOf(message(event))).toMatchObject({
      imei: '868618052108056',
      alertCode: 10,
      createdOn: Date.parse('2026-11-20T01:00:00.964Z'),
      latitude: -6.174147,
      longitude: 106.856542,
      alertTrigger: null,
      threshold: null,
    });
  });

  it('converts knots to km/h (RS-52)', () => {
    const attributes = { speed: 49.324, speedLimit: 43.197 };
    const alert = alertOf(message({ type: 'deviceOverspeed', attributes }));
    expect(alert).toMatchObject({ alertCode: 8, alertTrigger: 91.35, threshold: 80 });
  });

  it('uses the position’s speed for an overspeed alarm (RS-52)', () => {
    const alert = alertOf(message({ attributes: { alarm: 'overspeed' } }));
    expect(alert).toMatchObject({ alertCode: 8, alertTrigger: 91.35, threshold: null });
  });

  it('reports a fuel change in per cent of the previous level, negative for a drop (RS-52)', () => {
    const drop = message({ type: 'deviceFuelDrop', attributes: { before: 60, after: 45 } });
    expect(alertOf(drop)).toMatchObject({ alertCode: 14, alertTrigger: -25 });
    const rise = message({ type: 'deviceFuelIncrease', attributes: { before: 40, after: 60 } });
    expect(alertOf(rise)).toMatchObject({ alertCode: 13, alertTrigger: 50 });
    const unknown = message({ type: 'deviceFuelDrop', attributes: { before: 0, after: 0 } });
    expect(alertOf(unknown).alertTrigger).toBeNull();
  });

  it('reports the temperature of a probe (RS-52)', () => {
    const event = { attributes: { alarm: 'temperature' } };
    const warm = { ...place, attributes: { temp2: -3, temp10: 9, temp1: 'broken' } };
    expect(alertOf(message(event, { position: warm })).alertTrigger).toBe(-3);
    expect(alertOf(message(event)).alertTrigger).toBeNull();
  });

  it('uses the first known alarm of the event or the position (RS-52)', () => {
    const inPosition = { ...place, attributes: { alarm: 'lock,hardCornering,sos' } };
    expect(alertOf(message({ attributes: {} }, { position: inPosition })).alertCode).toBe(11);
    const both = message({ attributes: { alarm: 'sos' } }, { position: inPosition });
    expect(alertOf(both).alertCode).toBe(1);
  });

  it('is an alert without a place when its position is null, absent or malformed (RS-52)', () => {
    const event = { attributes: { alarm: 'sos' } };
    const positions = [null, undefined, 'here', { ...place, latitude: 1000 }];
    for (const position of positions) {
      const alert = alertOf(message(event, { position }));
      expect(alert).toMatchObject({ alertCode: 1, latitude: null, longitude: null });
    }
    const noFix = { ...place, valid: false, latitude: 0, longitude: 0 };
    expect(alertOf(message(event, { position: noFix })).latitude).toBeNull();
  });

  it('has its geofence’s name, and entering two geofences raises two alerts (RS-52)', () => {
    const entered = (geofenceId: number) =>
      alertOf(
        message({ type: 'geofenceEnter', geofenceId }, { geofence: { name: 'Depo Cakung' } }),
      );
    expect(entered(3)).toMatchObject({
      alertCode: 19,
      geofences: [{ geofenceId: null, fenceName: 'Depo Cakung' }],
    });
    expect(entered(3).source).not.toBe(entered(4).source);
  });

  it.each([
    [{ type: 'ignitionOn' }, 'event type "ignitionOn" is not an alert'],
    [{ type: 'somethingNew' }, 'unknown event type "somethingNew" is not an alert'],
    [{ attributes: { alarm: 'lock' } }, 'alarm "lock" is not an alert'],
    [{ attributes: { alarm: 'lock,newAlarm' } }, 'unknown alarm "lock,newAlarm" is not an alert'],
    [{ attributes: {} }, 'event of type "alarm" without an alarm'],
  ])('is ignored when it is not an alert: %j (RS-53)', (event, reason) => {
    expect(refusalOf(message(event))).toEqual({ outcome: 'ignored', reason });
  });

  it.each([
    [5, 'must be an object'],
    [{}, 'contains neither an event nor a position'],
    [message({ eventTime: 'today' }), /^event\.eventTime must be/],
    [message({}, { device: {} }), 'device.uniqueId is missing'],
  ])('is invalid when it is incomplete: %j (RS-39)', (value, reason) => {
    expect(refusalOf(value)).toMatchObject({
      outcome: 'invalid',
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
  });
});

describe('a Traccar position', () => {
  const forwarded = { position: place, device: { uniqueId: '868618052108056' } };

  it('is converted to km/h and km (RS-52)', () => {
    expect(positionOf(forwarded)).toEqual({
      imei: '868618052108056',
      recordedOn: Date.parse('2026-11-20T01:00:00.964Z'),
      latitude: -6.174147,
      longitude: 106.856542,
      speed: 91.35,
      course: 261.6,
      ignition: true,
      odometer: 8937.9245,
    });
  });

  it('is ignored without a valid fix (RS-53)', () => {
    const invalid = { ...forwarded, position: { ...place, valid: false } };
    expect(refusalOf(invalid)).toMatchObject({ outcome: 'ignored' });
  });
});
