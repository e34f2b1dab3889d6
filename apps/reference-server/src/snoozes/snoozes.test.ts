import { scopes } from '@pantau/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertSnoozes } from '../db/schema.ts';
import { startRetention } from '../db/retention.ts';
import { silentLogger } from '../lib/logger.ts';
import { graphql, signIn } from '../testing/client.ts';
import { addAlert, addUser, type AddedUser } from '../testing/fixtures.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { payloadQuery, totalsQuery } from '../testing/operations.ts';
import { endSnoozeMutation, snoozeMutation, snoozesQuery } from '../testing/snooze-operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { SNOOZES_MAX } from './snoozes.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let one: CompanyFixture;
let two: CompanyFixture;
let manager: string;
let dispatcher: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { pongSeconds: 0.2, accessTokenSeconds: 86_400 } });
  ({ one, two } = await addTwoCompanies(server.db));
  manager = (await signIn(server, one.manager)).accessToken;
  dispatcher = (await signIn(server, one.dispatcher)).accessToken;
});

beforeEach(() => server.db.delete(alertSnoozes));

afterAll(() => server.close());

const snooze = (input: object, token = manager, language = 'en') =>
  graphql(
    server,
    token,
    snoozeMutation,
    { input: { vehicleId: one.vehicle.id, alertCode: 15, length: 'hour', ...input } },
    { 'accept-language': language },
  );

const end = (input: object, token = manager) =>
  graphql(server, token, endSnoozeMutation, {
    input: { vehicleId: one.vehicle.id, alertCode: 15, ...input },
  });

interface Row {
  readonly vehicleId: string;
  readonly alertCode: number;
  readonly endsOn: string;
}

const list = async (token = manager): Promise<readonly Row[]> =>
  (await graphql(server, token, snoozesQuery)).data;

const codes = async (token = manager): Promise<readonly number[]> =>
  (await list(token)).map(({ alertCode }) => alertCode);

