import { describe, expect, it } from 'vitest';
import { missingContact, shouldRemind } from './contact-reminder.ts';

const complete = { email: 'rina@fleet.example', phoneNo: '+62811' };
const never = { lastReminder: null, timeZone: 'Asia/Jakarta' };
const now = Date.parse('2026-11-30T12:00:00+07:00');

describe('the reminder of missing contact data', () => {
  it.each([
    [complete, []],
    [{ ...complete, email: null }, ['email']],
    [{ ...complete, phoneNo: ' ' }, ['phoneNo']],
    [{ email: '', phoneNo: null }, ['email', 'phoneNo']],
  ])('of %j is about %j (SH-69)', (contact, missing) => {
    expect(missingContact(contact)).toEqual(missing);
    expect(shouldRemind({ ...contact, ...never }, now)).toBe(missing.length > 0);
  });

  it.each([
    ['2026-11-01T00:00:00+07:00', false],
    ['2026-10-31T23:59:59+07:00', true],
    ['2025-11-30T12:00:00+07:00', true],
    ['some time', true],
  ])('after one at %s comes in this month: %s (SH-69)', (lastReminder, expected) => {
    expect(shouldRemind({ ...complete, email: null, ...never, lastReminder }, now)).toBe(expected);
  });

  it('uses the month of the company (SH-69)', () => {
    const early = Date.parse('2026-12-01T00:30:00+09:00');
    const user = { ...complete, email: null, lastReminder: '2026-11-20T00:00:00Z' };
    expect(shouldRemind({ ...user, timeZone: 'Asia/Jayapura' }, early)).toBe(true);
    expect(shouldRemind({ ...user, timeZone: 'Asia/Jakarta' }, early)).toBe(false);
  });
});
