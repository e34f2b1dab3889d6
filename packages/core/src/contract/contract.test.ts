import { describe, expect, it } from 'vitest';
import { alertCategories, alertCodes } from './alert-codes.ts';
import { operations } from './operations.ts';
import { alertCodeOfTraccarAlarm, alertCodeOfTraccarEvent, traccarNoAlerts } from './traccar.ts';

/** Values of `KEY_ALARM` in Traccar's public model. */
const traccarAlarms =
  'general sos vibration movement lowspeed overspeed fallDown lowPower lowBattery fault powerOff powerOn door lock unlock geofence geofenceEnter geofenceExit gpsAntennaCut accident tow idle highRpm hardAcceleration hardBraking hardCornering laneChange fatigueDriving powerCut powerRestored jamming temperature parking bonnet footBrake fuelLeak tampering removing'.split(
    ' ',
  );
const requiredCodes = [
  8, 13, 14, 15, 16, 17, 18, 49, 50, 51, 52, 53, 54, 55, 56, 90, 91, 92, 96, 110, 111, 113, 117,
  134, 137, 138, 139, 140, 141, 142, 143,
];

describe('alert code table', () => {
  it('has each code once', () => {
    const codes = alertCodes.map((entry) => entry.alertCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(requiredCodes));
  });

  it('assigns the codes to their groups', () => {
    const codesOf = (group: string) =>
      alertCodes
        .filter((entry) => entry.group === group)
        .map((entry) => entry.alertCode)
        .sort((a, b) => a - b);
    expect(codesOf('dms')).toEqual([49, 50, 51, 52, 53, 54, 55, 56, 110, 111]);
    expect(codesOf('adas')).toEqual([90, 91, 92, 96, 113, 134]);
    expect(codesOf('fleetOrder')).toEqual([137, 138, 139, 140, 141, 142, 143]);
    expect(codesOf('value')).toEqual([8, 13, 14, 15, 16, 17, 18, 117]);
  });

  it('has exactly one code per score category', () => {
    const categories = alertCodes.flatMap((entry) => entry.scoreCategory ?? []);
    expect([...categories].sort()).toEqual(
      [
        'harshAccel',
        'harshBrake',
        'sharpturn',
        'overspeed',
        'exceededParkingTime',
        'exceededIdleTime',
        'yawn',
        'distraction',
        'smoking',
        'phoneCalling',
        'eyeClosed',
        'missingFace',
      ].sort(),
    );
  });

  it('maps every Traccar alarm once, to an alert code or to no alert', () => {
    const noAlerts: readonly string[] = traccarNoAlerts.alarms;
    for (const alarm of traccarAlarms) {
      const decided = [alertCodeOfTraccarAlarm(alarm) !== undefined, noAlerts.includes(alarm)];
      expect(decided.filter(Boolean), alarm).toHaveLength(1);
    }
    const mapped = alertCodes.flatMap((entry) => entry.traccarAlarms);
    expect(new Set(mapped).size).toBe(mapped.length);
  });

  it('ignores state changes such as ignitionOn', () => {
    for (const event of traccarNoAlerts.events) {
      expect(alertCodeOfTraccarEvent(event), event).toBeUndefined();
    }
    expect(alertCodeOfTraccarEvent('deviceOverspeed')).toBe(8);
  });

  it('describes every code in both languages under a known category', () => {
    for (const entry of alertCodes) {
      expect(entry.descriptionIdn.trim(), String(entry.alertCode)).not.toBe('');
      expect(entry.descriptionEng.trim(), String(entry.alertCode)).not.toBe('');
      expect(alertCategories.map((category) => category.alertCategoryId)).toContain(
        entry.categoryId,
      );
    }
  });
});

describe('operations table', () => {
  it('lists every operation once', () => {
    const names = operations.map((row) => row.operation);
    expect(new Set(names).size).toBe(names.length);
  });
});
