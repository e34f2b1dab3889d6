import { describe, expect, it } from 'vitest';
import { hasLoginFlag, withLoginFlag, withoutLoginFlag } from './login-flag.ts';

describe('the flag of a sign-in', () => {
  it.each([
    ['/', '/?isLoginSuccess=true'],
    ['/dashboard', '/dashboard?isLoginSuccess=true'],
    ['/dashboard?from=mail#top', '/dashboard?from=mail&isLoginSuccess=true#top'],
    ['/sales-order?page=2', '/sales-order?page=2'],
  ])('is added to the dashboard only: %s becomes %s (PO-85)', (address, flagged) => {
    expect(withLoginFlag(address)).toBe(flagged);
  });

  it('is found on the dashboard only (PO-85)', () => {
    expect(hasLoginFlag('/dashboard', '?isLoginSuccess')).toBe(true);
    expect(hasLoginFlag('/dashboard/', '?a=1&isLoginSuccess=true')).toBe(true);
    expect(hasLoginFlag('/dashboard', '?a=1')).toBe(false);
    expect(hasLoginFlag('/sales-order', '?isLoginSuccess=true')).toBe(false);
  });

  it('is removed without the rest of the query (PO-85)', () => {
    expect(withoutLoginFlag('?isLoginSuccess=true')).toBe('');
    expect(withoutLoginFlag('?from=mail&isLoginSuccess=true')).toBe('?from=mail');
  });
});
