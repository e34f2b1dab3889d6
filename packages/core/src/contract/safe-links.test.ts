import { describe, expect, it } from 'vitest';
import { mediaAddress, ownRoute, webAddress } from './safe-links.ts';

const hostile = [
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://fleet.example/1',
  '//evil.example/a',
  '\\\\evil.example',
  '/\\evil.example',
  '/a//evil.example',
  '/\t/evil.example',
  '\u0001https://evil.example',
  ' https://fleet.example',
  'https://fleet.example/a b',
  'https://user@evil.example',
  'https://user:secret@evil.example',
  'https:evil.example',
  'https:///evil.example',
  'http://',
  'relative/page',
  `/${'a'.repeat(2_048)}`,
];

describe('links of announcements', () => {
  it('lead to the web by http and https only (CO-180)', () => {
    for (const text of hostile) expect(webAddress(text), text).toBeNull();
    for (const text of ['/dashboard', 'ftp://a.example']) expect(webAddress(text)).toBeNull();
    expect(webAddress('https://Fleet.example/a?b=c#d')?.href).toBe('https://fleet.example/a?b=c#d');
    expect(webAddress('http://fleet.example:8080')?.host).toBe('fleet.example:8080');
  });

  it('lead to own pages by a path with one slash (CO-181)', () => {
    for (const text of hostile) expect(ownRoute(text), text).toBeNull();
    const endpoints = ['/api/logout', '/API/logout', '/api', '/a/../api/logout', '/%2e/api/logout'];
    for (const text of endpoints) expect(ownRoute(text), text).toBeNull();
    const escaped = ['/%61pi/logout', '/api%2flogout', '/%2fapi/logout', '/%E0%A4%A/'];
    for (const text of escaped) expect(ownRoute(text), text).toBeNull();
    for (const text of ['/logout', '/Logout/?a', '/%6cogout', '/a/../logout#b'])
      expect(ownRoute(text), text).toBeNull();
    expect(ownRoute('/logouts')).toBe('/logouts');
    expect(ownRoute('/sales-order/?page=2#top')).toBe('/sales-order/?page=2#top');
    expect(ownRoute('/')).toBe('/');
    expect(ownRoute('/report/../dashboard/')).toBe('/dashboard/');
    expect(ownRoute('/apiary/')).toBe('/apiary/');
  });

  it('lead to media on the web or below /media/ (CO-182)', () => {
    for (const text of hostile) expect(mediaAddress(text), text).toBeNull();
    const pages = [
      '/dashboard',
      '/media/../api/logout',
      '/media/%2e%2e/api/logout',
      '/mediaplayer',
    ];
    for (const text of pages) expect(mediaAddress(text), text).toBeNull();
    expect(mediaAddress('/media/a.svg')).toBe('/media/a.svg');
    expect(mediaAddress('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
  });
});
