import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cookieOf, postJson, signIn } from '../testing/client.ts';
import { PASSWORD } from '../testing/fixtures.ts';
import { openLive } from '../testing/live-client.ts';
import { setUpSession } from '../testing/set-up-session.ts';

const session = setUpSession();
const { callStatus, refresh, signInWith } = session;

describe('signing out', () => {
  const signOut = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${session.server.url}/api/session`, { method: 'DELETE', headers });
  const logout = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${session.server.url}/api/logout`, { headers, redirect: 'manual' });

  it('revokes the tokens and clears the cookie (RS-15)', async () => {
    const { cookie, accessToken } = await signIn(session.server, session.user);
    const response = await signOut({ cookie });
    expect(response.status).toBe(204);
    for (const cleared of response.headers.getSetCookie())
      expect(cleared).toMatch(/^pantau_refresh=;/);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await callStatus(accessToken)).toBe(401);
  });

  it('works with the access token alone (RS-15)', async () => {
    const { cookie, accessToken } = await signIn(session.server, session.user);
    expect((await signOut({ authorization: `Bearer ${accessToken}` })).status).toBe(204);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('does not affect other sign-ins of the user (RS-15)', async () => {
    const [first, second] = [
      await signIn(session.server, session.user),
      await signIn(session.server, session.user),
    ];
    await signOut({ cookie: first.cookie });
    expect(await callStatus(second.accessToken)).toBe(200);
  });

  it('ends a session that is being refreshed at the same moment (RS-15)', async () => {
    const { db } = session.server;
    const { cookie, accessToken } = await signIn(session.server, session.user);
    const other = await signIn(session.server, session.user);
    const headers = { authorization: `Bearer ${other.accessToken}` };
    await db.execute(sql`create function delay() returns trigger language plpgsql
      as $$ begin perform pg_sleep(0.5); return new; end $$`);
    await db.execute(sql`create trigger delay before insert on refresh_tokens
      for each row execute function delay()`);
    try {
      let refreshed = false;
      const refreshing = refresh(cookie).finally(() => (refreshed = true));
      // The embedded database executes one statement after another: there is nothing to see.
      const isWaiting = async () =>
        await db.$count(sql`pg_stat_activity where wait_event = 'PgSleep'`);
      await expect.poll(async () => refreshed || (await isWaiting()) > 0).toBe(true);
      const sessions = await fetch(`${session.server.url}/api/user/sessions`, {
        method: 'DELETE',
        headers,
      });
      expect(sessions.status).toBe(204);
      const response = await refreshing;
      expect(response.status).toBe(200);
      expect((await refresh(cookieOf(response) ?? '')).status).toBe(401);
    } finally {
      await db.execute(sql`drop trigger delay on refresh_tokens`);
    }
    expect(await callStatus(accessToken)).toBe(401);
    expect(await callStatus(other.accessToken)).toBe(200);
  });

  it('by link requires a page of the same origin (RS-14)', async () => {
    const { cookie, accessToken } = await signIn(session.server, session.user);
    const { host } = new URL(session.server.url);
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { referer: 'https://evil.example/page' },
      { referer: `https://evil.example/${host}` },
    ]) {
      expect((await logout({ cookie, ...headers })).status).toBe(403);
    }
    expect(await callStatus(accessToken)).toBe(200);

    const done = await logout({ cookie, 'sec-fetch-site': 'same-origin' });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sign-in']);
    expect(await callStatus(accessToken)).toBe(401);
    const byReferer = await signIn(session.server, session.user);
    expect(
      (await logout({ cookie: byReferer.cookie, referer: `${session.server.url}/` })).status,
    ).toBe(303);
    expect((await refresh(byReferer.cookie)).status).toBe(401);
  });
});

describe('pages of other origins', () => {
  const preflight = (path: string, origin: string): Promise<Response> =>
    fetch(session.server.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('can call the API when allowed, but never with cookies (RS-16)', async () => {
    for (const path of ['/graphql', '/api/session', '/api/ingest/alerts']) {
      const { status, headers } = await preflight(path, 'https://partner.example');
      expect([status, headers.get('access-control-allow-origin')]).toEqual([
        204,
        'https://partner.example',
      ]);
      expect(headers.get('access-control-allow-headers')).toMatch(/authorization/i);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      const foreign = await preflight(path, 'https://evil.example');
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    }
    const signedIn = await signInWith(session.user.email, PASSWORD, {
      origin: 'https://partner.example',
    });
    expect(signedIn.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(signedIn.headers.getSetCookie()).toEqual([]);
  });

  it('can read error responses (RS-16)', async () => {
    const refused = await postJson(
      session.server,
      '/graphql',
      {},
      { origin: 'https://partner.example' },
    );
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  });

  it('can subscribe when allowed, including over polling (RS-16)', async () => {
    const { accessToken } = await signIn(session.server, session.user);
    const listen = async (origin: string, transport: 'polling' | 'websocket'): Promise<boolean> => {
      const options = { extraHeaders: { origin }, transports: [transport] };
      const client = await openLive(session.server, accessToken, undefined, options).catch(
        () => null,
      );
      client?.close();
      return client !== null;
    };
    for (const transport of ['polling', 'websocket'] as const) {
      expect(await listen('https://partner.example', transport)).toBe(true);
      expect(await listen('https://evil.example', transport)).toBe(false);
    }
    const handshake = await fetch(`${session.server.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://partner.example' },
    });
    expect(handshake.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(handshake.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
