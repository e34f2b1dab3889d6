import { describe, expect, it } from 'vitest';
import { personalProblems } from './personal-problems.ts';

const details = { fullname: 'Rina', email: 'rina@mitra.example', phoneNo: '(021) 555-0142' };

describe("a user's details", () => {
  it('are accepted, also without email and phone (CS-68)', () => {
    expect(personalProblems(details)).toEqual({});
    expect(personalProblems({ ...details, email: null, phoneNo: ' ' })).toEqual({});
  });

  it.each([
    ['fullname', ' ', 'required'],
    ['fullname', null, 'required'],
    ['fullname', 'x'.repeat(101), 'tooLong'],
    ['email', 'rina@mitra', 'malformed'],
    ['email', `${'x'.repeat(250)}@a.id`, 'tooLong'],
    ['phoneNo', '1234', 'malformed'],
    ['phoneNo', '1'.repeat(31), 'tooLong'],
  ] as const)('are refused as %s: %j (CS-68)', (field, value, problem) => {
    expect(personalProblems({ ...details, [field]: value })).toEqual({ [field]: problem });
  });
});
