import { alertCodes, findAlertCode } from '@pantau/core/contract';
import { describe, expect, it } from 'vitest';
import { alertValue } from './alert-value.ts';
import { checkNote, checkReason } from './check-text.ts';
import { timeAgo } from './time-ago.ts';
import { sameRules, urgencyOf } from './urgency.ts';

const rules = {
  urgent: new Set(['1']),
  important: new Set(['2']),
  autoPopup: new Set(['3']),
};

describe('alert urgency', () => {
  it('is urgent when any rule is urgent (AC-23)', () => {
    expect(urgencyOf({ alertRuleIds: ['2', '1'] }, rules)).toBe('urgent');
  });
  it('is important when a rule is important or auto-opens, and none is urgent (AC-24)', () => {
    expect(urgencyOf({ alertRuleIds: ['9', '2'] }, rules)).toBe('important');
    expect(urgencyOf({ alertRuleIds: ['3'] }, rules)).toBe('important');
  });
  it('belongs to no list without a matching rule (AC-24)', () => {
    expect(urgencyOf({ alertRuleIds: ['9'] }, rules)).toBeNull();
    expect(urgencyOf({ alertRuleIds: [] }, rules)).toBeNull();
  });
  it('compares rule sets by content, not by identity', () => {
    expect(sameRules(rules, { ...rules, urgent: new Set(['1']) })).toBe(true);
    expect(sameRules(rules, { ...rules, autoPopup: new Set(['4']) })).toBe(false);
  });
});

describe('timeAgo', () => {
  const now = Date.UTC(2026, 10, 20, 7);
  it.each([
    [-5_000, 'seconds', 0],
    [0, 'seconds', 0],
    [59_999, 'seconds', 59],
    [60_000, 'minutes', 1],
    [3_599_999, 'minutes', 59],
    [3_600_000, 'hours', 1],
    [86_399_999, 'hours', 23],
    [86_400_000, 'days', 1],
    [2 * 86_400_000, 'days', 2],
  ] as const)('%i ms ago is %s: %i', (ms, unit, value) => {
    expect(timeAgo(now, now - ms)).toEqual({ unit, value });
  });
});

describe('alert value', () => {
  const value = (alertCode: number, alertTrigger: number | null, threshold: number | null = null) =>
    alertValue({ alertTrigger, threshold }, findAlertCode(alertCode));

  it.each([
    [8, { kind: 'speed', unit: 'km/h', value: 104, limit: 80 }],
    [13, { kind: 'percent', unit: '%', value: 104, limit: 80 }],
    [14, { kind: 'percent', unit: '%', value: 104, limit: 80 }],
    [15, { kind: 'duration', unit: 's', value: 104, limit: 80 }],
    [16, { kind: 'duration', unit: 's', value: 104, limit: 80 }],
    [17, { kind: 'temperature', unit: '°C', value: 104, limit: 80 }],
    [18, { kind: 'temperature', unit: '°C', value: 104, limit: 80 }],
  ])('is the measured value for code %i', (code, expected) => {
    expect(value(code, 104, 80)).toEqual(expected);
  });
  it('is in hours for code 117, and 4 when the device reports none (AC-27)', () => {
    expect(value(117, 16_200, 14_400)).toEqual({ kind: 'hours', unit: 'h', value: 4.5, limit: 4 });
    expect(value(117, null)).toEqual({ kind: 'hours', unit: 'h', value: 4, limit: 4 });
  });
  it('is null when the code has no unit or is unknown, or nothing was measured', () => {
    expect(value(50, 3)).toBeNull();
    expect(value(99_999, 3)).toBeNull();
    expect(value(8, null)).toBeNull();
  });
  it('exists for every code of the contract that has a unit', () => {
    for (const entry of alertCodes) {
      const found = alertValue({ alertTrigger: 1, threshold: null }, entry);
      expect(found === null).toBe(entry.unit === null);
    }
  });
});

describe('text entered by the user', () => {
  it('requires a reason of at most 300 characters (AC-38)', () => {
    expect(checkReason(' \n')).toBe('blank');
    expect(checkReason('x'.repeat(300))).toBeNull();
    expect(checkReason('x'.repeat(301))).toBe('tooLong');
  });
  it('requires a note of at most 255 characters, counting an emoji as one (AC-40)', () => {
    expect(checkNote('')).toBe('blank');
    expect(checkNote('🚚'.repeat(255))).toBeNull();
    expect(checkNote('🚚'.repeat(256))).toBe('tooLong');
  });
});
