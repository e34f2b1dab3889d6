import { describe, expect, it } from 'vitest';
import { returnPath, signInPath } from './session-paths.ts';

const destination = (address: string): string =>
  returnPath(new URL(address, 'http://portal.example').searchParams);

describe('page requested before signing in', () => {
  it.each(['/alerts/7', '/dashboard?page=2', '/a?b=c&d=e#f'])(
    'opens after signing in: %s (PO-4)',
    (path) => {
      expect(destination(signInPath(path))).toBe(path);
    },
  );

  it('defaults to the first page of the user (PO-4, PO-78)', () => {
    expect(signInPath('/')).toBe('/sign-in');
    expect(signInPath('/dashboard')).toBe('/sign-in');
    expect(destination('/sign-in')).toBe('/');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'dashboard',
    '/sign-in?to=/sign-in',
    '/Sign-In',
    '/logout',
    '/logout/?a=b#c',
    '/LOGOUT',
    '/%6cogout',
    '/report/../logout',
    '/%',
    '',
  ])('is never another site, and no page that signs in or out: %j (PO-5)', (path) => {
    expect(destination(`/sign-in?to=${encodeURIComponent(path)}`)).toBe('/');
  });
});
