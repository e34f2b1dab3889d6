import { scopes } from '@pantau/core/contract';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson, signIn } from '../testing/client.ts';
import { addCompany, addUser } from '../testing/fixtures.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../testing/start-test-server.ts';

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
  readonly message?: string;
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly data: unknown;
  readonly messages: readonly string[];
  /** Why the request failed before GraphQL ran. */
  readonly message: string | undefined;
}

let server: TestServer;
let open: TestServer;

async function startWithCompany(options: TestServerOptions = {}): Promise<TestServer> {
  const started = await startTestServer(options);
  await addCompany(started.db, 1);
  return started;
}

beforeAll(async () => {
  server = await startWithCompany();
  open = await startWithCompany({ env: { PANTAU_GRAPHQL_INTROSPECTION: 'on' } });
});
afterAll(() => Promise.all([server.close(), open.close()]));

/** Someone who may look at alerts. */
async function attacker(target = server): Promise<(query: string) => Promise<Answer>> {
  const user = await addUser(target.db, 1, [scopes.alertCenterMain]);
  const { accessToken } = await signIn(target, user);
  return async (query) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'accept-language': 'en' };
    const response = await postJson(target, '/graphql', { query }, headers);
    const body = (await response.json()) as Body;
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      data: body.data,
      messages: body.errors?.map(({ message }) => message) ?? [],
      message: body.message,
    };
  };
}

const anyQuery = '{ rawAlerts(filter: {}) { data { rawAlertId } } }';

const repeat = (times: number, text: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => text(index)).join(' ');

describe('a GraphQL attack', () => {
  it('learns nothing about the schema, unless a setting allows it (RS-322)', async () => {
    const introspection = getIntrospectionQuery();
    const refused = await (await attacker())(introspection);
    expect(refused.data).toBeUndefined();
    expect(refused.messages[0]).toContain('GraphQL introspection has been disabled');
    const allowed = await (await attacker(open))(introspection);
    expect(allowed.messages).toEqual([]);
    expect(allowed.data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
  });

  it('learns no name of a field from an error (RS-325)', async () => {
    const { messages } = await (await attacker())('{ rawAlert { data { id } } }');
    expect(messages).toEqual(['Cannot query field "rawAlert" on type "Query".']);
  });

  it('cannot expand the description of the schema, even where it is allowed (RS-322)', async () => {
    const levels = 12;
    const bomb = `{ __schema { types { ${'fields { type { '.repeat(levels)} name ${'} }'.repeat(levels)} } } }`;
    const query = await attacker(open);
    const { data, messages } = await query(bomb);
    expect(data).toBeUndefined();
    expect(messages[0]).toContain('levels deep');
    const wide = `{ __schema { types { ${repeat(100, (a) => `f${a}: fields { ${repeat(20, (b) => `t${b}: type { name }`)} }`)} } } }`;
    expect((await query(wide)).messages[0]).toMatch(/5000 tokens/);
    expect((await query('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  it('cannot request more than the maximum cost (RS-323)', async () => {
    const query = await attacker();
    const alert = repeat(80, (index) => `a${index}: userLogs { user { userId } }`);
    const rows = `(filter: { pagination: { show: 100 } }) { data { ${alert} } }`;
    const { data, messages } = await query(
      `{ ${repeat(4, (index) => `r${index}: rawAlerts${rows}`)} }`,
    );
    expect(data).toBeUndefined();
    expect(messages[0]).toMatch(/may read \d+ fields; the maximum is 500000/);
  });

  it('ends when the user has spent the budget of a minute, in the user’s language (RS-324)', async () => {
    const query = await attacker();
    const expensive = `{ ${repeat(10, (index) => `r${index}: rawAlerts(filter: { pagination: { show: 100 } }) { data { ${repeat(30, (a) => `a${a}: userLogs { id: typeField }`)} } }`)} }`;
    let answer = await query(expensive);
    for (let count = 0; count < 40 && answer.status !== 429; count += 1) {
      answer = await query(expensive);
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    expect(answer.messages[0]).toMatch(/^Too many requests\. Try again in \d+ s\.$/);
    const someoneElse = await attacker();
    expect((await someoneElse('{ __typename }')).status).toBe(200);
    server.clock.shift(60_000);
    expect((await query('{ __typename }')).status).toBe(200);
  });

  it('gets no response beyond the maximum size (RS-326)', async () => {
    const limited = await startWithCompany({ settings: { maxResponseBytes: 20 } });
    const answer = await (await attacker(limited))(anyQuery);
    expect(answer).toMatchObject({
      status: 400,
      message: expect.stringContaining('too much data'),
    });
    await limited.close();
  });

  it('gets no response beyond the maximum time (RS-326)', async () => {
    const limited = await startWithCompany({ settings: { maxOperationMs: 100 } });
    const query = await attacker(limited);
    await limited.db.transaction(async (transaction) => {
      await transaction.execute('lock table raw_alerts');
      const answer = await query(anyQuery);
      expect(answer).toMatchObject({ status: 503, message: expect.stringContaining('too long') });
    });
    await limited.close();
  });
});
