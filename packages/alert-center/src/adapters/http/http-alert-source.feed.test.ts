import { createMemoryStore } from '@pantau/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../engine/list/alert-source.port.ts';
import type { HttpAlertSourceOptions } from './http-alert-source.ts';
import { fakeServer, iso, range, start, wireAlert } from './http-alert-source.test.setup.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

describe('the feed over Socket.IO', () => {
  let events: FeedEvent[];

  async function live(more: Partial<HttpAlertSourceOptions> = {}) {
    events = [];
    const source = server.create(more);
    const feed = source.subscribe((event) => events.push(event));
    await server.clock.advance(0);
    server.sockets.latest().receive('connect');
    server.sockets.latest().receive('message', pong(10, 10));
    return { source, feed };
  }
  const pong = (prevSeq: number, seq: number) => ({ type: 'PONG', prevSeq, seq, at: iso(start) });
  const sentPayloads = () =>
    server.sockets.latest().sent.map((message) => (message as { data: string }).data);
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
    expect(server.sockets.latest().options.auth).toEqual({ token: 'access-1' });
    expect(sentPayloads()).toEqual(['signed-1']);
    expect(events.map((e) => (e.kind === 'status' ? e.status.state : e.kind))).toEqual([
      'connecting',
      'live',
      'head',
    ]);
    feed.close();
    expect(server.clock.pending()).toBe(0);
    expect(server.sockets.latest().disconnected).toBe(true);
  });

  it('emits new alerts, and matches actions by exact name before the wildcard (AC-49, AC-50)', async () => {
    await live({ companyId: 7 });
    const before = events.length;
    const alert = { type: 'alert-center-7', prevSeq: 10, seq: 12, data: wireAlert() };
    server.sockets.latest().receive('message', alert);
    const message = { type: 'alert-center-resolve-7', prevSeq: 12, seq: 13, data: action };
    server.sockets.latest().receive('message', message);
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
      server.sockets.latest().receive('message', {
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
    server.sockets.latest().receive('message', broken);
    server.sockets.latest().receive('message', { type: 'alert-center-7', seq: 'x' });
    expect(events.slice(before)).toMatchObject([{ kind: 'dropped' }]);
    expect(server.errors).toHaveLength(1);
  });

  it('reports the server’s time with the subscription and each head', async () => {
    const at = Date.parse('2026-03-04T05:06:07.000Z');
    const subscription = {
      ...(server.answers['payload'] as object),
      serverTime: '2026-03-04T05:06:07.000Z',
    };
    server.answers['payload'] = subscription;
    expect((await server.create().loadSubscription()).serverNow).toBe(at);
    server.answers['payload'] = { ...subscription, serverTime: null };
    expect((await server.create().loadSubscription()).serverNow).toBeUndefined();
    await live();
    server.sockets.latest().receive('message', { ...pong(10, 11), at: '2026-03-04T05:06:07.000Z' });
    expect(events.at(-1)).toEqual({ kind: 'head', prevSeq: 10, seq: 11, serverNow: at });
  });

  it('reports changed rules, and advances the sequence for messages that are not for the alert centre (AC-297)', async () => {
    await live({ companyId: 7 });
    const before = events.length;
    const news = { type: 'alert-center-new-3', prevSeq: 10, seq: 11, data: {} };
    server.sockets.latest().receive('message', news);
    server.sockets.latest().receive('message', { type: 'vehicle-position-7', data: {} });
    expect(events.slice(before)).toEqual([
      { kind: 'rulesChanged' },
      { kind: 'head', prevSeq: 10, seq: 11 },
    ]);
  });

  it('shares the first payload between list and feed, and requests later ones anew (EM-135)', async () => {
    const asked = () =>
      server.requests.filter(({ body }) => JSON.stringify(body).includes('payload(')).length;
    events = [];
    const source = server.create();
    const first = source.loadSubscription();
    const feed = source.subscribe((event) => events.push(event));
    await server.clock.advance(0);
    await first;
    expect(asked()).toBe(1);
    server.sockets.latest().receive('connect');
    expect(sentPayloads()).toEqual(['signed-1']);
    await source.loadSubscription();
    expect(asked()).toBe(2);
    feed.close();
  });

  it('requests the first payload for the feed itself when the request of the list fails (EM-135)', async () => {
    const payload = server.answers['payload'];
    server.answers['payload'] = new TypeError('no network');
    const source = server.create();
    const first = source.loadSubscription().catch(() => 'failed');
    const feed = source.subscribe(() => undefined);
    server.answers['payload'] = payload;
    await server.clock.advance(0);
    await first;
    await server.clock.advance(5_000);
    server.sockets.latest().receive('connect');
    expect(sentPayloads()).toEqual(['signed-1']);
    feed.close();
  });

  it('renews the payload before it expires, and immediately when the server requests it', async () => {
    const { feed } = await live();
    server.answers['payload'] = { ...(server.answers['payload'] as object), payload: 'signed-2' };
    for (let turn = 0; turn < 160; turn += 1) {
      server.sockets.latest().receive('message', pong(10, 10));
      await server.clock.advance(5_000);
    }
    expect(sentPayloads()).toEqual(['signed-1', 'signed-2']);
    server.answers['payload'] = { ...(server.answers['payload'] as object), payload: 'signed-3' };
    server.sockets.latest().receive('disconnect', 'io server disconnect');
    await server.clock.advance(2_000);
    server.sockets.latest().receive('connect');
    expect(sentPayloads().at(-1)).toBe('signed-3');
    feed.close();
  });

  it('applies the rules stored under the payload key before the server responds, offline too (AC-296)', async () => {
    const storage = createMemoryStore();
    await server.create({ storage, userId: '1' }).loadSubscription();
    expect(storage.getItem('payload')).toContain('signed-1');
    server.answers['payload'] = new TypeError('no network');
    const reloaded = server.create({ storage, userId: '1' });
    const stored = await reloaded.loadSubscription();
    expect(stored).toMatchObject({ stored: true, rules: { urgent: new Set(['11']) } });
    // Only the first call; every further one asks the server.
    await expect(reloaded.loadSubscription()).rejects.toMatchObject({ kind: 'offline' });
    // Another user's rules are not applied.
    await expect(server.create({ storage, userId: '2' }).loadSubscription()).rejects.toMatchObject({
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
    server.answers['payload'] = new TypeError('no network');
    const second = await live({ storage, storageNamespace: 'acme' });
    expect(sentPayloads()).toEqual(['signed-1']);
    second.feed.close();
    expect(server.clock.pending()).toBe(0);
  });
});
