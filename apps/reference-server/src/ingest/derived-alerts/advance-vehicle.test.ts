import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../rules/rule.ts';
import { advanceVehicle } from './advance-vehicle.ts';
import type { PositionInput } from '../position-input.ts';
import type { VehicleState } from '../vehicle-state.ts';
import type { DerivedAlert } from './step.ts';

const vehicleId = 7;
const start = Date.UTC(2026, 10, 20, 1);
const MINUTE = 60;

const rule = (alertRuleId: number, changes: Partial<Rule>): Rule => ({
  alertRuleId,
  alertCode: 15,
  minThreshold: null,
  maxThreshold: null,
  minThresholdTime: null,
  alertCountThreshold: null,
  alertCountWindow: null,
  schedule: null,
  vehicleSets: [],
  place: null,
  ...changes,
});

/** A position `at` seconds after the start. */
interface Said {
  readonly at: number;
  readonly speed?: number | null;
  readonly ignition?: boolean | null;
  readonly latitude?: number;
}

const positionOf = ({ at, speed = 0, ignition = true, latitude = -6.2 }: Said): PositionInput => ({
  imei: 'A',
  recordedOn: start + at * 1000,
  latitude,
  longitude: 106.8,
  speed,
  course: null,
  ignition,
  odometer: null,
});

/** Alerts derived from positions in order: time, code and rules. */
function drive(reports: readonly Said[], rules: readonly Rule[]) {
  const book = { rulesOf: (code: number) => rules.filter((one) => one.alertCode === code) };
  let state: VehicleState | null = null;
  return reports.flatMap((one) => {
    const advance = advanceVehicle(vehicleId, state, positionOf(one), book, 'Asia/Jakarta');
    state = advance.state;
    return advance.alerts.map((alert) => ({ at: one.at, ...alert, rules: [...alert.forRules] }));
  });
}

const every = (step: number, until: number, more: Omit<Said, 'at'> = {}, from = 0): Said[] =>
  Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, index) => ({
    at: from + index * step,
    ...more,
  }));

const brief = (alerts: readonly (DerivedAlert & { at: number; rules: number[] })[]) =>
  alerts.map(({ at, alertCode, rules }) => [at, alertCode, rules]);

