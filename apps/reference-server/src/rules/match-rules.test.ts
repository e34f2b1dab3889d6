import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRules } from './match-rules.ts';
import type { MatchableAlert, Rule } from './rule.ts';

const at = Date.UTC(2026, 10, 20, 3, 0);
const zone = 'Asia/Jakarta';
const depot = {
  geofenceId: 5,
  fenceName: 'Depo Cakung',
  shape: { kind: 'circle', center: [106.93, -6.18], radius: 400 },
} as const;

const alert = (changes: Partial<MatchableAlert> = {}): MatchableAlert => ({
  vehicleId: 1,
  alertCode: 8,
  createdOn: at,
  alertTrigger: 92,
  durationSeconds: null,
  latitude: null,
  longitude: null,
  geofenceIds: [],
  ...changes,
});

const rule = (changes: Partial<Rule> = {}): Rule => ({
  alertRuleId: 1,
  alertCode: 8,
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

const matches = (a: MatchableAlert, r: Rule, others: readonly MatchableAlert[] = []) =>
  matchRules(a, [r], zone, others).length === 1;

describe('an alert rule', () => {
  it('requires its alert code (RS-55)', () => {
    expect(matches(alert(), rule())).toBe(true);
    expect(matches(alert(), rule({ alertCode: 9 }))).toBe(false);
  });

  it('is returned with all others that match, in order (RS-55)', () => {
    const rules = [3, 1, 2].map((alertRuleId) => rule({ alertRuleId }));
    expect(matchRules(alert(), rules, zone)).toEqual([3, 1, 2]);
  });

  it('applies to all vehicles without a list, otherwise to those listed (RS-55)', () => {
    expect(matches(alert(), rule({ vehicleSets: [new Set([2])] }))).toBe(false);
    expect(matches(alert(), rule({ vehicleSets: [new Set([1, 2])] }))).toBe(true);
  });

  it('includes both ends of the thresholds (RS-56)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 250 }),
        fc.option(fc.integer({ min: -50, max: 250 })),
        fc.option(fc.integer({ min: -50, max: 250 })),
        (alertTrigger, minThreshold, maxThreshold) => {
          expect(matches(alert({ alertTrigger }), rule({ minThreshold, maxThreshold }))).toBe(
            !(minThreshold !== null && alertTrigger < minThreshold) &&
              !(maxThreshold !== null && alertTrigger > maxThreshold),
          );
        },
      ),
    );
  });

  it('does not match a threshold without a measurement (RS-56)', () => {
    expect(matches(alert({ alertTrigger: null }), rule({ minThreshold: 0 }))).toBe(false);
    expect(matches(alert({ alertTrigger: null }), rule({ maxThreshold: 100 }))).toBe(false);
    expect(matches(alert({ alertTrigger: null }), rule())).toBe(true);
  });

  it('compares the magnitude of a fuel drop, and the value of anything else (RS-56)', () => {
    const drop = rule({ alertCode: 14, minThreshold: 15 });
    expect(matches(alert({ alertCode: 14, alertTrigger: -18 }), drop)).toBe(true);
    expect(matches(alert({ alertCode: 14, alertTrigger: 18 }), drop)).toBe(true);
    expect(matches(alert({ alertCode: 14, alertTrigger: -10 }), drop)).toBe(false);
    const cold = rule({ alertCode: 18, minThreshold: 15 });
    expect(matches(alert({ alertCode: 18, alertTrigger: -18 }), cold)).toBe(false);
  });

  it('requires its minimum duration, which an alert without a duration does not meet (RS-56)', () => {
    const lasting = rule({ minThresholdTime: 60 });
    expect(matches(alert({ durationSeconds: 60 }), lasting)).toBe(true);
    expect(matches(alert({ durationSeconds: 59 }), lasting)).toBe(false);
    expect(matches(alert(), lasting)).toBe(false);
  });
});

describe('a counting rule', () => {
  const third = rule({ alertCountThreshold: 3, alertCountWindow: 600 });
  const earlier = (seconds: number, changes: Partial<MatchableAlert> = {}) =>
    alert({ createdOn: at - seconds * 1000, ...changes });

  it('matches the third alert within the window and those after it (RS-58)', () => {
    expect(matches(alert(), third, [earlier(300)])).toBe(false);
    expect(matches(alert(), third, [earlier(300), earlier(600)])).toBe(true);
    expect(matches(alert(), third, [earlier(1), earlier(2), earlier(3)])).toBe(true);
  });

  it('ignores alerts before the window and after the alert (RS-58)', () => {
    expect(matches(alert(), third, [earlier(300), earlier(601)])).toBe(false);
    expect(matches(alert(), third, [earlier(300), earlier(-1)])).toBe(false);
  });

  it('counts only alerts of the same vehicle that meet its other conditions (RS-58)', () => {
    const fast = { ...third, minThreshold: 90 };
    expect(matches(alert(), fast, [earlier(1), earlier(2, { alertTrigger: 85 })])).toBe(false);
    expect(matches(alert(), fast, [earlier(1), earlier(2, { vehicleId: 2 })])).toBe(false);
    expect(matches(alert(), fast, [earlier(1), earlier(2, { alertCode: 9 })])).toBe(false);
  });

  it('matches exactly the alerts with enough others in the window (RS-58)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 30 }),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 900 }),
        (offsets, alertCountThreshold, alertCountWindow) => {
          const counted = rule({ alertCountThreshold, alertCountWindow });
          const seconds = offsets.toSorted((a, b) => a - b);
          seconds.forEach((second, index) => {
            const others = seconds.slice(0, index).map((other) => earlier(-other));
            const inWindow = seconds
              .slice(0, index + 1)
              .filter((other) => other >= second - alertCountWindow).length;
            expect(matches(earlier(-second), counted, others)).toBe(
              inWindow >= alertCountThreshold,
            );
          });
        },
      ),
    );
  });
});

describe('a rule with geofences', () => {
  const inside = rule({ place: { inside: true, geofences: [depot] } });
  const outside = rule({ place: { inside: false, geofences: [depot] } });
  const there = { latitude: -6.181, longitude: 106.931 };
  const away = { latitude: -6.3, longitude: 106.8 };

  it('matches inside or outside of them (RS-59)', () => {
    expect(matches(alert(there), inside)).toBe(true);
    expect(matches(alert(away), inside)).toBe(false);
    expect(matches(alert(there), outside)).toBe(false);
    expect(matches(alert(away), outside)).toBe(true);
  });

  it('never matches an unknown position (RS-59)', () => {
    expect(matches(alert(), inside)).toBe(false);
    expect(matches(alert(), outside)).toBe(false);
  });

  it('compares the geofence that an enter or exit alert names (RS-59)', () => {
    for (const alertCode of [19, 20]) {
      const left = alert({ ...away, alertCode, geofenceIds: [5] });
      expect(matches(left, { ...inside, alertCode })).toBe(true);
      expect(matches(left, { ...outside, alertCode })).toBe(false);
      expect(matches({ ...left, geofenceIds: [6] }, { ...inside, alertCode })).toBe(false);
    }
  });
});
