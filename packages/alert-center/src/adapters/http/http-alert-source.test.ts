import { PantauError, createMemoryStore } from '@pantau/core';
import {
  type FakeRequest,
  createFakeFetch,
  createFakeSocketIo,
  createManualClock,
  jsonResponse,
} from '@pantau/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../engine/list/alert-source.port.ts';
import { type HttpAlertSourceOptions, createHttpAlertSource } from './http-alert-source.ts';

const start = Date.UTC(2026, 10, 20, 7);
const iso = (ms: number): string => new Date(ms).toISOString();

const wireAlert = (more: Readonly<Record<string, unknown>> = {}) => ({
  rawAlertId: '41',
  id: `${start}-5-8`,
  createdOn: iso(start),
  receivedOn: iso(start + 400),
  seq: 12,
  vehicleId: '5',
  childVehicleId: null,
  alertCode: 8,
  alertRuleIds: ['11'],
  alertData: null,
  alertFlag: null,
  alertTrigger: 104,
  threshold: 80,
  durationSeconds: 61,
  alert: {
    descriptionIdn: 'Melebihi batas kecepatan',
    descriptionEng: 'Over speed limit',
    shortDescriptionIdn: 'Ngebut',
    shortDescriptionEng: 'Speeding',
  },
  vehicle: { id: '5', licensePlate: 'L 8117 UQ', imei: '86', vehicleType: { category: 'truck' } },
  driver: { driverId: '2', fullname: 'Agus Setiawan' },
  latitude: -7.24,
  longitude: 112.67,
  geofences: [],
  address: null,
  shouldHaveMedia: false,
  isRead: true,
  isResolved: true,
  resolvedOn: iso(start + 9_000),
  resolver: { userId: '1', fullname: 'Ratna Dewi' },
  isFalseAlert: false,
  lastUserFeedback: { feedback: 'Aman', createdOn: iso(start + 8_000), user: null },
  userLogs: [{ typeField: 'Feedback', data: 'Aman', createdOn: iso(start + 8_000), user: null }],
  ...more,
});

const succeeded = {
  isSuccessful: true,
  errorCode: null,
  errorName: null,
  message: null,
  status: 200,
};

/** Responses by the name of the requested field. */
let answers: Record<string, unknown>;
let clock: ReturnType<typeof createManualClock>;
let sockets: ReturnType<typeof createFakeSocketIo>;
let requests: readonly FakeRequest[];
let errors: Error[];

const fieldOf = (request: FakeRequest): string => {
  const { query } = request.body as { query: string };
  return Object.keys(answers).find((name) => query.includes(`${name}(`)) ?? '';
};
const variablesOf = (index: number): unknown =>
  (requests[index]?.body as { variables: unknown } | undefined)?.variables;

function create(more: Partial<HttpAlertSourceOptions> = {}) {
  const fake = createFakeFetch((request) => {
    const name = fieldOf(request);
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    const { emergencies } = answers;
    const isFirstPage = JSON.stringify(request.body).includes('emergencies:');
    return jsonResponse({ data: { [name]: answer, ...(isFirstPage && { emergencies }) } });
  });
  requests = fake.requests;
  return createHttpAlertSource({
    baseUrl: 'https://fleet.example/',
    getToken: () => Promise.resolve('access-1'),
    fetch: fake.fetch,
    io: sockets.io,
    clock,
    wakeUps: () => () => {},
    random: () => 0.5,
    onError: (error) => errors.push(error),
    ...more,
  });
}

beforeEach(() => {
  clock = createManualClock(start);
  sockets = createFakeSocketIo();
  errors = [];
  answers = {
    emergencies: { ...succeeded, data: [], head: 99 },
    payload: {
      ...succeeded,
      payload: 'signed-1',
      payloadExpiresIn: 1_000,
      subscribedAlertRules: {
        urgentAlertRules: ['11'],
        importantAlertRules: ['12'],
        autoPopupAlertRules: [],
      },
      caller: { userId: '1', fullname: 'Ratna Dewi', scopes: ['e4a-alert-center-main:read'] },
    },
  };
});

