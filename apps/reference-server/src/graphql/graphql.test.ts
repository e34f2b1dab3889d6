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
  it('answers introspection', async () => {
    const schema = await graphql(
      server,
      manager.accessToken,
      '{ __schema { queryType { name } } }',
    );
    expect(schema).toEqual({ queryType: { name: 'Query' } });
  });

  it('refuses what is no GraphQL, and goes on', async () => {
    for (const body of [{}, [], { query: 5 }, { query: '{' }, { query: '{ nothing }' }]) {
      const response = await post(body);
      const answer = (await response.json()) as { errors?: unknown[]; errorName?: string };
      expect(answer.errors?.length ?? answer.errorName, JSON.stringify(body)).toBeTruthy();
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

  it('refuses documents and bodies that are too large', async () => {
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

  it('says of its own faults only that there was one, in words, and logs the rest', async () => {
    await server.db.execute(sql`alter table raw_alerts rename to raw_alerts_away`);
    try {
      const result = await graphql(server, manager.accessToken, rawAlertsQuery, { filter: {} });
      expect(result).toEqual({
        isSuccessful: false,
        errorCode: 500,
        errorName: 'INTERNAL',
        message: 'The server has a problem. Try again in a moment.',
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
  it('says who calls, with the scopes that he holds now and his company’s time zone', async () => {
    const { viewer } = one;
    const session = await signIn(server, viewer);
    const callerNow = async () => (await graphql(server, session.accessToken, payloadQuery)).caller;
    const told = { userId: String(viewer.id), fullname: viewer.fullname };
    const main = 'e4a-alert-center-main:read';
    const urgent = 'e4e-alert-center-urgent:read';
    expect(await callerNow()).toEqual({ ...told, timeZone: 'Asia/Jakarta', scopes: [main] });

    await server.db.execute(sql`update companies set time_zone = 'Asia/Makassar' where id = 1`);
    await server.db
      .update(users)
      .set({ scopes: [main, urgent] })
      .where(eq(users.id, viewer.id));
    expect(await callerNow()).toEqual({
      ...told,
      timeZone: 'Asia/Makassar',
      scopes: [main, urgent],
    });
  });

  it('tells the server’s time', async () => {
    const session = await signIn(server, one.viewer);
    const before = server.clock.now();
    const { serverTime } = await graphql(server, session.accessToken, payloadQuery);
    expect(Date.parse(serverTime)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(serverTime)).toBeLessThanOrEqual(server.clock.now());
  });

  it('names nobody when it is refused', async () => {
    const session = await signIn(server, one.viewer);
    await server.db.update(users).set({ scopes: [] }).where(eq(users.id, one.viewer.id));
    const variables = { filter: { isSharedVehicle: true } };
    const refused = await graphql(server, session.accessToken, payloadQuery, variables);
    expect(refused).toMatchObject({ errorName: 'FORBIDDEN', caller: null });
  });
});

it('nothing that opens a door gets into the log', async () => {
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
