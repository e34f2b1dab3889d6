import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertCodes } from '@pantau/core/contract';
import {
  generateTraccarFeed,
  unregisteredDevice,
  type TraccarFeed,
} from '../../../../tests/support/traccar-generator.ts';
import { startIngestServer, type IngestServer } from '../testing/ingest-server.ts';

const seed = Number(process.env['PANTAU_SEED'] ?? Date.now() % 2 ** 31);

describe(`a Traccar feed posted line by line (PANTAU_SEED=${seed})`, () => {
  let server: IngestServer;
  let feed: TraccarFeed;
  const ids = new Map<object, string | undefined>();

  beforeAll(async () => {
    server = await startIngestServer();
    for (const { alertCode } of alertCodes) await server.addRule({ alertCode });
    feed = generateTraccarFeed({ seed, endsAt: server.clock.now() });
    await server.post('vehicles', feed.vehicles);
  });
  afterAll(() => server.close());

  it('contains every kind of line', () => {
    const messages = feed.lines.map((line) => line.message);
    const times = messages.map((message) => Date.parse(message.event.eventTime));
    const outcomes = new Set(feed.lines.map((line) => line.outcome));
    expect(outcomes).toEqual(new Set(['accepted', 'duplicate', 'ignored', 'unknownDevice']));
    expect(times.some((time, index) => time < (times[index - 1] ?? 0))).toBe(true);
    expect(messages.some((message) => message.position === null)).toBe(true);
    expect(messages.some((message) => message.position === undefined)).toBe(true);
    expect(messages.some((message) => message.event.type === 'somethingNew')).toBe(true);
  });

  it('returns the expected outcome for each line (RS-52)', async () => {
    for (const { message, outcome } of feed.lines) {
      const result = await server.postOne('traccar', message);
      expect({ message, outcome: result?.outcome }).toEqual({ message, outcome });
      if (outcome === 'accepted') ids.set(message, result?.rawAlertId);
      if (outcome === 'duplicate') expect(result?.rawAlertId).toBe(ids.get(message));
    }
  }, 120_000);

  it('lists every alert exactly once by time, with consistent totals (RS-23)', async () => {
    const accepted = feed.lines.filter((line) => line.outcome === 'accepted');
    const expected = accepted
      .map(({ message }) => ({
        rawAlertId: ids.get(message) ?? '',
        at: Date.parse(message.event.eventTime),
      }))
      .toSorted((a, b) => b.at - a.at || Number(b.rawAlertId) - Number(a.rawAlertId));
    const { alerts, total } = await server.listAlerts(20);
    expect(alerts.map((alert) => alert.rawAlertId)).toEqual(
      expected.map((alert) => alert.rawAlertId),
    );
    expect(alerts.map((alert) => Date.parse(alert.createdOn))).toEqual(
      expected.map((alert) => alert.at),
    );
    expect(total).toBe(accepted.length);
    expect(alerts.every((alert) => alert.alertRuleIds.length === 1)).toBe(true);
  });

  it('can be sent again as NDJSON without new alerts (RS-41)', async () => {
    const lines = feed.lines.map((line) => JSON.stringify(line.message)).join('\n');
    const outcomes = await server.outcomes('traccar', lines, { type: 'application/x-ndjson' });
    expect(outcomes).toEqual(
      feed.lines.map(({ outcome }) => (outcome === 'accepted' ? 'duplicate' : outcome)),
    );
  });

  it('stores the alerts of the unregistered device once it is registered (RS-44)', async () => {
    const pending = feed.lines.filter((line) => line.outcome === 'unknownDevice');
    const distinct = new Set(pending.map((line) => line.message)).size;
    const before = await server.listAlerts();
    const registered = { imei: unregisteredDevice, licensePlate: 'B 1 LATE', category: 'truck' };
    expect((await server.postOne('vehicles', registered))?.reason).toMatch(
      new RegExp(`^${distinct} `),
    );
    const after = await server.listAlerts();
    expect(after.alerts).toHaveLength(before.alerts.length + distinct);
    const times = after.alerts.map((alert) => Date.parse(alert.createdOn));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('accepts events and positions in one request, with results in order (RS-39)', async () => {
    const [first] = feed.vehicles;
    const device = { uniqueId: first?.imei };
    const at = new Date(server.clock.now()).toISOString();
    const event = { id: 1, type: 'alarm', eventTime: at, attributes: { alarm: 'sos' } };
    const position = { fixTime: at, latitude: -6.2, longitude: 106.8, speed: 20, attributes: {} };
    const body = [
      { position, device },
      { event, device },
      { event: { ...event, type: 'ignitionOff' }, device },
      { position, device },
    ];
    expect(await server.outcomes('traccar', body)).toEqual([
      'accepted',
      'accepted',
      'ignored',
      'duplicate',
    ]);
  });
});
