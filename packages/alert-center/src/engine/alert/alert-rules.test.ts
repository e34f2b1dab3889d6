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

describe('urgency (spec §4)', () => {
  it('is urgent if any rule is urgent (AC-23)', () => {
    expect(urgencyOf({ alertRuleIds: ['2', '1'] }, rules)).toBe('urgent');
  });
  it('else important if one is important or opens by itself (AC-24)', () => {
    expect(urgencyOf({ alertRuleIds: ['9', '2'] }, rules)).toBe('important');
    expect(urgencyOf({ alertRuleIds: ['3'] }, rules)).toBe('important');
  });
  it('else belongs to no list (AC-24)', () => {
    expect(urgencyOf({ alertRuleIds: ['9'] }, rules)).toBeNull();
    expect(urgencyOf({ alertRuleIds: [] }, rules)).toBeNull();
  });
  it('sorts alike for the same rules, whatever objects they are', () => {
    expect(sameRules(rules, { ...rules, urgent: new Set(['1']) })).toBe(true);
    expect(sameRules(rules, { ...rules, autoPopup: new Set(['4']) })).toBe(false);
  });
});

describe('time passed', () => {
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

describe('value of an alert (spec §9, value alerts)', () => {
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
  ])('of code %i', (code, wanted) => {
    expect(value(code, 104, 80)).toEqual(wanted);
  });
  it('of code 117 is in hours, 4 where the device tells none (AC-27)', () => {
    expect(value(117, 16_200, 14_400)).toEqual({ kind: 'hours', unit: 'h', value: 4.5, limit: 4 });
    expect(value(117, null)).toEqual({ kind: 'hours', unit: 'h', value: 4, limit: 4 });
  });
  it('is none where the code has no unit, is unknown, or nothing was measured', () => {
    expect(value(50, 3)).toBeNull();
    expect(value(99_999, 3)).toBeNull();
    expect(value(8, null)).toBeNull();
  });
  it('is known for every unit of the contract’s table', () => {
    for (const entry of alertCodes) {
      const found = alertValue({ alertTrigger: 1, threshold: null }, entry);
      expect(found === null).toBe(entry.unit === null);
    }
  });
});

describe('what a user types (spec §5)', () => {
  it('a reason is required, at most 300 characters (AC-38)', () => {
    expect(checkReason(' \n')).toBe('blank');
    expect(checkReason('x'.repeat(300))).toBeNull();
    expect(checkReason('x'.repeat(301))).toBe('tooLong');
  });
  it('a note is not blank, at most 255 characters, counted as people count them (AC-40)', () => {
    expect(checkNote('')).toBe('blank');
    expect(checkNote('🚚'.repeat(255))).toBeNull();
    expect(checkNote('🚚'.repeat(256))).toBe('tooLong');
  });
});
