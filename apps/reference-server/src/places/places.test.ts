import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, type SignedIn } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addCompany, addUser } from '../testing/fixtures.ts';

let geocoder: Server;
let requests: URL[];
let geocoderResponse: { status: number; body: string };
let server: TestServer;
let user: SignedIn;

beforeAll(async () => {
  geocoder = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://geocoder.example'));
    response
      .writeHead(geocoderResponse.status, { 'content-type': 'application/json' })
      .end(geocoderResponse.body);
  });
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve));
  const { port } = geocoder.address() as AddressInfo;
  server = await startTestServer({
    env: {
      PANTAU_GEOCODER_URL: `http://127.0.0.1:${port}/nominatim/`,
      PANTAU_MAP_STYLE_URL: 'https://tiles.example/style.json',
    },
  });
  await addCompany(server.db, 1);
  user = await signIn(server, await addUser(server.db, 1, []));
});

afterAll(async () => {
  await server.close();
  geocoder.close();
});

beforeEach(() => {
  requests = [];
  geocoderResponse = {
    status: 200,
    body: JSON.stringify({ display_name: 'Jalan Braga, Bandung' }),
  };
});

const get = (path: string, language = 'id', who: SignedIn | null = user): Promise<Response> =>
  fetch(server.url + path, {
    headers: {
      'accept-language': language,
      ...(who === null ? {} : { authorization: `Bearer ${who.accessToken}` }),
    },
  });

const addressAt = async (place: string, language = 'id'): Promise<unknown> =>
  (await get(`/api/geocode?${place}`, language)).json();

describe('an address', () => {
  it('comes from the geocoder, once per language for nearby positions (RS-88)', async () => {
    const here = 'latitude=-6.9175&longitude=107.6093';
    const found = { address: 'Jalan Braga, Bandung', source: 'geocoder' };
    expect(await addressAt(here)).toEqual(found);
    const near = 'latitude=-6.91751&longitude=107.60931';
    expect(await Promise.all([addressAt(here), addressAt(near)])).toEqual([found, found]);
    expect(await addressAt(here, 'en')).toEqual(found);
    expect(requests).toHaveLength(2);
    expect(requests[0]?.pathname).toBe('/nominatim/reverse');
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
      format: 'jsonv2',
      lat: '-6.91750',
      lon: '107.60930',
      'accept-language': 'id',
    });
  });

  it.each([
    ['fails', { status: 500, body: '{}' }],
    ['lies', { status: 200, body: '<html>' }],
    ['answers in another shape', { status: 200, body: '{"name": 1}' }],
  ])('comes from the gazetteer while the geocoder %s (RS-88)', async (_, bad) => {
    server.clock.shift(60_000);
    geocoderResponse = bad;
    const place = `latitude=-6.5${requests.length + bad.body.length}&longitude=107.9`;
    expect(await addressAt(place)).toMatchObject({ source: 'gazetteer' });
    // The geocoder is not called during the pause, and again afterwards.
    expect(await addressAt(place)).toMatchObject({ source: 'gazetteer' });
    expect(requests).toHaveLength(1);
    server.clock.shift(31_000);
    geocoderResponse = { status: 200, body: '{"display_name": "Jalan Raya"}' };
    expect(await addressAt(place)).toEqual({ address: 'Jalan Raya', source: 'geocoder' });
  });

  it('comes from the gazetteer when the geocoder has none (RS-88)', async () => {
    geocoderResponse = { status: 200, body: '{"error": "Unable to geocode"}' };
    const sea = await addressAt('latitude=-10.5&longitude=90');
    expect(sea).toEqual({ address: null, source: 'gazetteer' });
  });

  it.each([
    '',
    'latitude=1',
    'latitude=91&longitude=0',
    'latitude=0&longitude=181',
    'latitude=x&longitude=0',
    'latitude=1e1&longitude=0',
    'latitude=NaN&longitude=0',
    'latitude=1&latitude=2&longitude=0',
  ])('of "%s" is rejected in the requested language (RS-25)', async (query) => {
    const response = await get(`/api/geocode?${query}`, 'en');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errorName: 'INVALID_INPUT',
      message: 'The latitude must be -85 to 85 and the longitude -180 to 180.',
    });
    expect(requests).toEqual([]);
  });

  it('requires a session, and is limited to 240 per minute and user (RS-91)', async () => {
    const place = '/api/geocode?latitude=-6.9175&longitude=107.6093';
    expect((await get(place, 'id', null)).status).toBe(401);
    const hasty = await signIn(server, await addUser(server.db, 1, []));
    const statuses = new Set<number>();
    for (let round = 0; round < 240; round += 1) {
      statuses.add((await get(place, 'id', hasty)).status);
    }
    expect([...statuses]).toEqual([200]);
    const refused = await get(place, 'en', hasty);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { errorName: 'TOO_MANY_ATTEMPTS' },
    ]);
  });
});

describe('a static map', () => {
  const picture = (query: string): Promise<Response> => get(`/api/static-map?${query}`, 'id', null);

  it('is an SVG of 374 by 200 without a token, cached for a day (RS-89)', async () => {
    const response = await picture('latitude=-6.5188&longitude=107.7905');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toContain('width="374" height="200"');
  });

  it('has the requested size and zoom (RS-89)', async () => {
    const response = await picture('latitude=-6.2&longitude=106.8&zoom=8&size=800x600&locale=en');
    const text = await response.text();
    expect(text).toContain('width="800" height="600"');
    expect(text).toContain('Jakarta');
  });

  it.each([
    'latitude=86&longitude=0',
    'latitude=0&longitude=0&size=9999x1',
    'latitude=0&longitude=0&size=2000x200',
    'latitude=0&longitude=0&size=374',
    'latitude=0&longitude=0&zoom=30',
    'latitude=0&longitude=0&zoom=x',
    'latitude=0&longitude=0&zoom=',
  ])('of "%s" is rejected (RS-89)', async (query) => {
    const response = await picture(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorName: 'INVALID_INPUT' });
  });
});

it('the portal settings contain the map style, the static map and the call limit (RS-92)', async () => {
  expect(await (await get('/api/portal-settings')).json()).toEqual({
    mapStyleUrl: 'https://tiles.example/style.json',
    staticMapUrl: '/api/static-map',
    maxCalls: 3,
    redirectHosts: [],
  });
  expect((await get('/api/portal-settings', 'id', null)).status).toBe(401);
});

it('the page policy allows the origin of the map style (RS-92)', async () => {
  const policy = (await get('/healthz')).headers.get('content-security-policy') ?? '';
  for (const directive of ['connect-src', 'img-src']) {
    const own = policy.split('; ').find((part) => part.startsWith(directive));
    expect(own).toMatch(/ https:\/\/tiles\.example$/);
  }
});