const range = { start: start - 1_000, end: start + 1_000 };

describe('the subscription over HTTP', () => {
  it('returns the current user, and whether their scopes include urgent alerts', async () => {
    const user = { userId: '1', fullname: 'Ratna Dewi' };
    expect((await create().loadSubscription()).currentUser).toEqual({
      user,
      canSeeUrgent: false,
      scopes: ['e4a-alert-center-main:read'],
    });
    const scopes = ['e4a-alert-center-main:read', 'e4e-alert-center-urgent:read'];
    answers['payload'] = { ...(answers['payload'] as object), caller: { ...user, scopes } };
    expect((await create().loadSubscription()).currentUser).toEqual({
      user,
      canSeeUrgent: true,
      scopes,
    });
  });
});

describe('lists over HTTP', () => {
  const page = { endCursor: 'c1', hasNextPage: true };

  it('sends the specified request and converts the response to domain alerts (AC-91)', async () => {
    answers['rawAlerts'] = { ...succeeded, data: [wireAlert()], pagination: page, head: 15 };
    const query = {
      urgency: 'urgent',
      range,
      unresolvedOnly: true,
      limit: 20,
      after: 'c0',
    } as const;
    const found = await create().listAlerts(query);
    expect(variablesOf(0)).toEqual({
      filter: {
        isUrgent: true,
        isResolved: false,
        isFalseAlert: false,
        startDate: iso(range.start),
        endDate: iso(range.end),
        orderBy: { createdOn: 'desc' },
        pagination: { page: 1, show: 20, after: 'c0' },
      },
    });
    expect(found).toMatchObject({ endCursor: 'c1', hasMore: true, head: 15 });
    expect(found.alerts[0]).toMatchObject({
      id: '41',
      createdOn: start,
      seq: 12,
      description: { id: 'Melebihi batas kecepatan', en: 'Over speed limit' },
      vehicle: { vehicleId: '5', licensePlate: 'L 8117 UQ', category: 'truck' },
      position: { latitude: -7.24, longitude: 112.67 },
      resolvedOn: start + 9_000,
      lastNote: { text: 'Aman', createdOn: start + 8_000, user: null },
      log: [{ type: 'note', text: 'Aman', createdOn: start + 8_000, user: null }],
    });
  });

  it('requests the emergencies that nobody has opened with the first page (AC-370)', async () => {
    const emergency = wireAlert({ rawAlertId: '7', alertCode: 1, isRead: false });
    answers['rawAlerts'] = { ...succeeded, data: [wireAlert()], pagination: page, head: 15 };
    answers['emergencies'] = { ...succeeded, data: [emergency], head: 14 };
    const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 20 } as const;
    const found = await create().listAlerts(query);
    expect(variablesOf(0)).toMatchObject({
      emergencyFilter: {
        isUrgent: true,
        alertCode: [1],
        isRead: false,
        isResolved: false,
        isFalseAlert: false,
        startDate: iso(range.start),
        endDate: iso(range.end),
        pagination: { page: 1, show: 100 },
      },
    });
    expect(found.emergencies?.map(({ id }) => id)).toEqual(['7']);
    expect(found.head).toBe(14);
    const next = await create().listAlerts({ ...query, after: 'c1' });
    expect(next.emergencies).toBeUndefined();
  });

  it('sends a new request each time (AC-91)', async () => {
    answers['rawAlerts'] = { ...succeeded, data: [], pagination: page, head: 15 };
    const query = { urgency: 'important', range, unresolvedOnly: false, limit: 20 } as const;
    const source = create();
    await source.listAlerts(query);
    await source.listAlerts(query);
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('removes bidi control characters from names', async () => {
    const vehicle = { id: '5', licensePlate: '\u202eB 1\u2066 XYZ', imei: null, vehicleType: null };
    answers['rawAlerts'] = {
      ...succeeded,
      data: [wireAlert({ vehicle })],
      pagination: page,
      head: 15,
    };
    const query = { urgency: 'important', range, unresolvedOnly: false, limit: 20 } as const;
    const { alerts } = await create().listAlerts(query);
    expect(alerts[0]?.vehicle.licensePlate).toBe('B 1 XYZ');
  });

  it('reads the fleet task of an alert, and null if the response has none (AC-76)', async () => {
    const detail = {
      location: 'DC Rungkut',
      total_fo_duration: 7_200,
      target_time: iso(start),
      actual_time: null,
      point_location_name: 'Rungkut, Surabaya',
      point_in_km: 3.4,
      estimated_target_time: iso(start + 60_000),
      planned_activities_duration: 1_800,
    };
    const data = [
      wireAlert({ foNumber: 'FO-1', foId: '7', logId: '9', foData: { detail } }),
      wireAlert({ foNumber: null, foId: null, logId: null, foData: null }),
    ];
    answers['rawAlerts'] = { ...succeeded, data, pagination: page, head: 15 };
    const query = { urgency: 'important', range, unresolvedOnly: false, limit: 20 } as const;
    const { alerts } = await create().listAlerts(query);
    expect(alerts.map((alert) => alert.fleetOrder)).toEqual([
      {
        foNumber: 'FO-1',
        foId: '7',
        logId: '9',
        detail: {
          location: 'DC Rungkut',
          totalFoDuration: 7_200,
          targetTime: start,
          actualTime: null,
          estimatedTargetTime: start + 60_000,
          pointLocationName: 'Rungkut, Surabaya',
          pointInKm: 3.4,
          plannedActivitiesDuration: 1_800,
        },
      },
      null,
    ]);
  });

  it('omits and reports an alert that cannot be parsed, and keeps the others', async () => {
    const data = [wireAlert({ createdOn: 'yesterday' }), wireAlert()];
    answers['rawAlerts'] = { ...succeeded, data, pagination: page, head: 15 };
    const query = { urgency: 'important', range, unresolvedOnly: false, limit: 20 } as const;
    const found = await create().listAlerts(query);
    expect(found.alerts.map((alert) => alert.id)).toEqual(['41']);
    expect(errors).toMatchObject([{ kind: 'server' }]);
  });

  it('rejects with the server’s message', async () => {
    answers['rawAlerts'] = {
      ...succeeded,
      isSuccessful: false,
      errorCode: 403,
      errorName: 'FORBIDDEN',
      message: 'Tidak boleh',
      data: null,
    };
    const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 20 } as const;
    await expect(create().listAlerts(query)).rejects.toMatchObject({
      kind: 'forbidden',
      serverMessage: 'Tidak boleh',
    });
  });

  it('rejects a response that does not match the contract', async () => {
    answers['rawAlerts'] = { ...succeeded, data: [], pagination: null, head: 15 };
    const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 20 } as const;
    await expect(create().listAlerts(query)).rejects.toBeInstanceOf(PantauError);
  });
});

