import { scopes } from '@pantau/core/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, companies, users } from '../db/schema.ts';
import { cookieOf, graphql, postJson, signIn } from '../testing/client.ts';
import { addUser, PASSWORD } from '../testing/fixtures.ts';
import { payloadQuery } from '../testing/operations.ts';
import { hashPassword } from './passwords.ts';
import { setUpSession } from '../testing/set-up-session.ts';

const session = setUpSession();
const { callStatus, refresh, signInWith } = session;

describe('signing in', () => {
  it('returns a token, its lifetime and the user (RS-1)', async () => {
    const response = await signInWith(` ${session.user.email.toUpperCase()} `, PASSWORD);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      accessToken: expect.any(String),
      expiresIn: 300,
      user: {
        userId: String(session.user.id),
        fullname: session.user.fullname,
        email: 'a@b.example',
        phoneNo: null,
        lastReminder: null,
        companyId: 1,
        companyName: 'PT Satu',
        companyType: 'standard',
        branding: { name: null, accent: null, menu: null, logoUrl: null },
        timeZone: 'Asia/Jakarta',
        setupNotifCompleted: false,
        scopes: [scopes.alertCenterMain],
        flags: ['multiImei'],
      },
    });
  });

  it('returns name, colours and logo of the company, also on refreshing (RS-200)', async () => {
    const branding = {
      name: 'Kirana',
      accent: '#8a2b6a',
      menu: '#2a1526',
      logoUrl: '/logos/kirana.svg',
    };
    const { name, accent, menu, logoUrl } = branding;
    const stored = { brandName: name, accentColor: accent, menuColor: menu, logoUrl };
    const none = { brandName: null, accentColor: null, menuColor: null, logoUrl: null };
    await session.server.db.update(companies).set(stored).where(eq(companies.id, 1));
    const { cookie } = await signIn(session.server, session.user);
    const response = await refresh(cookie);
    await session.server.db.update(companies).set(none).where(eq(companies.id, 1));
    expect(await response.json()).toMatchObject({ user: { branding } });
  });

  it('hides the refresh cookie from scripts, other sites and other paths (RS-2)', async () => {
    const response = await signInWith(session.user.email, PASSWORD);
    const cookies = response.headers.getSetCookie();
    const paths = new Set(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1]));
    expect([...paths]).toEqual(['/api/session', '/api/logout']);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
    for (const cookie of cookies) expect(cookie).not.toMatch(/Secure/);
  });

  it('binds the refresh cookie to the host behind TLS (RS-2)', async () => {
    const tls = { 'x-forwarded-proto': 'https' };
    const response = await signInWith(session.user.email, PASSWORD, tls);
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-pantau_refresh',
      '__Host-pantau_device',
    ]);
    expect(cookies[0]).toMatch(
      /^__Host-pantau_refresh=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const cookie = cookieOf(response) ?? '';
    const send = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${session.server.url}/api/session/refresh`, { method: 'POST', headers });
    expect((await send({ cookie, ...tls })).status).toBe(200);
    // Whoever can set cookies without TLS cannot set this one.
    expect((await send({ cookie: cookie.replace('__Host-', ''), ...tls })).status).toBe(401);
  });

  it('rejects a wrong password and an unknown user identically, in the requested language (RS-3)', async () => {
    const language = { 'accept-language': 'en-GB,en;q=0.9' };
    const wrong = await signInWith(session.user.email, 'wrong', language);
    const unknown = await signInWith('nobody@nowhere.example', 'wrong', language);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const result = await wrong.json();
    expect(result).toEqual({
      errorName: 'UNAUTHENTICATED',
      message: 'Email or password is incorrect.',
    });
    expect(await unknown.json()).toEqual(result);
    expect(await (await signInWith(session.user.email, 'wrong')).json()).toMatchObject({
      message: 'Email atau kata sandi salah.',
    });
  });

  it('treats impossible credentials as wrong (RS-4)', async () => {
    const malformed = [
      ['man\0ager@demo.pantau.example', 'x'],
      [`${'a'.repeat(300)}@demo.pantau.example`, 'x'],
      [session.user.email, 'x'.repeat(2_000)],
      ["' or 1=1 --", '\ud800'],
    ] as const;
    for (const [email, password] of malformed) {
      const result = await signInWith(email, password);
      expect([result.status, await result.json()], JSON.stringify(email)).toEqual([
        401,
        { errorName: 'UNAUTHENTICATED', message: 'Email atau kata sandi salah.' },
      ]);
    }
  });

  it('rejects a body without credentials', async () => {
    for (const body of [
      {},
      { email: session.user.email },
      { email: '', password: 'x' },
      [],
      'text',
    ]) {
      expect((await postJson(session.server, '/api/session', body)).status).toBe(400);
    }
    const form = await fetch(`${session.server.url}/api/session`, {
      method: 'POST',
      body: new URLSearchParams({ email: session.user.email, password: PASSWORD }),
    });
    expect(form.status).toBe(415);
  });

  it('rejects a deactivated user and the tokens issued before (RS-6)', async () => {
    const deactivated = await addUser(session.server.db, 1, [scopes.alertCenterMain]);
    const { accessToken, cookie } = await signIn(session.server, deactivated);
    expect(await callStatus(accessToken)).toBe(200);
    await session.server.db
      .update(users)
      .set({ isActive: false })
      .where(eq(users.id, deactivated.id));
    expect(await callStatus(accessToken)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await signInWith(deactivated.email, PASSWORD)).status).toBe(401);
  });

  it('blocks only that user for ten minutes after ten wrong passwords (RS-5)', async () => {
    const [blocked, other] = [
      await addUser(session.server.db, 1, []),
      await addUser(session.server.db, 1, []),
    ];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signInWith(blocked.email, 'wrong')).status).toBe(401);
    }
    const stopped = await signInWith(blocked.email, PASSWORD);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stopped.json()).toMatchObject({ errorName: 'TOO_MANY_ATTEMPTS' });
    expect((await signInWith(other.email, PASSWORD)).status).toBe(200);
    session.server.clock.shift(10 * 60_000);
    expect((await signInWith(blocked.email, PASSWORD)).status).toBe(200);
  });

  it('does not count correct passwords as failures (RS-5)', async () => {
    const frequent = await addUser(session.server.db, 1, []);
    for (let attempt = 0; attempt < 15; attempt += 1) {
      expect((await signInWith(frequent.email, PASSWORD)).status).toBe(200);
    }
  });

  it('limits all attempts of a user, also with correct passwords (RS-321)', async () => {
    const [eager, other] = [
      await addUser(session.server.db, 1, []),
      await addUser(session.server.db, 1, []),
    ];
    for (let attempt = 0; attempt < 120; attempt += 1) {
      expect((await signInWith(eager.email, PASSWORD)).status).toBe(200);
    }
    const stopped = await signInWith(eager.email, PASSWORD);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signInWith(other.email, PASSWORD)).status).toBe(200);
    session.server.clock.shift(10 * 60_000);
    expect((await signInWith(eager.email, PASSWORD)).status).toBe(200);
  });

  it('answers sign-ins beyond the queue with the seconds to wait (RS-320)', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const people = await Promise.all(
      Array.from({ length: 60 }, () => addUser(session.server.db, 1, [])),
    );
    const ids = people.map((user) => user.id);
    await session.server.db.update(users).set({ passwordHash }).where(inArray(users.id, ids));
    const responses = await Promise.all(people.map(({ email }) => signInWith(email, PASSWORD)));
    const refused = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(await refused[0]?.json()).toMatchObject({
      message: 'Terlalu banyak orang masuk bersamaan. Coba lagi dalam 5 detik.',
    });
  });
});

describe('an access token', () => {
  it('is required by GraphQL and expires after five minutes (RS-7)', async () => {
    const { accessToken } = await signIn(session.server, session.user);
    expect(await callStatus('')).toBe(401);
    expect(await callStatus('not a token')).toBe(401);
    expect(await callStatus(`${accessToken.slice(0, -2)}AA`)).toBe(401);
    expect(await callStatus(accessToken)).toBe(200);
    session.server.clock.shift(280_000);
    expect(await callStatus(accessToken)).toBe(200);
    session.server.clock.shift(21_000);
    const response = await postJson(
      session.server,
      '/graphql',
      { query: payloadQuery },
      { authorization: `Bearer ${accessToken}`, 'accept-language': 'en' },
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errorName: 'UNAUTHENTICATED',
      message: 'Your session has ended. Please sign in again.',
    });
  });

  it('cannot be replaced by the payload of update_tags (RS-8)', async () => {
    const { accessToken } = await signIn(session.server, session.user);
    const { payload } = await graphql(session.server, accessToken, payloadQuery);
    expect(await callStatus(payload)).toBe(401);
  });
});

describe('refreshing', () => {
  it('returns a new token and replaces the cookie (RS-9)', async () => {
    const { cookie } = await signIn(session.server, session.user);
    const response = await refresh(cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ expiresIn: 300, user: { companyId: 1 } });
    expect(cookieOf(response)).not.toBe(cookie);
    expect(cookieOf(response)).toMatch(/^pantau_refresh=.{40,}/);
  });

  it('accepts an empty body with a JSON content type', async () => {
    const { cookie } = await signIn(session.server, session.user);
    const response = await fetch(`${session.server.url}/api/session/refresh`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
  });

  it('serves two concurrent tabs with a single new cookie (RS-10)', async () => {
    const { cookie } = await signIn(session.server, session.user);
    const responses = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect(responses.map((result) => result.status)).toEqual([200, 200]);
    const replacements = responses.map(cookieOf).filter((one) => one !== null);
    expect(replacements).toHaveLength(1);
    expect((await refresh(replacements[0] ?? '')).status).toBe(200);
  });

  it('can be repeated after a lost response while the new token is unused (RS-11)', async () => {
    const { cookie } = await signIn(session.server, session.user);
    const lost = cookieOf(await refresh(cookie)) ?? '';
    session.server.clock.shift(60_000);
    const repeated = await refresh(cookie);
    expect(repeated.status).toBe(200);
    const replacement = cookieOf(repeated) ?? '';
    expect((await refresh(lost)).status).toBe(401);
    // The lost token was revoked; its use ends the whole sign-in.
    expect((await refresh(replacement)).status).toBe(401);
  });

  it('ends the whole sign-in when a replaced token is reused (RS-12)', async () => {
    const { cookie } = await signIn(session.server, session.user);
    const second = cookieOf(await refresh(cookie)) ?? '';
    const result = await refresh(second);
    const third = cookieOf(result) ?? '';
    const { accessToken } = (await result.json()) as { accessToken: string };
    session.server.clock.shift(11_000);
    expect(await callStatus(accessToken)).toBe(200);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
    expect(await callStatus(accessToken)).toBe(401);
  });

  it('records the reuse in the audit log, with where it came from (RS-426)', async () => {
    const { db, clock } = session.server;
    const reused = () => db.$count(auditEntries, eq(auditEntries.action, 'RefreshTokenReused'));
    const before = await reused();
    const { cookie } = await signIn(session.server, session.user);
    const second = cookieOf(await refresh(cookie)) ?? '';
    expect((await refresh(second)).status).toBe(200);
    expect(await reused()).toBe(before);
    clock.shift(11_000);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await reused()).toBe(before + 1);
    const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({
      ...{ companyId: session.user.companyId, userId: session.user.id },
      ...{ action: 'RefreshTokenReused', address: '127.0.0.1' },
    });
  });

  it('expires after thirty days without use (RS-13)', async () => {
    const { cookie } = await signIn(session.server, session.user);
    session.server.clock.shift(30 * 86_400_000);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('rejects a missing or unknown cookie and pages of other origins (RS-14)', async () => {
    expect((await refresh('')).status).toBe(401);
    expect((await refresh('pantau_refresh=unknown')).status).toBe(401);
    const { cookie } = await signIn(session.server, session.user);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'https://partner.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: session.server.url },
    ]) {
      expect((await refresh(cookie, headers)).status).toBe(403);
    }
    expect((await refresh(cookie, { origin: session.server.url })).status).toBe(200);
  });
});
