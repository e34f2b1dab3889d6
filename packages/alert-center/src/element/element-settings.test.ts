import { expect, test } from 'vitest';
import { type AttributeName, readSettings, sessionOf } from './element-settings.ts';

const settings = (attributes: Partial<Record<AttributeName, string>>) =>
  readSettings((name) => attributes[name] ?? null);

test('defaults to Indonesian, the system theme and no server', () => {
  expect(settings({})).toEqual({
    server: { baseUrl: null, token: undefined, tokenPlacement: 'auth', maxCalls: undefined },
    provider: {
      locale: 'id',
      fallbackLocale: undefined,
      dir: undefined,
      theme: 'system',
      density: 'comfortable',
      timeZone: undefined,
      storageNamespace: undefined,
    },
    alertCenter: {
      display: undefined,
      displays: undefined,
      fillHeight: false,
      liveUpdates: true,
      reconnectBehavior: 'resync',
      shortcuts: undefined,
      sound: undefined,
      hideStrip: false,
      countInTitle: false,
    },
    maps: { workerUrl: undefined, styleUrl: undefined, staticMapUrl: undefined },
    page: {
      permissions: [],
      links: [],
      companyBrand: true,
      notifications: false,
      account: undefined,
    },
  });
});

test('static maps come from the server unless static-map-url is set', () => {
  const baseUrl = 'https://fleet.example';
  expect(settings({ 'base-url': baseUrl }).maps.staticMapUrl).toBe(`${baseUrl}/api/static-map`);
  expect(settings({ 'base-url': '' }).maps.staticMapUrl).toBe('/api/static-map');
  expect(settings({ 'base-url': baseUrl, 'static-map-url': '/places' }).maps.staticMapUrl).toBe(
    '/places',
  );
});

test('max-calls must be a whole number; other values are ignored', () => {
  expect(settings({ 'max-calls': '3' }).server.maxCalls).toBe(3);
  expect(settings({ 'max-calls': '0' }).server.maxCalls).toBe(0);
  for (const wrong of ['', 'many', '-1', '1.5']) {
    expect(settings({ 'max-calls': wrong }).server.maxCalls, wrong).toBeUndefined();
  }
});

test('parses attributes and ignores invalid values', () => {
  const read = settings({
    'base-url': 'https://fleet.example/ ',
    locale: 'en-GB',
    theme: 'DARK',
    density: 'tiny',
    display: 'inline',
    'token-placement': 'query',
    'storage-namespace': 'acme',
  });
  expect(read).toMatchObject({
    server: { baseUrl: 'https://fleet.example', tokenPlacement: 'query' },
    provider: {
      locale: 'en',
      theme: 'dark',
      density: 'comfortable',
      storageNamespace: 'acme',
    },
    alertCenter: { display: 'inline' },
  });
});

test('accepts the theme of the page (EM-65)', () => {
  expect(settings({ theme: 'inherit' }).provider.theme).toBe('inherit');
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
    expect(settings({ locale }).provider.locale, locale).toBe(expected);
  }
});

test('accepts every display, and limits the displays to the named ones', () => {
  for (const display of ['inline', 'hidden', 'popup', 'pinned', 'detached'] as const) {
    expect(settings({ display }).alertCenter.display).toBe(display);
  }
  expect(settings({ displays: 'detached, popup' }).alertCenter.displays).toEqual([
    'popup',
    'detached',
  ]);
  expect(settings({ displays: 'floating' }).alertCenter.displays).toBeUndefined();
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
    alertCenter: {
      liveUpdates: false,
      shortcuts: 'off',
      sound: null,
      hideStrip: true,
      countInTitle: true,
      reconnectBehavior: 'reload',
    },
  });
});

test('an empty base-url is the page’s own origin; without the attribute there is no server', () => {
  expect(settings({ 'base-url': '' }).server.baseUrl).toBe('');
  expect(settings({}).server.baseUrl).toBeNull();
});

test('parses the links that a page offers', () => {
  expect(settings({ links: 'Fleet-Task, vehicle' }).page.links).toEqual(['vehicle', 'fleet-task']);
  expect(settings({ links: 'elsewhere' }).page.links).toEqual([]);
});

test('permissions are separated by spaces, commas or line breaks', () => {
  const { permissions } = settings({ permissions: 'a:read, b:read\n  c:read' }).page;
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