describe('actions over HTTP', () => {
  it.each([
    [{ type: 'read' }, 'Read', null],
    [{ type: 'resolve' }, 'Resolve', '{"isResolved":true}'],
    [{ type: 'checkAgain' }, 'Resolve', '{"isResolved":false}'],
    [{ type: 'falseAlert', reason: 'x' }, 'FalseAlert', '{"isFalseAlert":true,"reason":"x"}'],
    [{ type: 'note', text: 'Aman' }, 'Feedback', 'Aman'],
  ] as const)('%o is sent as %s', async (change, actionType, data) => {
    answers['upsertRawAlertsAction'] = {
      ...succeeded,
      data: { createdOn: iso(start), user: { userId: '1', fullname: 'Ratna Dewi' } },
      items: [{ rawAlertId: '41', outcome: 'applied', alert: wireAlert() }],
      seq: 12,
    };
    const target = { mode: 'selection', ids: ['41'], range } as const;
    const result = await create().act({ change, target });
    expect(variablesOf(0)).toEqual({
      input: {
        actionType,
        data,
        rawAlertId: ['41'],
        selectionMode: 'Selection',
        dateRange: { start: iso(range.start), end: iso(range.end) },
      },
    });
    expect(result).toMatchObject({ seq: 12, createdOn: start, items: [{ outcome: 'applied' }] });
  });
});

