import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, postJson, signIn, type SignedIn } from '../testing/client.ts';
import { addCompany, addUser, PASSWORD, type AddedUser } from '../testing/fixtures.ts';
import { openLive } from '../testing/live-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addCompany(server.db, 1, { name: 'Satu' });
});
afterAll(() => server.close());

const newUser = (): Promise<AddedUser> => addUser(server.db, 1, [], { role: 'dispatcher' });

async function signInWith({ email }: AddedUser, userAgent: string): Promise<SignedIn> {
  const body = { email, password: PASSWORD };
  const response = await postJson(server, '/api/session', body, { 'user-agent': userAgent });
  const signedIn = (await response.json()) as Omit<SignedIn, 'cookie'>;
  return { ...signedIn, cookie: cookieOf(response) ?? '' };
}

async function request(method: string, path: string, { accessToken }: SignedIn) {
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-language': 'en' };
  const response = await fetch(server.url + path, { method, headers });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

const list = async (as: SignedIn) => (await request('GET', '/api/user/sessions', as)).body.data;
const refresh = ({ cookie }: SignedIn): Promise<Response> =>
  postJson(server, '/api/session/refresh', undefined, { cookie });

describe('the sessions of a user', () => {
  it('are listed with browser and times, the latest used first (RS-345)', async () => {
    const user = await newUser();
    const phone = await signInWith(user, 'Phone/1.0');
    const signedInOn = server.clock.now();
    server.clock.shift(HOUR_MS);
    const desk = await signInWith(user, 'x'.repeat(600));
    await signIn(server, await newUser());
    const [first, second, ...others] = await list(desk);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ userAgent: 'x'.repeat(500), isCurrent: true });
    expect(second).toMatchObject({ userAgent: 'Phone/1.0', isCurrent: false });
    server.clock.shift(HOUR_MS);
    const response = await refresh(phone);
    const again = (await response.json()) as SignedIn;
    const [latest] = await list(again);
    expect(latest).toMatchObject({ id: second.id, userAgent: 'Phone/1.0', isCurrent: true });
    expect(Math.abs(Date.parse(latest.createdOn) - signedInOn)).toBeLessThan(10_000);
    expect(Date.parse(latest.lastUsedOn) - Date.parse(latest.createdOn)).toBeGreaterThan(
      1.9 * HOUR_MS,
    );
  });

  it('are left out when they have expired or ended (RS-345)', async () => {
    const user = await newUser();
    await signIn(server, user);
    server.clock.shift(20 * DAY_MS);
    const kept = await signIn(server, user);
    const ended = await signIn(server, user);
    expect(await list(kept)).toHaveLength(3);
    await fetch(`${server.url}/api/session`, {
      method: 'DELETE',
      headers: { cookie: ended.cookie },
    });
    expect(await list(kept)).toHaveLength(2);
    // The first one expires, and is stored until the next sign-in.
    server.clock.shift(11 * DAY_MS);
    const again = (await (await refresh(kept)).json()) as SignedIn;
    expect(await list(again)).toMatchObject([{ isCurrent: true }]);
  });

  it('end one by one: token, cookie and sockets stop working (RS-346)', async () => {
    const user = await newUser();
    const lost = await signIn(server, user);
    const kept = await signIn(server, user);
    const listener = await openLive(server, lost.accessToken);
    const other = await openLive(server, kept.accessToken);
    const [{ id }] = (await list(kept)).filter(
      ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
    );
    expect((await request('DELETE', `/api/user/sessions/${id}`, kept)).status).toBe(204);
    await listener.waitFor(({ type, reason }) => type === 'closing' && reason === 'SIGNED_OUT');
    await listener.ended;
    expect(other.socket.connected).toBe(true);
    expect((await request('GET', '/api/user/sessions', lost)).status).toBe(401);
    expect((await refresh(lost)).status).toBe(401);
    await expect(openLive(server, lost.accessToken)).rejects.toThrow();
    expect(await list(kept)).toHaveLength(1);
    expect((await request('DELETE', `/api/user/sessions/${id}`, kept)).status).toBe(404);
    other.close();
  });

  it('end all but the current one (RS-346)', async () => {
    const user = await newUser();
    const others = [await signIn(server, user), await signIn(server, user)];
    const kept = await signIn(server, user);
    const foreign = await signIn(server, await newUser());
    expect((await request('DELETE', '/api/user/sessions', kept)).status).toBe(204);
    for (const other of others) {
      expect((await request('GET', '/api/user/profile', other)).status).toBe(401);
    }
    expect(await list(kept)).toMatchObject([{ isCurrent: true }]);
    expect(await list(foreign)).toHaveLength(1);
  });

  it('of somebody else are not found, and the current one is ended by signing out (RS-346)', async () => {
    const own = await signIn(server, await newUser());
    const foreign = await signIn(server, await newUser());
    const [{ id }] = await list(foreign);
    for (const wrong of [id, 'x', '00000000-0000-0000-0000-000000000000']) {
      expect((await request('DELETE', `/api/user/sessions/${wrong}`, own)).status).toBe(404);
    }
    const [current] = await list(own);
    expect((await request('DELETE', `/api/user/sessions/${current.id}`, own)).status).toBe(409);
    expect(await list(foreign)).toHaveLength(1);
    expect(await list(own)).toHaveLength(1);
  });
});

describe('the profile of a user', () => {
  it('is read with company and role, and its name is changed (RS-344)', async () => {
    const user = await newUser();
    const signedIn = await signIn(server, user);
    const { body } = await request('GET', '/api/user/profile', signedIn);
    expect(body.data).toEqual({
      fullname: user.fullname,
      email: null,
      phoneNo: null,
      lastReminder: null,
      companyName: 'Satu',
      accessRight: 'dispatcher',
    });
    const change = (fullname: unknown) =>
      fetch(`${server.url}/api/user/profile`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${signedIn.accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ fullname }),
      });
    expect((await (await change(' Rina Kusuma ')).json()).data.fullname).toBe('Rina Kusuma');
    for (const wrong of ['', ' ', 'x'.repeat(101), null, 'a\u0000b']) {
      const response = await change(wrong);
      expect([response.status, (await response.json()).field]).toEqual([400, 'fullname']);
    }
    const after = await request('GET', '/api/user/profile', signedIn);
    expect(after.body.data.fullname).toBe('Rina Kusuma');
  });

  it('has an email address and a phone number as the form accepts them (RS-348)', async () => {
    const signedIn = await signIn(server, await newUser());
    const change = async (changes: object) => {
      const response = await fetch(`${server.url}/api/user/profile`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${signedIn.accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(changes),
      });
      return response.status;
    };
    for (const phoneNo of ['(021) 555-0142', '+62.21.5550142', '14045']) {
      expect(await change({ phoneNo })).toBe(200);
    }
    for (const refused of [
      { phoneNo: '1'.repeat(21) },
      { phoneNo: '1234' },
      { email: 'a@b,c.id' },
      { email: 'rina@mitra' },
    ]) {
      expect(await change(refused)).toBe(400);
    }
  });
});
