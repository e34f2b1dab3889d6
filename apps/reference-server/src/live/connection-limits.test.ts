import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../testing/client.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from '../testing/two-companies.ts';
import { IDENTIFY_MS, MAX_PACKETS } from './connection-limits.ts';

let server: TestServer;
let company: CompanyFixture;

beforeAll(async () => {
  server = await startTestServer({
    env: {
      PANTAU_MAX_USER_CONNECTIONS: '2',
      PANTAU_MAX_ADDRESS_CONNECTIONS: '3',
      PANTAU_TRUST_PROXY: '1',
    },
  });
  company = (await addTwoCompanies(server.db)).one;
});
afterAll(() => server.close());

/** Connects from an address behind the proxy. */
const openFrom = (address: string, token: string): Promise<LiveClient> =>
  openLive(server, token, undefined, { extraHeaders: { 'x-forwarded-for': address } });

const refusal = (opening: Promise<LiveClient>): Promise<unknown> =>
  opening.then(
    (client) => client.close(),
    (error: { data?: { code?: unknown } }) => error.data?.code ?? 'refused',
  );

describe('live connections', () => {
  it('of one user are limited, and one that closes makes room (RS-374)', async () => {
    const [manager, dispatcher] = [
      await signIn(server, company.manager),
      await signIn(server, company.dispatcher),
    ];
    const first = await openFrom('192.0.2.1', manager.accessToken);
    const second = await openFrom('192.0.2.2', manager.accessToken);
    const third = (): Promise<unknown> => refusal(openFrom('192.0.2.3', manager.accessToken));
    expect(await third()).toBe('TOO_MANY_CONNECTIONS');
    expect(await refusal(openFrom('192.0.2.3', dispatcher.accessToken))).toBeUndefined();
    first.close();
    await expect.poll(third).toBeUndefined();
    second.close();
  });

  it('of one address are limited, and others are not affected (RS-374)', async () => {
    const { accessToken } = await signIn(server, company.manager);
    const sessionsOf = async (address: string): Promise<number> => {
      const headers = { 'x-forwarded-for': address };
      const url = `${server.url}/socket.io/?EIO=4&transport=polling`;
      return (await fetch(url, { headers })).status;
    };
    for (let count = 0; count < 3; count += 1) {
      expect(await sessionsOf('198.51.100.7')).toBe(200);
    }
    expect(await sessionsOf('198.51.100.7')).toBe(403);
    expect(await refusal(openFrom('198.51.100.8', accessToken))).toBeUndefined();
  });

  it('that present no token in time are closed (RS-375)', async () => {
    const url = `${server.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1)) as { sid: string };
    const before = performance.now();
    // Answered when the connection closes.
    await (await fetch(`${url}&sid=${sid}`)).text();
    expect(performance.now() - before).toBeGreaterThan(IDENTIFY_MS - 500);
    expect((await fetch(`${url}&sid=${sid}`)).status).toBe(400);
  }, 20_000);

  it('that send too much are closed (RS-376)', async () => {
    const { accessToken } = await signIn(server, company.manager);
    const client = await openFrom('203.0.113.5', accessToken);
    for (let count = 0; count <= MAX_PACKETS; count += 1) client.socket.emit('message', {});
    expect(await client.ended).toBe('transport close');
  });
});
