import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oldVersionProblem, redirectAddress } from './old-version.ts';

const allowed = ['old.fleet.example', 'old.fleet.example:8443', 'OTHER.example'];

describe('the reason for going back', () => {
  it.each([
    [{ reason: null, text: 'text' }, 'reasonMissing'],
    [{ reason: 1, text: '' }, null],
    [{ reason: 3, text: 'x'.repeat(900) }, null],
    [{ reason: 4, text: ' \n' }, 'textMissing'],
    [{ reason: 4, text: ' Laporan ' }, null],
    [{ reason: 4, text: 'x'.repeat(500) }, null],
    [{ reason: 4, text: 'x'.repeat(501) }, 'textTooLong'],
  ] as const)('%j has the problem %s (SH-72)', (draft, problem) => {
    expect(oldVersionProblem(draft)).toBe(problem);
  });
});

describe('the redirect to the old version', () => {
  it.each([
    ['old.fleet.example', 'https://old.fleet.example/'],
    [' Old.Fleet.Example ', 'https://old.fleet.example/'],
    ['https://old.fleet.example/', 'https://old.fleet.example/'],
    ['old.fleet.example:8443', 'https://old.fleet.example:8443/'],
    ['other.example', 'https://other.example/'],
  ])('for %j leads to %s (SH-74)', (answer, address) => {
    expect(redirectAddress(answer, allowed)).toBe(address);
  });

  it.each([
    '',
    'evil.example',
    'old.fleet.example.evil.example',
    'evil.example/old.fleet.example',
    'old.fleet.example@evil.example',
    'evil.example?old.fleet.example',
    'evil.example#old.fleet.example',
    'http://old.fleet.example',
    '//old.fleet.example',
    'javascript:alert(1)//old.fleet.example',
    'old.fleet.example:80',
    'old.fleet.example\\@evil.example',
    'old.fleet.example/\u0000',
    'old.fleet.example.',
    'https://old.fleet.example/path',
  ])('never follows %j (SH-74)', (answer) => {
    expect(redirectAddress(answer, allowed)).toBeNull();
  });

  it.each([
    ['old.fleet.example:99999', 'no port of a web server'],
    ['0x7f.1', 'another host to a browser'],
    ['old.fleet.example:443', 'not how a browser writes it'],
    ['old_fleet.example', 'no host name'],
    ['user@old.fleet.example', 'no host name'],
  ])('never follows %s, even if it is listed: %s (SH-74)', (host) => {
    expect(redirectAddress(host, [host])).toBeNull();
  });

  it('allows a host that is listed with spaces around it (SH-74)', () => {
    expect(redirectAddress('old.fleet.example', [' old.fleet.example '])).toBe(
      'https://old.fleet.example/',
    );
  });

  it('only ever leads to an allowed host (SH-74)', () => {
    const parts = fc.constantFrom(
      ...allowed,
      'evil.example',
      '@',
      '/',
      '\\',
      ':',
      '?',
      '#',
      '.',
      'https://',
    );
    const answers = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 6 }).map((texts) => texts.join('')),
    );
    const hosts = allowed.map((host) => host.toLowerCase());
    fc.assert(
      fc.property(answers, (answer) => {
        const address = redirectAddress(answer, allowed);
        if (address === null) return;
        const { protocol, host, username, password, pathname } = new URL(address);
        expect([protocol, username, password, pathname]).toEqual(['https:', '', '', '/']);
        expect(hosts).toContain(host);
      }),
    );
  });

  it('leads nowhere without an allowed host (SH-74)', () => {
    expect(redirectAddress('old.fleet.example', [])).toBeNull();
  });
});