describe('standing with the engine running', () => {
  const tenMinutes = rule(1, { minThreshold: 10 * MINUTE });

  it('raises one alert once it lasts as long as a rule requires (RS-51)', () => {
    const alerts = drive(every(MINUTE, 60 * MINUTE), [tenMinutes]);
    expect(brief(alerts)).toEqual([[10 * MINUTE, 15, [1]]]);
    expect(alerts[0]).toMatchObject({
      alertTrigger: 600,
      durationSeconds: 600,
      threshold: 600,
    });
  });

  it('raises an alert for each rule at its own time (RS-51)', () => {
    const rules = [tenMinutes, rule(2, { minThresholdTime: 20 * MINUTE })];
    expect(brief(drive(every(MINUTE, 60 * MINUTE), rules))).toEqual([
      [10 * MINUTE, 15, [1]],
      [20 * MINUTE, 15, [2]],
    ]);
  });

  it('restarts after moving, with the engine off, and at another place (RS-51)', () => {
    const breaks: Omit<Said, 'at'>[] = [{ speed: 30 }, { ignition: false }];
    for (const interruption of breaks) {
      const reports = [
        ...every(MINUTE, 9 * MINUTE),
        { at: 9.5 * MINUTE, ...interruption },
        ...every(MINUTE, 30 * MINUTE, {}, 10 * MINUTE),
      ];
      expect(brief(drive(reports, [tenMinutes]))).toEqual([[20 * MINUTE, 15, [1]]]);
    }
    const towed = [
      ...every(MINUTE, 9 * MINUTE),
      ...every(MINUTE, 30 * MINUTE, { latitude: -6.21 }, 10 * MINUTE),
    ];
    expect(brief(drive(towed, [tenMinutes]))).toEqual([[20 * MINUTE, 15, [1]]]);
  });

  it('raises nothing without a rule with a limit, or for another vehicle (RS-51)', () => {
    const reports = every(MINUTE, 60 * MINUTE);
    expect(drive(reports, [])).toEqual([]);
    expect(drive(reports, [rule(1, {})])).toEqual([]);
    expect(drive(reports, [{ ...tenMinutes, vehicleSets: [new Set([vehicleId + 1])] }])).toEqual(
      [],
    );
  });

  it('waits for the rule’s schedule (RS-51)', () => {
    // The start is 08:00 in Jakarta.
    const later = {
      ...tenMinutes,
      schedule: { daysOfWeek: [], startTime: '08:30', endTime: '17:00' },
    };
    expect(brief(drive(every(MINUTE, 60 * MINUTE), [later]))).toEqual([[30 * MINUTE, 15, [1]]]);
  });

  it('counts as parking when the engine is off or unknown (RS-51)', () => {
    const parked = rule(3, { alertCode: 16, minThreshold: 30 * MINUTE });
    for (const ignition of [false, null]) {
      const reports = [
        { at: 0, ignition },
        { at: 45 * MINUTE, ignition },
      ];
      expect(brief(drive(reports, [tenMinutes, parked]))).toEqual([[45 * MINUTE, 16, [3]]]);
    }
  });

  it('is unknown without a speed (RS-51)', () => {
    const reports = [
      ...every(MINUTE, 8 * MINUTE),
      { at: 9 * MINUTE, speed: null },
      { at: 10 * MINUTE },
    ];
    expect(brief(drive(reports, [tenMinutes]))).toEqual([[10 * MINUTE, 15, [1]]]);
    expect(drive(every(MINUTE, 60 * MINUTE, { speed: null }), [tenMinutes])).toEqual([]);
  });
});

describe('speeding', () => {
  const minuteAbove80 = rule(1, { alertCode: 8, minThreshold: 80, minThresholdTime: MINUTE });

  it('raises one alert with the peak once it lasts as long as a rule requires (RS-51)', () => {
    const reports = [82, 95, 88, 84, 90, 120].map((speed, index) => ({ at: index * 20, speed }));
    const alerts = drive(reports, [minuteAbove80]);
    expect(brief(alerts)).toEqual([[60, 8, [1]]]);
    expect(alerts[0]).toMatchObject({ alertTrigger: 95, threshold: 80, durationSeconds: 60 });
  });

  it('restarts below the limit and after a gap (RS-51)', () => {
    const slow = [85, 85, 79, 85, 85, 85].map((speed, index) => ({ at: index * 30, speed }));
    expect(brief(drive(slow, [minuteAbove80]))).toEqual([[150, 8, [1]]]);
    const silent = [
      { at: 0, speed: 85 },
      { at: 10 * MINUTE, speed: 85 },
      { at: 11 * MINUTE, speed: 85 },
    ];
    expect(brief(drive(silent, [minuteAbove80]))).toEqual([[11 * MINUTE, 8, [1]]]);
  });

  it('is left to the devices when a rule has no duration (RS-51)', () => {
    const reports = every(20, 600, { speed: 130 });
    expect(drive(reports, [rule(1, { alertCode: 8, minThreshold: 80 })])).toEqual([]);
  });
});

