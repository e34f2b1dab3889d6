import { isPantauError } from '@pantau/core';
import {
  type FakeRequest,
  createDeferred,
  createFakeFetch,
  createManualClock,
  jsonResponse,
} from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EvidenceSource } from '../../engine/evidence/evidence-source.port.ts';
import {
  type HttpEvidenceSourceOptions,
  createHttpEvidenceSource,
} from './http-evidence-source.ts';

const at = Date.UTC(2026, 10, 20, 7);
const iso = (ms: number): string => new Date(ms).toISOString();

const succeeded = {
  isSuccessful: true,
  errorCode: null,
  errorName: null,
  message: null,
  status: 200,
};

let clock: ReturnType<typeof createManualClock>;
let requests: readonly FakeRequest[];

beforeEach(() => {
  clock = createManualClock(at);
});

function create(
  answer: (request: FakeRequest) => Response | Promise<Response>,
  more: Partial<HttpEvidenceSourceOptions> = {},
): EvidenceSource {
  const fake = createFakeFetch(answer);
  requests = fake.requests;
  return createHttpEvidenceSource({
    baseUrl: 'https://fleet.example/gps/',
    getToken: () => Promise.resolve('access-1'),
    fetch: fake.fetch,
    clock,
    ...more,
  });
}

/** Responds to a request for one field. */
const answering = (
  field: string,
  answer: unknown,
  more: Partial<HttpEvidenceSourceOptions> = {},
): EvidenceSource => create(() => jsonResponse({ data: { [field]: answer } }), more);

const variables = (): unknown => (requests[0]?.body as { variables: unknown } | null)?.variables;

const device = { vehicleId: '5', imei: '86' } as const;
const list = { ...device, channel: 3 } as const;
const span = { startTime: at - 60_000, endTime: at + 60_000 };
const isoSpan = { startTime: iso(span.startTime), endTime: iso(span.endTime) };
const bsj = { kind: 'bsj', imei: '86', channel: 'CH03', ...span, createdOnRawAlert: at } as const;
const rawAlert = {
  kind: 'rawAlert',
  imei: '86',
  cameraPosition: 2,
  rawAlertCreatedOn: at,
} as const;

type Call = (source: EvidenceSource, signal?: AbortSignal) => Promise<unknown>;

/** Each call, named by its field and rule, and the variables it sends. */
const calls: readonly (readonly [name: string, call: Call, request: unknown])[] = [
  [
    'downloadVideoHistories (AC-94)',
    (source, signal) => source.listClips({ vehicleId: '5', startTime: at }, signal),
    { filter: { vehicleId: '5', startTime: iso(at), page: 1, show: 9_999 } },
  ],
  [
    'vehicleStatuses (AC-93)',
    (source, signal) => source.readDevice('5', signal),
    { filter: { vehicleId: ['5'], vehicleStatus: ['service', 'repair', 'archived'] } },
  ],
  [
    'updateFileList (AC-97)',
    (source, signal) => source.updateFileList(list, signal),
    { input: list },
  ],
  [
    'vehicleVideos (AC-95)',
    (source, signal) => source.countFiles({ ...device, ...span }, signal),
    { filter: { ...device, channel: 1, ...isoSpan, fileListOnly: true, isFromCache: false } },
  ],
  [
    'setUploadMedia (AC-98)',
    (source, signal) => source.requestUpload(bsj, signal),
    {
      input: {
        imei: '86',
        bsjInput: { channel: 'CH03', ...isoSpan, createdOnRawAlert: iso(at) },
      },
    },
  ],
  [
    'setUploadMedia (AC-98)',
    (source, signal) => source.requestUpload(rawAlert, signal),
    { input: { imei: '86', rawAlertInput: { cameraPosition: 2, rawAlertCreatedOn: iso(at) } } },
  ],
  [
    'vehicleTrail',
    (source, signal) => source.readTrack({ vehicleId: '5', ...span }, signal),
    { vehicleId: '5', ...isoSpan },
  ],
  [
    'geofences',
    (source, signal) => source.readGeofences(['1', '2'], signal),
    { geofenceId: ['1', '2'] },
  ],
  [
    'fleetOrderDetail (AC-96)',
    (source, signal) => source.readFleetOrder({ foId: '7', logId: '9' }, signal),
    { foId: '7', logId: '9' },
  ],
];

const fieldOf = (name: string): string => name.split(' ')[0] ?? '';

const address: Call = (source, signal) =>
  source.readAddress({ latitude: -6.2, longitude: 106.8 }, 'id', signal);

