import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../db/schema.ts';
import type { Logger } from '../lib/logger.ts';
import { createLogger } from '../lib/logger.ts';
import { graphql, postJson, signIn, type SignedIn } from '../testing/client.ts';
import { openLive } from '../testing/live-client.ts';
import { payloadQuery, rawAlertsQuery } from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { PASSWORD } from '../testing/fixtures.ts';

let server: TestServer;
let one: CompanyFixture;
let manager: SignedIn;
let log = '';
const logger: Logger = createLogger((line) => (log += line));

beforeAll(async () => {
  server = await startTestServer({ logger });
  one = (await addTwoCompanies(server.db)).one;
  manager = await signIn(server, one.manager);
});

afterEach(() => {
  log = '';
});

afterAll(() => server.close());

const post = (body: unknown, headers = {}): Promise<Response> =>
  postJson(server, '/graphql', body, {
    authorization: `Bearer ${manager.accessToken}`,
    ...headers,
  });

describe('POST /graphql', () => {
  it('rejects anything but GraphQL, and keeps working', async () => {
    for (const body of [{}, [], { query: 5 }, { query: '{' }, { query: '{ nothing }' }]) {
      const response = await post(body);
      const result = (await response.json()) as { errors?: unknown[]; errorName?: string };
      expect(result.errors?.length ?? result.errorName, JSON.stringify(body)).toBeTruthy();
      expect(response.status, JSON.stringify(body)).toBeLessThan(500);
    }
    const broken = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${manager.accessToken}`,
      },
      body: '{"query":',
    });
    expect(broken.status).toBe(400);
    expect((await post({ query: payloadQuery })).status).toBe(200);
  });

  it('rejects oversized documents and bodies (RS-101)', async () => {
    const many = `{ ${Array.from({ length: 2_000 }, (_, i) => `a${i}: __typename`).join(' ')} }`;
    expect(await (await post({ query: many })).text()).toMatch(/token|limit/i);
    const huge = { query: payloadQuery, variables: { filter: 'x'.repeat(2_000_000) } };
    const response = await post(huge);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      errorName: 'INVALID_INPUT',
      message: 'Permintaan terlalu besar.',
    });
  });

  it('logs internal errors and does not disclose them (RS-102)', async () => {
    await server.db.execute(sql`alter table raw_alerts rename to raw_alerts_away`);
    try {
      const result = await graphql(server, manager.accessToken, rawAlertsQuery, { filter: {} });
      expect(result).toEqual({
        isSuccessful: false,
        errorCode: 500,
        errorName: 'INTERNAL',
        message: 'Something went wrong on the server. Try again in a moment.',
        status: 500,
        data: null,
        pagination: null,
        head: null,
      });
      expect(log).toMatch(/An operation failed.*raw_alerts/);
    } finally {
      await server.db.execute(sql`alter table raw_alerts_away rename to raw_alerts`);
    }
  });
});

describe('Query.payload', () => {
  it('returns the current user with their present scopes and the company’s time zone', async () => {
    const { viewer } = one;
    const session = await signIn(server, viewer);
    const readUser = async () => (await graphql(server, session.accessToken, payloadQuery)).caller;
    const expected = { userId: String(viewer.id), fullname: viewer.fullname };
    const main = 'e4a-alert-center-main:read';
    const urgent = 'e4e-alert-center-urgent:read';
    const update = (held: readonly string[]) =>
      server.db
        .update(users)
        .set({ scopes: [...held] })
        .where(eq(users.id, viewer.id));
    await update([main]);
    expect(await readUser()).toEqual({ ...expected, timeZone: 'Asia/Jakarta', scopes: [main] });

    await server.db.execute(sql`update companies set time_zone = 'Asia/Makassar' where id = 1`);
    await update([main, urgent]);
    expect(await readUser()).toEqual({
      ...expected,
      timeZone: 'Asia/Makassar',
      scopes: [main, urgent],
    });
  });

  it('returns the server’s time', async () => {
    const session = await signIn(server, one.viewer);
    const before = server.clock.now();
    const { serverTime } = await graphql(server, session.accessToken, payloadQuery);
    expect(Date.parse(serverTime)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(serverTime)).toBeLessThanOrEqual(server.clock.now());
  });

  it('returns no user when it is rejected', async () => {
    const session = await signIn(server, one.viewer);
    await server.db.update(users).set({ scopes: [] }).where(eq(users.id, one.viewer.id));
    const variables = { filter: { isSharedVehicle: true } };
    const rejected = await graphql(server, session.accessToken, payloadQuery, variables);
    expect(rejected).toMatchObject({ errorName: 'FORBIDDEN', caller: null });
  });
});

it('passwords and tokens never appear in the log (RS-22)', async () => {
  const { payload } = await graphql(server, manager.accessToken, payloadQuery);
  await openLive(server, '', undefined, { auth: {}, query: { token: 'wrong.token' } }).catch(
    () => {},
  );
  const listener = await openLive(server, '', payload, {
    auth: {},
    query: { token: manager.accessToken },
  });
  listener.close();
  await postJson(server, '/api/session', { email: one.manager.email, password: 'a wrong one' });
  await server.db.execute(sql`alter table users rename to users_away`);
  try {
    await post({ query: payloadQuery });
    await postJson(server, '/api/session', { email: one.manager.email, password: PASSWORD });
    await postJson(server, '/api/session/refresh', {}, { cookie: manager.cookie });
    await openLive(server, manager.accessToken).catch(() => {});
  } finally {
    await server.db.execute(sql`alter table users_away rename to users`);
  }
  expect(log).toMatch(/users/);
  const secrets = [PASSWORD, 'a wrong one', 'wrong.token', manager.accessToken, payload];
  for (const secret of [...secrets, manager.cookie.split('=')[1] ?? '']) {
    expect(log).not.toContain(secret);
  }
});
