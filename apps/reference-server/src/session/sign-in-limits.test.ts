import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInLimits } from '../db/schema.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { cookieOf, postJson } from '../testing/client.ts';
import { addCompany, addUser, PASSWORD } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { addressBlock } from './address-block.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { PANTAU_TRUST_PROXY: '1' } });
  await addCompany(server.db, 1);
});
afterAll(async () => server.close());

interface From {
  readonly address?: string;
  readonly device?: string;
}

const signInFrom = (
  email: string,
  password: string,
  { address = '203.0.113.1', device }: From = {},
): Promise<Response> =>
  postJson(
    server,
    '/api/session',
    { email, password },
    { 'x-forwarded-for': address, ...(device !== undefined && { cookie: device }) },
  );

/** Signs in and returns the cookie by which the server knows the device. */
async function useDevice(email: string, from: From = {}): Promise<string> {
  const response = await signInFrom(email, PASSWORD, from);
  expect(response.status).toBe(200);
  expect(cookieOf(response)).toMatch(/^pantau_refresh=/);
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('pantau_device='));
  return cookie?.split(';')[0] ?? '';
}

describe('the limits of sign-in', () => {
  it('count guesses from many addresses together, and spare the known device (RS-368)', async () => {
    const { email } = await addUser(server.db, 1, []);
    const device = await useDevice(email);
    for (let guess = 0; guess < 30; guess += 1) {
      const from = { address: `198.51.100.${guess}` };
      expect((await signInFrom(email, 'wrong', from)).status).toBe(401);
    }
    const elsewhere = await signInFrom(email, PASSWORD, { address: '198.51.100.200' });
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signInFrom(email, PASSWORD, { device })).status).toBe(200);
    server.clock.shift(10 * 60_000);
    expect((await signInFrom(email, PASSWORD, { address: '198.51.100.200' })).status).toBe(200);
  });

  it('count wrong passwords on a known device, for its user only (RS-368)', async () => {
    const [one, other] = [await addUser(server.db, 1, []), await addUser(server.db, 1, [])];
    const device = await useDevice(other.email, { device: await useDevice(one.email) });
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signInFrom(one.email, 'wrong', { device })).status).toBe(401);
    }
    expect((await signInFrom(one.email, PASSWORD, { device })).status).toBe(429);
    expect((await signInFrom(other.email, PASSWORD, { device })).status).toBe(200);
  });

  it('accept no device of another user, and no forged one (RS-368)', async () => {
    const [owner, thief] = [await addUser(server.db, 1, []), await addUser(server.db, 1, [])];
    const device = await useDevice(thief.email);
    for (const cookie of [device, 'pantau_device=forged', `${device}x`]) {
      const address = `192.0.2.${cookie.length % 250}`;
      for (let guess = 0; guess < 10; guess += 1) {
        await signInFrom(owner.email, 'wrong', { address, device: cookie });
      }
      expect((await signInFrom(owner.email, PASSWORD, { address, device: cookie })).status).toBe(
        429,
      );
    }
  });

  it('let the known devices of an office in whose address is full of failures (RS-369)', async () => {
    const office = { address: '203.0.113.77' };
    const { email } = await addUser(server.db, 1, []);
    const device = await useDevice(email, office);
    const limits = createSignInLimits(server.db, server.clock);
    for (let guess = 0; guess < 100; guess += 1) {
      await limits.begin({ ...office, email: `nobody${guess}@maju.example`, deviceId: null });
    }
    expect((await signInFrom(email, PASSWORD, office)).status).toBe(429);
    expect((await signInFrom(email, PASSWORD, { ...office, device })).status).toBe(200);
  });

  it('count an IPv6 network as one address (RS-369)', async () => {
    const { email } = await addUser(server.db, 1, []);
    for (let guess = 0; guess < 10; guess += 1) {
      const address = `2001:db8:7:1::${guess}`;
      expect((await signInFrom(email, 'wrong', { address })).status).toBe(401);
    }
    const from = (address: string): Promise<Response> => signInFrom(email, PASSWORD, { address });
    expect((await from('2001:db8:7:1:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:7:2::1')).status).toBe(200);
  });

  it('are shared by all nodes of a database, which learns neither addresses nor names (RS-370)', async () => {
    const nodes = [
      createSignInLimits(server.db, server.clock),
      createSignInLimits(server.db, server.clock),
    ] as const;
    const attempt = { address: '192.0.2.200', email: 'shared@maju.example', deviceId: null };
    const waits: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      waits.push(await (nodes[index % 2] ?? nodes[0]).begin(attempt));
    }
    expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(waits[10]).toBeGreaterThan(0);
    expect(waits[11]).toBeGreaterThan(0);
    const stored = JSON.stringify(await server.db.select().from(signInLimits));
    expect(stored).not.toContain('192.0.2.200');
    expect(stored).not.toContain('maju.example');
  });

  it('hold for attempts at the same moment (RS-370)', async () => {
    const limits = createSignInLimits(server.db, server.clock);
    const attempt = { address: '192.0.2.201', email: 'rush@maju.example', deviceId: null };
    const waits = await Promise.all(Array.from({ length: 40 }, () => limits.begin(attempt)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
  });
});

describe('the network of an address', () => {
  it('is the address itself for IPv4, and the first half for IPv6 (RS-369)', () => {
    const blocks = {
      '203.0.113.9': '203.0.113.9',
      '::ffff:203.0.113.9': '203.0.113.9',
      '2001:db8::1': '2001:db8:0:0::/64',
      '2001:0DB8:0:0:1:2:3:4': '2001:db8:0:0::/64',
      'fe80::1%eth0': 'fe80:0:0:0::/64',
      '::1': '0:0:0:0::/64',
    };
    for (const [address, block] of Object.entries(blocks)) {
      expect(addressBlock(address), address).toBe(block);
    }
  });
});