describe('the feed over Socket.IO', () => {
  let events: FeedEvent[];

  async function live(more: Partial<HttpAlertSourceOptions> = {}) {
    events = [];
    const source = create(more);
    const feed = source.subscribe((event) => events.push(event));
    await clock.advance(0);
    sockets.latest().receive('connect');
    sockets.latest().receive('message', pong(10, 10));
    return { source, feed };
  }
  const pong = (prevSeq: number, seq: number) => ({ type: 'PONG', prevSeq, seq, at: iso(start) });
  const sentPayloads = () =>
    sockets.latest().sent.map((message) => (message as { data: string }).data);
  const action = {
    actionType: 'FalseAlert',
    mode: 'selection',
    rawAlertIds: ['41'],
    vehicleIds: [],
    dateRange: { start: iso(range.start), end: iso(range.end) },
    alertUrgencyType: null,
    isFalseAlert: true,
    data: '{"isFalseAlert":true,"reason":"no occurrences"}',
    createdOn: iso(start),
    user: { userId: '2', fullname: 'Budi Santoso' },
  };

  it('sends the payload as tags, is live at the first PONG and then reports its head (AC-47)', async () => {
    const { feed } = await live();
    expect(sockets.latest().options.auth).toEqual({ token: 'access-1' });
    expect(sentPayloads()).toEqual(['signed-1']);
    expect(events.map((e) => (e.kind === 'status' ? e.status.state : e.kind))).toEqual([
      'connecting',
      'live',
      'head',
    ]);
    feed.close();
    expect(clock.pending()).toBe(0);
    expect(sockets.latest().disconnected).toBe(true);
  });

  it('emits new alerts, and matches actions by exact name before the wildcard (AC-49, AC-50)', async () => {
    await live({ companyId: 7 });
    const before = events.length;
    const alert = { type: 'alert-center-7', prevSeq: 10, seq: 12, data: wireAlert() };
    sockets.latest().receive('message', alert);
    const message = { type: 'alert-center-resolve-7', prevSeq: 12, seq: 13, data: action };
    sockets.latest().receive('message', message);
    expect(events.slice(before)).toMatchObject([
      { kind: 'alert', prevSeq: 10, seq: 12, alert: { id: '41', createdOn: start } },
      {
        kind: 'action',
        prevSeq: 12,
        seq: 13,
        action: {
          seq: 13,
          change: { type: 'falseAlert', reason: 'no occurrences' },
          target: { mode: 'selection', ids: ['41'], range },
          user: { userId: '2', fullname: 'Budi Santoso' },
        },
      },
    ]);
  });

  it('parses every mode of an action, and check again after resolving or a false alert (AC-50)', async () => {
    await live();
    const before = events.length;
    const tell = (more: object, seq: number): void =>
      sockets.latest().receive('message', {
        type: 'alert-center-resolve-7',
        prevSeq: seq - 1,
        seq,
        data: { ...action, ...more },
      });
    tell({ mode: 'all', rawAlertIds: [], vehicleIds: ['5'], alertUrgencyType: 'Urgent' }, 11);
    const day = { start: iso(start), end: iso(start + 86_400_000) };
    tell({ mode: 'exclude', isFalseAlert: false, dateRange: day }, 12);
    tell({ actionType: 'Resolve', isFalseAlert: undefined, isResolved: false }, 13);
    expect(events.slice(before)).toMatchObject([
      { action: { target: { mode: 'all', vehicleIds: ['5'], urgency: 'urgent', range } } },
      {
        action: {
          change: { type: 'checkAgain' },
          target: {
            mode: 'exclude',
            ids: ['41'],
            urgency: null,
            range: { start, end: start + 86_400_000 },
          },
          user: { userId: '2', fullname: 'Budi Santoso' },
        },
      },
      { action: { change: { type: 'checkAgain' } } },
    ]);
  });

  it('reports and drops a message that cannot be parsed, and leaves its range as a gap', async () => {
    await live();
    const before = events.length;
    const broken = { type: 'alert-center-7', prevSeq: 10, seq: 11, data: { rawAlertId: 41 } };
    sockets.latest().receive('message', broken);
    sockets.latest().receive('message', { type: 'alert-center-7', seq: 'x' });
    expect(events.slice(before)).toMatchObject([{ kind: 'dropped' }]);
    expect(errors).toHaveLength(1);
  });

  it('reports the server’s time with the subscription and each head', async () => {
    const at = Date.parse('2026-03-04T05:06:07.000Z');
    const subscription = {
      ...(answers['payload'] as object),
      serverTime: '2026-03-04T05:06:07.000Z',
    };
    answers['payload'] = subscription;
    expect((await create().loadSubscription()).serverNow).toBe(at);
    answers['payload'] = { ...subscription, serverTime: null };
    expect((await create().loadSubscription()).serverNow).toBeUndefined();
    await live();
    sockets.latest().receive('message', { ...pong(10, 11), at: '2026-03-04T05:06:07.000Z' });
    expect(events.at(-1)).toEqual({ kind: 'head', prevSeq: 10, seq: 11, serverNow: at });
  });

  it('reports changed rules, and advances the sequence for messages that are not for the alert centre (AC-297)', async () => {
    await live({ companyId: 7 });
    const before = events.length;
    const news = { type: 'alert-center-new-3', prevSeq: 10, seq: 11, data: {} };
    sockets.latest().receive('message', news);
    sockets.latest().receive('message', { type: 'vehicle-position-7', data: {} });
    expect(events.slice(before)).toEqual([
      { kind: 'rulesChanged' },
      { kind: 'head', prevSeq: 10, seq: 11 },
    ]);
  });

  it('renews the payload before it expires, and immediately when the server requests it', async () => {
    const { feed } = await live();
    answers['payload'] = { ...(answers['payload'] as object), payload: 'signed-2' };
    for (let turn = 0; turn < 160; turn += 1) {
      sockets.latest().receive('message', pong(10, 10));
      await clock.advance(5_000);
    }
    expect(sentPayloads()).toEqual(['signed-1', 'signed-2']);
    answers['payload'] = { ...(answers['payload'] as object), payload: 'signed-3' };
    sockets.latest().receive('disconnect', 'io server disconnect');
    await clock.advance(2_000);
    sockets.latest().receive('connect');
    expect(sentPayloads().at(-1)).toBe('signed-3');
    feed.close();
  });

  it('applies the rules stored under the payload key before the server responds, offline too (AC-296)', async () => {
    const storage = createMemoryStore();
    await create({ storage, userId: '1' }).loadSubscription();
    expect(storage.getItem('payload')).toContain('signed-1');
    answers['payload'] = new TypeError('no network');
    const reloaded = create({ storage, userId: '1' });
    const stored = await reloaded.loadSubscription();
    expect(stored).toMatchObject({ stored: true, rules: { urgent: new Set(['11']) } });
    // Only the first call; every further one asks the server.
    await expect(reloaded.loadSubscription()).rejects.toMatchObject({ kind: 'offline' });
    // Another user's rules are not applied.
    await expect(create({ storage, userId: '2' }).loadSubscription()).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  it('stores the payload and uses it while no new one can be loaded (AC-47, AC-90)', async () => {
    const storage = createMemoryStore();
    const first = await live({ storage, storageNamespace: 'acme' });
    first.feed.close();
    expect(storage.getItem('acme:payload')).toContain('signed-1');
    const unnamed = await live({ storage });
    unnamed.feed.close();
    expect(storage.getItem('payload')).toContain('signed-1');
    answers['payload'] = new TypeError('no network');
    const second = await live({ storage, storageNamespace: 'acme' });
    expect(sentPayloads()).toEqual(['signed-1']);
    second.feed.close();
    expect(clock.pending()).toBe(0);
  });
});