const everyCall: readonly (readonly [name: string, call: Call])[] = [
  ...calls.map(([name, call]) => [fieldOf(name), call] as const),
  ['geocode', address],
];

const kindOf = async (call: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  return isPantauError(error) ? error.kind : error;
};

describe('evidence requests over HTTP', () => {
  it.each(calls)('requests %s', async (name, call, request) => {
    const field = fieldOf(name);
    const refused = { ...succeeded, isSuccessful: false, errorName: 'FORBIDDEN', status: 403 };
    await kindOf(call(answering(field, refused)));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe('https://fleet.example/gps/graphql');
    expect((requests[0]?.body as { query: string }).query).toContain(`${field}(`);
    expect(variables()).toEqual(request);
  });

  it('requests an address over REST in the given language (AC-73)', async () => {
    const source = create(() => jsonResponse({ address: 'Subang', source: 'gazetteer' }), {
      locale: 'en',
      restPath: '/rest',
    });
    expect(await address(source)).toBe('Subang');
    const [request] = requests;
    expect(request?.url).toBe(
      'https://fleet.example/gps/rest/geocode?latitude=-6.2&longitude=106.8',
    );
    expect(request?.headers.get('Accept-Language')).toBe('id');
    expect(request?.headers.get('Authorization')).toBe('Bearer access-1');
  });

  it('sends no request for an empty list of geofences', async () => {
    expect(await answering('geofences', {}).readGeofences([])).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('clips over HTTP', () => {
  const history = (more: object) => ({
    id: '1',
    status: 'S',
    camera: 'dms',
    startTime: iso(at - 5_000),
    requestedOn: iso(at),
    videos: [{ url: '/media/videos/1.webm?token=t', contentType: 'video/webm' }],
    ...more,
  });
  const listed = (histories: readonly unknown[], more: Partial<HttpEvidenceSourceOptions> = {}) =>
    answering('downloadVideoHistories', { ...succeeded, data: histories }, more).listClips({
      vehicleId: '5',
      startTime: at,
    });

  it('have absolute URLs, in the order of the response', async () => {
    const videos = [
      { url: '/media/videos/1.webm?token=t', contentType: 'video/webm' },
      { url: 'https://cdn.example/1.mp4', contentType: 'video/mp4' },
    ];
    expect(await listed([history({ videos })])).toEqual({
      clips: [
        {
          id: '1',
          camera: 'dms',
          startTime: at - 5_000,
          files: [
            {
              url: 'https://fleet.example/media/videos/1.webm?token=t',
              contentType: 'video/webm',
            },
            { url: 'https://cdn.example/1.mp4', contentType: 'video/mp4' },
          ],
        },
      ],
      isUnderWay: false,
      hasBrokenOff: false,
    });
  });

  it.each(['javascript:alert(1)', 'data:video/mp4;base64,AAAA', 'blob:x', 'file:///x', 'http://['])(
    'ignore the URL %s',
    async (url) => {
      const videos = [{ url, contentType: 'video/mp4' }];
      expect((await listed([history({ videos })])).clips).toEqual([]);
      const good = { url: '/media/2.mp4', contentType: null };
      const [clip] = (await listed([history({ videos: [...videos, good] })])).clips;
      expect(clip?.files.map((file) => file.url)).toEqual(['https://fleet.example/media/2.mp4']);
    },
  );

  it.each([
    ['P', { clips: 0, isUnderWay: true, hasBrokenOff: false }],
    ['F', { clips: 0, isUnderWay: false, hasBrokenOff: true }],
    ['S', { clips: 1, isUnderWay: false, hasBrokenOff: false }],
    ['S F', { clips: 1, isUnderWay: false, hasBrokenOff: true }],
    ['F S', { clips: 1, isUnderWay: false, hasBrokenOff: false }],
    ['F P', { clips: 0, isUnderWay: true, hasBrokenOff: false }],
    ['P F', { clips: 0, isUnderWay: true, hasBrokenOff: false }],
  ])('reports pending and failed uploads for requests with statuses %s', async (states, wanted) => {
    const entries = states.split(' ').map((status, index) =>
      history({
        id: String(index),
        status,
        requestedOn: iso(at + index * 1_000),
        ...(status === 'S' ? {} : { videos: [] }),
      }),
    );
    // The server returns the newest first.
    const { clips, ...rest } = await listed(entries.toReversed());
    expect({ clips: clips.length, ...rest }).toEqual(wanted);
  });
});

describe('evidence responses over HTTP', () => {
  it('returns the device’s message, even if nothing was sent (AC-98)', async () => {
    for (const message of ['Sent', 'Not Sent(No video downloaded)']) {
      const source = answering('setUploadMedia', { ...succeeded, message });
      expect(await source.requestUpload(bsj)).toBe(message);
    }
  });

  it('returns null for a fleet task that is unknown or has no details', async () => {
    const unknown = { ...succeeded, isSuccessful: false, errorName: 'NOT_FOUND', status: 404 };
    const query = { foId: '7', logId: '9' };
    expect(await answering('fleetOrderDetail', unknown).readFleetOrder(query)).toBeNull();
    const empty = { ...succeeded, data: { detail: null } };
    expect(await answering('fleetOrderDetail', empty).readFleetOrder(query)).toBeNull();
  });

  it('omits geofences without an outline', async () => {
    const point = { latitude: -6, longitude: 107 };
    const bare = { center: null, radius: null, ring: null };
    const data = [
      { geofenceId: '1', fenceName: 'Gudang\u202e', ...bare, center: point, radius: 250 },
      { geofenceId: '2', fenceName: 'Pabrik', ...bare, ring: [point, point, point] },
      { geofenceId: '3', fenceName: 'Garis', ...bare, ring: [point, point] },
      { geofenceId: '4', fenceName: 'Kosong', ...bare },
    ];
    const source = answering('geofences', { ...succeeded, data });
    expect(await source.readGeofences(['1', '2', '3', '4'])).toEqual([
      { geofenceId: '1', fenceName: 'Gudang', shape: 'circle', center: point, radius: 250 },
      { geofenceId: '2', fenceName: 'Pabrik', shape: 'polygon', ring: [point, point, point] },
    ]);
  });

  it('rejects with notFound for the device of an unknown vehicle', async () => {
    const source = answering('vehicleStatuses', { ...succeeded, data: [] });
    expect(await kindOf(source.readDevice('5'))).toBe('notFound');
  });

  it.each([
    ['FORBIDDEN', 'forbidden'],
    ['NOT_FOUND', 'notFound'],
    ['CONFLICT', 'conflict'],
    ['INVALID_INPUT', 'invalid'],
    ['INTERNAL', 'server'],
  ])('rejects %s with its kind and the server’s message', async (errorName, kind) => {
    const refused = { ...succeeded, isSuccessful: false, errorName, message: 'Maaf.' };
    const source = answering('vehicleVideos', refused);
    await expect(source.countFiles({ ...device, ...span })).rejects.toMatchObject({
      name: 'PantauError',
      kind,
      serverMessage: 'Maaf.',
    });
  });
});

describe('a failing server', () => {
  const html = (): Response =>
    new Response('<!doctype html><p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } });

  const bad: readonly (readonly [what: string, answer: () => Response])[] = [
    ['a page instead of JSON', html],
    ['nothing', () => new Response(null, { status: 200 })],
    ['half of a response', () => new Response('{"data":{"vehicl')],
    ['no data', () => jsonResponse({ data: null })],
    ['a list', () => jsonResponse([1, 2])],
    ['500', () => jsonResponse({ message: 'Oops' }, 500)],
    ['502 with a page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ];

  for (const [what, answer] of bad) {
    it.each(everyCall)(`reports a server error for ${what} to %s`, async (_name, call) => {
      expect(await kindOf(call(create(answer)))).toBe('server');
    });
  }

  it.each(
    calls
      .map(([name, call]) => [fieldOf(name), call])
      .filter(([field]) => field !== 'updateFileList'),
  )('reports a server error for a success without the requested data: %s', async (field, call) => {
    const empty = { ...succeeded, data: 'none' };
    expect(await kindOf((call as Call)(answering(field as string, empty)))).toBe('server');
  });

  it.each(everyCall)('rejects as offline when the network fails: %s', async (_name, call) => {
    const source = create(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await kindOf(call(source))).toBe('offline');
  });

  it.each(everyCall)('times out when no response arrives: %s', async (_n, call) => {
    const sent = createDeferred<undefined>();
    const source = create(() => {
      sent.resolve(undefined);
      return new Promise<Response>(() => undefined);
    });
    const kind = kindOf(call(source));
    await sent.promise;
    await clock.advance(20_000);
    expect(await kind).toBe('timeout');
  });

  it.each(everyCall)('can be aborted while waiting for a response: %s', async (_n, call) => {
    const sent = createDeferred<undefined>();
    const source = create(() => {
      sent.resolve(undefined);
      return new Promise<Response>(() => undefined);
    });
    const giveUp = new AbortController();
    const ended = call(source, giveUp.signal).catch((reason: unknown) => reason);
    await sent.promise;
    giveUp.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect(clock.pending()).toBe(0);
  });
});
