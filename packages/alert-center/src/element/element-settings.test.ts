import { expect, test } from 'vitest';
import { type AttributeName, readSettings, sessionOf } from './element-settings.ts';

const settings = (attributes: Partial<Record<AttributeName, string>>) =>
  readSettings((name) => attributes[name] ?? null);

test('defaults to Indonesian, the system theme and no server', () => {
  expect(settings({})).toEqual({
    baseUrl: null,
    token: null,
    tokenPlacement: 'auth',
    locale: 'id',
    theme: 'system',
    density: 'comfortable',
    layout: undefined,
    displays: undefined,
    liveUpdates: true,
    reconnectBehavior: 'resync',
    shortcuts: undefined,
    isSilent: false,
    hideStrip: false,
    countInTitle: false,
    timeZone: undefined,
    storageNamespace: undefined,
    permissions: [],
    workerUrl: undefined,
    mapStyleUrl: undefined,
    staticMapUrl: undefined,
    maxCalls: undefined,
    links: [],
  });
});

test('static maps come from the server unless static-map-url is set', () => {
  const baseUrl = 'https://fleet.example';
  expect(settings({ 'base-url': baseUrl }).staticMapUrl).toBe(`${baseUrl}/api/static-map`);
  expect(settings({ 'base-url': '' }).staticMapUrl).toBe('/api/static-map');
  expect(settings({ 'base-url': baseUrl, 'static-map-url': '/places' }).staticMapUrl).toBe(
    '/places',
  );
});

test('max-calls must be a whole number; other values are ignored', () => {
  expect(settings({ 'max-calls': '3' }).maxCalls).toBe(3);
  expect(settings({ 'max-calls': '0' }).maxCalls).toBe(0);
  for (const wrong of ['', 'many', '-1', '1.5']) {
    expect(settings({ 'max-calls': wrong }).maxCalls, wrong).toBeUndefined();
  }
});

test('parses attributes and ignores invalid values', () => {
  const read = settings({
    'base-url': 'https://fleet.example/ ',
    locale: 'en-GB',
    theme: 'DARK',
    density: 'tiny',
    layout: 'inline',
    'token-placement': 'query',
    'storage-namespace': 'acme',
  });
  expect(read).toMatchObject({
    baseUrl: 'https://fleet.example',
    locale: 'en',
    theme: 'dark',
    density: 'comfortable',
    layout: 'inline',
    tokenPlacement: 'query',
    storageNamespace: 'acme',
  });
});

test('accepts built-in languages in any region, and other language tags', () => {
  for (const [locale, expected] of [
    ['en_US', 'en'],
    ['ID', 'id'],
    ['th', 'th'],
    ['ms_MY', 'ms-MY'],
    [' ', 'id'],
    ['not a language!', 'id'],
  ] as const) {
    expect(settings({ locale }).locale, locale).toBe(expected);
  }
});

test('accepts every layout, and limits the displays to the named ones', () => {
  for (const layout of ['inline', 'hidden', 'popup', 'pinned', 'detached'] as const) {
    expect(settings({ layout }).layout).toBe(layout);
  }
  expect(settings({ displays: 'detached, popup' }).displays).toEqual(['popup', 'detached']);
  expect(settings({ displays: 'floating' }).displays).toBeUndefined();
});

test('"off" disables live updates, shortcuts, sound and the unread strip', () => {
  const read = settings({
    'live-updates': 'off',
    shortcuts: 'OFF',
    sound: 'false',
    strip: 'off',
    'count-in-title': '',
    'reconnect-behavior': 'reload',
  });
  expect(read).toMatchObject({
    liveUpdates: false,
    shortcuts: 'off',
    isSilent: true,
    hideStrip: true,
    countInTitle: true,
    reconnectBehavior: 'reload',
  });
});

test('an empty base-url is the page’s own origin; without the attribute there is no server', () => {
  expect(settings({ 'base-url': '' }).baseUrl).toBe('');
  expect(settings({}).baseUrl).toBeNull();
});

test('parses the links that a page offers', () => {
  expect(settings({ links: 'Fleet-Task, vehicle' }).links).toEqual(['vehicle', 'fleet-task']);
  expect(settings({ links: 'elsewhere' }).links).toEqual([]);
});

test('permissions are separated by spaces, commas or line breaks', () => {
  const { permissions } = settings({ permissions: 'a:read, b:read\n  c:read' });
  expect(permissions).toEqual(['a:read', 'b:read', 'c:read']);
});

test('a host with permissions only has an anonymous session with those scopes', () => {
  expect(sessionOf(null, ['x:read'], 'Asia/Makassar')).toMatchObject({
    userId: '',
    scopes: ['x:read'],
    timeZone: 'Asia/Makassar',
  });
});

test('a host with neither user nor permissions has no session', () => {
  expect(sessionOf(null, [], 'Asia/Makassar')).toBeNull();
});
