import { describe, expect, it } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

const backFrom = (address: string): string =>
  returnPath(new URL(address, 'http://portal.example').searchParams);

describe('the page wanted before signing in', () => {
  it.each(['/alerts/7', '/dashboard?page=2', '/a?b=c&d=e#f'])('comes back: %s', (path) => {
    expect(backFrom(signInPath(path))).toBe(path);
  });

  it('is the dashboard when none was wanted', () => {
    expect(signInPath('/')).toBe('/sign-in');
    expect(backFrom('/sign-in')).toBe('/dashboard');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'dashboard',
    '/sign-in?to=/sign-in',
    '',
  ])('is never another site nor the sign-in page: %j', (path) => {
    expect(backFrom(`/sign-in?to=${encodeURIComponent(path)}`)).toBe('/dashboard');
  });
});
