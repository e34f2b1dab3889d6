import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { graphql, postJson, signIn } from '../testing/client.ts';
import { openLive } from '../testing/live-client.ts';
import { payloadQuery } from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies } from '../testing/two-companies.ts';

interface SlowRequest {
  readonly outgoing: ClientRequest;
  readonly status: Promise<number | undefined>;
}

/** A request for which the server waits until `outgoing.end(…)`. */
async function beginSlowly(server: TestServer): Promise<SlowRequest> {
  const outgoing = request(`${server.url}/api/ingest/vehicles`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer test-ingest-key-of-company-1',
      'content-type': 'application/json',
      // The server says that it has begun.
      expect: '100-continue',
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  outgoing.write('[');
  return { outgoing, status };
}

const isRefused = (server: TestServer): Promise<boolean> =>
  fetch(`${server.url}/healthz`).then(
    () => false,
    () => true,
  );

describe('a server that stops', () => {
  it('refuses connections, answers what it has begun, then closes the sockets (RS-358)', async () => {
    const server = await startTestServer();
    const { one } = await addTwoCompanies(server.db);
    const { accessToken } = await signIn(server, one.manager);
    const { payload } = await graphql(server, accessToken, payloadQuery);
    const live = await openLive(server, accessToken, payload as string);
    const slow = await beginSlowly(server);

    const closed = server.close();
    await expect.poll(() => isRefused(server)).toBe(true);
    expect(live.messages.some(({ type }) => type === 'closing')).toBe(false);
    slow.outgoing.end('{"imei":"868618052108056","licensePlate":"B 8424 MKH"}]');
    expect(await slow.status).toBe(200);
    expect(await live.waitFor(({ type }) => type === 'closing')).toMatchObject({
      reason: 'SERVER_CLOSING',
    });
    await closed;
  });

  it('is not ready first, for as long as a load balancer needs (RS-358)', async () => {
    const server = await startTestServer({ env: { PANTAU_STOP_DELAY_SECONDS: '2' } });
    const readiness = async (): Promise<unknown> => (await fetch(`${server.url}/readyz`)).json();
    expect(await readiness()).toEqual({ status: 'ready' });
    const closed = server.close();
    expect(await readiness()).toEqual({ status: 'not ready', reason: 'closing' });
    await closed;
    expect(await isRefused(server)).toBe(true);
  });
});

describe('too little disk space', () => {
  it('refuses data until there is enough again, without a restart (RS-359)', async () => {
    let freeBytes = 300 * 1024 * 1024;
    const server = await startTestServer({ readFreeBytes: async () => freeBytes });
    await addTwoCompanies(server.db);
    const send = async (): Promise<Response> =>
      postJson(
        server,
        '/api/ingest/vehicles',
        [{ imei: '868618052108056', licensePlate: 'B 8424 MKH' }],
        { authorization: 'Bearer test-ingest-key-of-company-1' },
      );
    expect((await send()).status).toBe(200);

    freeBytes = 200 * 1024 * 1024;
    await expect.poll(async () => (await send()).status, { timeout: 8_000 }).toBe(503);
    const refused = await send();
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await refused.json()).toMatchObject({ errorName: 'UNAVAILABLE' });
    const readiness = await fetch(`${server.url}/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'disk' },
    ]);

    freeBytes = 300 * 1024 * 1024;
    await expect.poll(async () => (await send()).status, { timeout: 8_000 }).toBe(200);
    await server.close();
  });
});