describe('driving time', () => {
  const fourHours = rule(1, { alertCode: 117 });
  const hours = (count: number) => count * 60 * MINUTE;

  it('raises an alert after four hours without a 15-minute rest (RS-51)', () => {
    const reports = [
      ...every(MINUTE, hours(2), { speed: 60 }),
      ...every(MINUTE, hours(2) + 14 * MINUTE, { speed: 0 }, hours(2) + MINUTE),
      ...every(MINUTE, hours(6), { speed: 60 }, hours(2) + 15 * MINUTE - 30),
    ];
    expect(drive(reports, [fourHours]).map(({ alertCode }) => alertCode)).toEqual([117]);
  });

  it('restarts after a rest (RS-51)', () => {
    const reports = [
      ...every(MINUTE, hours(3), { speed: 60 }),
      ...every(MINUTE, hours(3) + 20 * MINUTE, { speed: 0 }, hours(3) + MINUTE),
      ...every(MINUTE, hours(7), { speed: 60 }, hours(3) + 21 * MINUTE),
    ];
    expect(drive(reports, [fourHours])).toEqual([]);
  });
});

describe('crossing a geofence', () => {
  const depot = {
    geofenceId: 5,
    fenceName: 'Depo',
    shape: { kind: 'circle', center: [106.8, -6.2], radius: 500 },
  } as const;
  const place = { inside: true, geofences: [depot] };
  const rules = [rule(1, { alertCode: 19, place }), rule(2, { alertCode: 20, place })];

  it('raises an alert for rules that list it, except at the first position (RS-51)', () => {
    const reports = [-6.2, -6.21, -6.22, -6.2, -6.2].map((latitude, at) => ({
      at,
      latitude,
      speed: 40,
    }));
    const alerts = drive(reports, rules);
    expect(brief(alerts)).toEqual([
      [1, 20, [2]],
      [3, 19, [1]],
    ]);
    expect(alerts[0]?.geofence?.fenceName).toBe('Depo');
  });

  it('is left to the devices when a rule lists none (RS-51)', () => {
    const reports = [-6.2, -6.3, -6.2].map((latitude, at) => ({ at, latitude }));
    expect(drive(reports, [rule(1, { alertCode: 19 }), rule(2, { alertCode: 20 })])).toEqual([]);
  });
});

describe('any track', () => {
  const reports = fc
    .array(
      fc.record({
        step: fc.integer({ min: 1, max: 1200 }),
        speed: fc.option(fc.integer({ min: 0, max: 130 })),
        ignition: fc.option(fc.boolean()),
        latitude: fc.constantFrom(-6.2, -6.2001, -6.21),
      }),
      { maxLength: 60 },
    )
    .map((steps) => {
      let at = 0;
      return steps.map(({ step, ...rest }) => ({ ...rest, at: (at += step) }));
    });
  const rules = [
    rule(1, { minThreshold: 300 }),
    rule(2, { minThreshold: 900 }),
    rule(3, { alertCode: 16, minThreshold: 600 }),
    rule(4, { alertCode: 8, minThreshold: 80, minThresholdTime: 60 }),
    rule(5, { alertCode: 117, minThreshold: 3600 }),
  ];

  it('raises only alerts that meet their rules (RS-51)', () => {
    fc.assert(
      fc.property(reports, (way) => {
        for (const alert of drive(way, rules)) {
          for (const id of alert.rules) {
            const { minThreshold, minThresholdTime } = rules[id - 1] as Rule;
            expect(alert.alertTrigger).toBeGreaterThanOrEqual(minThreshold ?? 0);
            expect(alert.durationSeconds).toBeGreaterThanOrEqual(minThresholdTime ?? 0);
          }
        }
      }),
    );
  });

  it('produces the same alerts when the state is stored between positions (RS-51)', () => {
    fc.assert(
      fc.property(reports, (way) => {
        const book = { rulesOf: (code: number) => rules.filter((one) => one.alertCode === code) };
        let state: VehicleState | null = null;
        const alerts = way.flatMap((one) => {
          const advance = advanceVehicle(vehicleId, state, positionOf(one), book, 'Asia/Jakarta');
          state = JSON.parse(JSON.stringify(advance.state)) as VehicleState;
          return advance.alerts.map((alert) => [one.at, alert.alertCode, [...alert.forRules]]);
        });
        expect(alerts).toEqual(brief(drive(way, rules)));
      }),
    );
  });
});
