import { createPermissions } from '@pantau/core';
import { describe, expect, it } from 'vitest';
import {
  type AccessRule,
  type AccessSession,
  everybody,
  isAllowed,
  nobody,
} from './access-rule.ts';

const session: AccessSession = {
  user: { companyId: 7 },
  permissions: createPermissions({ scopes: ['a', 'b'], flags: ['on'] }),
};
const signedOut: AccessSession = {
  user: null,
  permissions: createPermissions({ scopes: [], flags: [] }),
};

describe('an access rule', () => {
  it.each<[AccessRule, boolean]>([
    ['a', true],
    ['c', false],
    [{ anyOf: ['c', 'b'] }, true],
    [{ anyOf: ['c', 'd'] }, false],
    [{ allOf: ['a', 'b'] }, true],
    [{ allOf: ['a', 'c'] }, false],
    [{ not: 'c' }, true],
    [{ not: { anyOf: ['a', 'c'] } }, false],
    [{ flag: 'on' }, true],
    [{ flag: 'off' }, false],
    [{ company: 7 }, true],
    [{ company: 1449 }, false],
    [{ allOf: ['a', { anyOf: ['c', { allOf: ['b', { flag: 'on' }] }] }, { not: 'd' }] }, true],
    [everybody, true],
    [nobody, false],
  ])('%j allows the user: %s (SH-1)', (rule, allowed) => {
    expect(isAllowed(rule, session)).toBe(allowed);
  });

  it('is evaluated without a session, too (SH-1)', () => {
    expect(isAllowed('a', signedOut)).toBe(false);
    expect(isAllowed({ company: 7 }, signedOut)).toBe(false);
    expect(isAllowed(everybody, signedOut)).toBe(true);
  });
});
