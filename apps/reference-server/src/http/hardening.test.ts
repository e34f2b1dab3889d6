import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { io } from 'socket.io-client';
import { postJson, signIn } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies } from '../testing/two-companies.ts';
import { createLogger } from '../lib/logger.ts';

const TOKEN = 'a-token-for-prometheus';

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    logger: createLogger((line) => lines.push(line)),
    env: {
      PANTAU_TRUST_PROXY: '1',
      PANTAU_HOSTS: 'pantau.example',
      PANTAU_METRICS_TOKEN: TOKEN,
      PANTAU_ACCESS_LOG: 'on',
    },
    settings: { requestTimeoutMs: 600 },
  });
});

afterAll(async () => server.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** `fetch` does not let a program choose the host. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const outgoing = request(server.url + path, { headers: { host: 'pantau.example', ...headers } });
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe('a server with a name', () => {
  it('refuses requests for other hosts, except of a load balancer (RS-360)', async () => {
    expect((await get('/api/portal-settings')).status).not.toBe(421);
    for (const path of ['/', '/api/portal-settings', '/graphql', '/api/session']) {
      const answer = await get(path, { host: 'rebound.example' });
      expect([answer.status, JSON.parse(answer.body)], path).toEqual([
        421,
        { errorName: 'NOT_FOUND', message: 'Server ini tidak melayani alamat tersebut.' },
      ]);
    }
    expect((await get('/healthz', { host: '10.0.0.7:4000' })).status).toBe(200);
  });

  it('refuses sockets for other hosts (RS-360)', async () => {
    const socket = io(server.url, {
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { host: 'rebound.example' },
    });
    const [error] = await once(socket as never, 'connect_error');
    socket.close();
    expect(String(error)).toMatch(/websocket error/);
  });
});

describe('behind TLS', () => {
  const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };

  it('asks browsers to come back by TLS only (RS-361)', async () => {
    expect((await get('/healthz', tls)).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
    expect((await get('/healthz')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('pages of other origins', () => {
  it('may show pictures and videos, and load nothing else (RS-362)', async () => {
    const policyOf = async (path: string): Promise<unknown> =>
      (await get(path)).headers['cross-origin-resource-policy'];
    for (const path of ['/media/alert-icons/none.svg', '/api/static-map?lat=0', '/media/videos/1'])
      expect(await policyOf(path), path).toBe('cross-origin');
    for (const path of ['/', '/api/session', '/graphql', '/mediaother', '/healthz'])
      expect(await policyOf(path), path).toBe('same-origin');
  });
});

describe('health', () => {
  it('shows metrics and reasons only to those with the token (RS-364)', async () => {
    const token = { authorization: `Bearer ${TOKEN}` };
    expect((await get('/metrics', token)).body).toContain('pantau_live_sockets');
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(404);
  });

  it('without a token shows them to programs of the same machine, not through a proxy (RS-364)', async () => {
    const local = await startTestServer({ readFreeBytes: async () => 0 });
    const read = async (path: string, headers: Record<string, string> = {}): Promise<unknown> => {
      const response = await fetch(local.url + path, { headers });
      return path === '/metrics' ? response.status : response.json();
    };
    const isPostgres = local.settings.databaseUrl !== null;
    const proxied = { 'x-forwarded-for': '203.0.113.9' };
    expect(await read('/metrics')).toBe(200);
    expect(await read('/metrics', proxied)).toBe(404);
    if (!isPostgres) {
      expect(await read('/readyz')).toEqual({ status: 'not ready', reason: 'disk' });
      expect(await read('/readyz', proxied)).toEqual({ status: 'not ready' });
    }
    await local.close();
  });
});

describe('responses', () => {
  it('are compressed from 1 kB, as the client prefers (RS-363)', async () => {
    const plain = await startTestServer();
    const { one } = await addTwoCompanies(plain.db);
    const { accessToken } = await signIn(plain, one.manager);
    const read = async (length: number, encoding: string): Promise<unknown[]> => {
      const query = `{ ${'x'.repeat(length)}: __typename }`;
      const headers = { authorization: `Bearer ${accessToken}`, 'accept-encoding': encoding };
      const response = await postJson(plain, '/graphql', { query }, headers);
      const { data } = (await response.json()) as { data: object };
      return [response.headers.get('content-encoding'), Object.keys(data)[0]?.length];
    };
    expect(await read(2_000, 'gzip, br')).toEqual(['br', 2_000]);
    expect(await read(2_000, 'gzip')).toEqual(['gzip', 2_000]);
    expect(await read(2_000, 'identity')).toEqual([null, 2_000]);
    expect(await read(1, 'gzip, br')).toEqual([null, 1]);
    await plain.close();
  });
});

describe('a body that does not arrive', () => {
  it('is cut off with 408 (RS-365)', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /api/session HTTP/1.1\r\nHost: pantau.example\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    const trickle = setInterval(() => socket.write(' '), 50);
    const answer = await text(socket);
    clearInterval(trickle);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('requests', () => {
  it('have an id, their own or that of the proxy, in the response and the access log (RS-366)', async () => {
    const given = await get('/healthz?token=secret', { 'x-request-id': 'proxy-0001-abcd' });
    expect(given.headers['x-request-id']).toBe('proxy-0001-abcd');
    const forged = await get('/healthz', { 'x-request-id': 'a b\u00e9' });
    expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    await expect
      .poll(() => lines.filter((line) => line.includes('proxy-0001-abcd')))
      .toHaveLength(1);
    const line = lines.find((entry) => entry.includes('proxy-0001-abcd')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/healthz', status: 200 });
    expect(lines.join('')).not.toContain('secret');
  });
});
