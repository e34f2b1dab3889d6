import { expect, test } from 'vitest';
import { type AttributeName, readSettings, sessionOf } from './element-settings.ts';

const settings = (attributes: Partial<Record<AttributeName, string>>) =>
  readSettings((name) => attributes[name] ?? null);

test('without attributes: a bell in Indonesian, theme of the system, no server', () => {
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

test('pictures of places come from the server, unless told', () => {
  const baseUrl = 'https://fleet.example';
  expect(settings({ 'base-url': baseUrl }).staticMapUrl).toBe(`${baseUrl}/api/static-map`);
  expect(settings({ 'base-url': '' }).staticMapUrl).toBe('/api/static-map');
  expect(settings({ 'base-url': baseUrl, 'static-map-url': '/places' }).staticMapUrl).toBe(
    '/places',
  );
});

test('calls at once are a whole number; what is none does not count', () => {
  expect(settings({ 'max-calls': '3' }).maxCalls).toBe(3);
  expect(settings({ 'max-calls': '0' }).maxCalls).toBe(0);
  for (const wrong of ['', 'many', '-1', '1.5']) {
    expect(settings({ 'max-calls': wrong }).maxCalls, wrong).toBeUndefined();
  }
});

test('what an attribute says holds; what is unknown does not', () => {
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

test('the language is a built-in one whatever its region, or a tag of the host’s own', () => {
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

test('every layout may be set; the user chooses among the displays that are named', () => {
  for (const layout of ['inline', 'hidden', 'popup', 'pinned', 'detached'] as const) {
    expect(settings({ layout }).layout).toBe(layout);
  }
  expect(settings({ displays: 'detached, popup' }).displays).toEqual(['popup', 'detached']);
  expect(settings({ displays: 'floating' }).displays).toBeUndefined();
});

test('live updates, shortcuts, sound and strip are switched off by "off"', () => {
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

test('an empty address is the page itself, without the attribute there is no server', () => {
  expect(settings({ 'base-url': '' }).baseUrl).toBe('');
  expect(settings({}).baseUrl).toBeNull();
});

test('a page offers the ways out of a preview that it names', () => {
  expect(settings({ links: 'Fleet-Task, vehicle' }).links).toEqual(['vehicle', 'fleet-task']);
  expect(settings({ links: 'elsewhere' }).links).toEqual([]);
});

test('permissions are separated by spaces, commas or lines', () => {
  const { permissions } = settings({ permissions: 'a:read, b:read\n  c:read' });
  expect(permissions).toEqual(['a:read', 'b:read', 'c:read']);
});

test('a host that names permissions only has a session of nobody with these', () => {
  expect(sessionOf(null, ['x:read'], 'Asia/Makassar')).toMatchObject({
    userId: '',
    scopes: ['x:read'],
    timeZone: 'Asia/Makassar',
  });
});

test('a host that says nothing of the user has no session', () => {
  expect(sessionOf(null, [], 'Asia/Makassar')).toBeNull();
});