describe('snoozing', () => {
  it('lasts 15 minutes, an hour, or until the end of the shift; another time replaces the end (RS-556)', async () => {
    const leftOf = async (length: string): Promise<number> => {
      const { data } = await snooze({ length });
      expect(data).toHaveLength(1);
      return Date.parse(data[0].endsOn) - server.clock.now();
    };
    expect(Math.abs((await leftOf('quarterHour')) - 15 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
    expect(Math.abs((await leftOf('hour')) - 60 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
    const left = await leftOf('shift');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(8 * 60 * MINUTE_MS);
    const [row] = await list();
    expect(['06:00', '14:00', '22:00']).toContain(
      new Date(row?.endsOn ?? '').toLocaleTimeString('en-GB', {
        timeZone: 'Asia/Jakarta',
        hour: '2-digit',
        minute: '2-digit',
      }),
    );
  });

  it('names vehicle, event and end, the first to end first, to that user alone (RS-556)', async () => {
    await snooze({ alertCode: 8 });
    const { data } = await snooze({ alertCode: 15, length: 'quarterHour' });
    const vehicle = {
      vehicleId: String(one.vehicle.id),
      licensePlate: expect.stringMatching(/^B \d+ TST$/),
    };
    expect(data).toMatchObject([
      { ...vehicle, alertCode: 15, alert: { shortDescriptionIdn: expect.stringMatching(/./) } },
      { ...vehicle, alertCode: 8, alert: { shortDescriptionEng: expect.stringMatching(/./) } },
    ]);
    expect(await codes()).toEqual([15, 8]);
    expect(await codes(dispatcher)).toEqual([]);
  });

  it.each([
    ['an emergency', { alertCode: 1 }, 'INVALID_INPUT', /Emergencies/],
    ['an unknown code', { alertCode: 9_999 }, 'INVALID_INPUT', /unknown/],
    ['an unknown vehicle', { vehicleId: 999_999 }, 'NOT_FOUND', /vehicle/],
    ['an id that is none', { vehicleId: "1' or true" }, 'NOT_FOUND', /vehicle/],
  ])('refuses %s and stores nothing (RS-557)', async (_what, input, errorName, message) => {
    const result = await snooze(input);
    expect(result).toMatchObject({ isSuccessful: false, errorName });
    expect(result.message).toMatch(message);
    expect(await server.db.select().from(alertSnoozes)).toEqual([]);
  });

  it('refuses vehicles of other companies, and shared ones without their scope, as if there were none (RS-557)', async () => {
    const viewer = (await signIn(server, one.viewer)).accessToken;
    const unknown = await snooze({ vehicleId: 999_999 });
    expect(await snooze({ vehicleId: two.vehicle.id })).toEqual(unknown);
    expect(await snooze({ vehicleId: one.sharedVehicle.id }, viewer)).toEqual(unknown);
    expect((await snooze({ vehicleId: one.sharedVehicle.id })).isSuccessful).toBe(true);
  });

  it('says so in the language of the user (RS-557)', async () => {
    const { message } = await snooze({ alertCode: 1 }, manager, 'id');
    expect(message).toBe('Keadaan darurat tidak dapat ditunda.');
  });
});

describe('the limit of snoozes', () => {
  const fill = async (user: AddedUser, count: number): Promise<void> => {
    const now = server.clock.now();
    const rows = Array.from({ length: count }, (_, index) => ({
      userId: user.id,
      vehicleId: one.vehicle.id,
      alertCode: 10_000 + index,
      startedOn: new Date(now),
      endsOn: new Date(now + 60 * MINUTE_MS),
    }));
    await server.db.insert(alertSnoozes).values(rows);
  };

  it('is 100 at once for each user; one of them can be snoozed anew (RS-558)', async () => {
    await fill(one.manager, SNOOZES_MAX - 1);
    expect((await snooze({ alertCode: 15 })).isSuccessful).toBe(true);
    const refused = await snooze({ alertCode: 8 });
    expect(refused).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT' });
    expect(refused.message).toContain('100');
    expect((await snooze({ alertCode: 15, length: 'quarterHour' })).isSuccessful).toBe(true);
    expect((await snooze({ alertCode: 8 }, dispatcher)).isSuccessful).toBe(true);
    await end({ alertCode: 15 });
    expect((await snooze({ alertCode: 8 })).isSuccessful).toBe(true);
  });

  it('holds for requests at the same time (RS-558)', async () => {
    await fill(one.manager, SNOOZES_MAX - 1);
    const attempts = await Promise.all(
      [8, 13, 14, 15, 16].map((alertCode) => snooze({ alertCode })),
    );
    expect(attempts.filter(({ isSuccessful }) => isSuccessful)).toHaveLength(1);
    expect(await list()).toHaveLength(SNOOZES_MAX);
  });

  it('does not count those that have ended (RS-558)', async () => {
    await fill(one.manager, SNOOZES_MAX);
    server.clock.shift(61 * MINUTE_MS);
    const { isSuccessful } = await snooze({});
    server.clock.shift(-61 * MINUTE_MS);
    expect(isSuccessful).toBe(true);
  });
});

describe('the end of a snooze', () => {
  it('comes at its time, or when its user ends it; ending it again changes nothing (RS-559)', async () => {
    await snooze({ alertCode: 8, length: 'quarterHour' });
    await snooze({ alertCode: 15 });
    expect(await codes()).toEqual([8, 15]);
    server.clock.shift(15 * MINUTE_MS + 1_000);
    expect(await codes()).toEqual([15]);
    expect((await end({})).data).toEqual([]);
    expect(await end({})).toMatchObject({ isSuccessful: true, data: [] });
    expect(await end({ vehicleId: 'none' })).toMatchObject({ isSuccessful: true, data: [] });
    server.clock.shift(-15 * MINUTE_MS - 1_000);
  });

  it('is not for others to decide (RS-559)', async () => {
    await snooze({});
    const colleague = await addUser(server.db, 1, [scopes.alertCenterMain]);
    await end({}, (await signIn(server, colleague)).accessToken);
    expect(await codes()).toEqual([15]);
  });

  it('deletes it within the hour (RS-559)', async () => {
    const { db, clock, settings } = server;
    await snooze({ alertCode: 8, length: 'quarterHour' });
    await snooze({ alertCode: 15 });
    clock.shift(16 * MINUTE_MS);
    const retention = startRetention({ db, clock, logger: silentLogger, settings });
    await retention.prune();
    clock.shift(-16 * MINUTE_MS);
    await retention.stop();
    const left = await db.select({ code: alertSnoozes.alertCode }).from(alertSnoozes);
    expect(left).toEqual([{ code: 15 }]);
  });
});

describe('counts', () => {
  const unresolved = async (filter: object, token = manager): Promise<readonly number[]> => {
    const { data } = await graphql(server, token, totalsQuery, { filter });
    return data.map((row: { unresolved: number }) => row.unresolved);
  };

  it('include snoozed alerts, unless asked for the others alone (RS-560)', async () => {
    const { db, clock } = server;
    const { vehicle, urgentRule, importantRule } = one;
    const add = (alertCode: number, rule: number) =>
      addAlert(db, clock, { vehicle, alertCode, alertRuleIds: [rule] });
    await add(8, urgentRule);
    await add(8, urgentRule);
    await add(13, urgentRule);
    await add(15, importantRule);
    expect(await unresolved({})).toEqual([3, 1]);
    await snooze({ alertCode: 8 });
    expect(await unresolved({})).toEqual([3, 1]);
    expect(await unresolved({ isSnoozed: false })).toEqual([1, 1]);
    expect(await unresolved({ isSnoozed: true })).toEqual([2, 0]);
    expect(await unresolved({ isSnoozed: false }, dispatcher)).toEqual([3, 1]);
    server.clock.shift(61 * MINUTE_MS);
    const later = await unresolved({ isSnoozed: false });
    server.clock.shift(-61 * MINUTE_MS);
    expect(later).toEqual([3, 1]);
  });
});

describe('live', () => {
  const listen = async (token: string): Promise<LiveClient> =>
    openLive(server, token, (await graphql(server, token, payloadQuery, {})).payload);

  it('tells every connection of the user, and nobody else, when a snooze starts or is ended (RS-561)', async () => {
    const [first, second, other] = [
      await listen(manager),
      await listen(manager),
      await listen(dispatcher),
    ];
    const type = `alert-snoozes-${one.manager.id}`;
    const received = ({ messages }: LiveClient): number =>
      messages.filter((message) => message.type === type).length;
    /** The next PONG follows what was sent before. */
    const settled = async (client: LiveClient): Promise<void> => {
      const seen = client.messages.length;
      await client.waitFor((one) => one.type === 'PONG' && client.messages.indexOf(one) >= seen);
    };
    await snooze({});
    for (const client of [first, second, other]) await settled(client);
    expect([first, second, other].map(received)).toEqual([1, 1, 0]);
    await end({});
    for (const client of [first, second]) await settled(client);
    expect([first, second].map(received)).toEqual([2, 2]);
    // Nothing has changed.
    await end({});
    await snooze({ alertCode: 1 });
    for (const client of [first, second]) await settled(client);
    expect([first, second].map(received)).toEqual([2, 2]);
    expect(other.messages.some((message) => message.type.startsWith('alert-snoozes'))).toBe(false);
    for (const client of [first, second, other]) client.close();
  });
});
