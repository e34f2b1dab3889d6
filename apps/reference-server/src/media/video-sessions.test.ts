import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cameraVideos, users, vehicles } from '../db/schema.ts';
import { cookieOf, graphql, postJson, signIn } from '../testing/client.ts';
import { addVehicle, type AddedVehicle } from '../testing/fixtures.ts';
import { historiesQuery } from '../testing/operations.ts';
import { startPartnerServer, type PartnerServer } from '../testing/partner-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let partner: PartnerServer;
let vehicle: AddedVehicle;
let at: Date;

beforeAll(async () => {
  partner = await startPartnerServer();
  at = new Date(partner.server.clock.now() - MINUTE_MS);
  vehicle = await addVehicle(partner.server.db, 1);
  await partner.server.db.insert(cameraVideos).values({
    ...{ companyId: 1, vehicleId: vehicle.id, deviceId: vehicle.deviceId, channel: 1 },
    ...{ startTime: at, endTime: new Date(at.getTime() + 10_000), requestedOn: at, readyOn: at },
  });
});
afterAll(() => partner.server.close());

interface Token {
  readonly accessToken: string;
}

/** The URL of the video that a session is given. */
async function linkOf({ accessToken }: Token): Promise<{ url: string; expiresOn: string }> {
  const filter = { startTime: at, vehicleId: String(vehicle.id) };
  const histories = await graphql(partner.server, accessToken, historiesQuery, { filter });
  return histories.data[0].videos[0];
}

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(partner.server.url + url, { headers });
const statusOf = async (url: string): Promise<number> => (await get(url)).status;
const manager = () => signIn(partner.server, partner.one.manager);
const signOut = ({ accessToken }: Token): Promise<Response> =>
  partner.send('DELETE', '/api/session', undefined, { ...partner.admin, accessToken });

describe('the URL of a video', () => {
  it('ends with the session that it was given to, whole and in part (RS-538)', async () => {
    const session = await manager();
    const { url } = await linkOf(session);
    const first = await get(url, { range: 'bytes=0-99' });
    expect([first.status, first.headers.get('cache-control')]).toEqual([
      206,
      expect.stringMatching(/^private, max-age=\d{3}$/),
    ]);
    const etag = first.headers.get('etag') ?? '';
    await signOut(session);
    for (const headers of [{}, { range: 'bytes=100-199' }, { 'if-range': etag }]) {
      const response = await get(url, { ...headers, 'accept-language': 'en' });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        errorName: 'FORBIDDEN',
        message: 'This video link is invalid or has expired.',
      });
    }
    const head = await fetch(partner.server.url + url, { method: 'HEAD' });
    expect(head.status).toBe(403);
  });

  it('survives a new access token of its session (RS-538)', async () => {
    const session = await manager();
    const { url } = await linkOf(session);
    const headers = { cookie: session.cookie };
    const refreshed = await postJson(partner.server, '/api/session/refresh', undefined, headers);
    const cookie = cookieOf(refreshed) ?? '';
    expect(await statusOf(url)).toBe(200);
    // Whoever presents the replaced cookie later has stolen it, which ends the session.
    await postJson(partner.server, '/api/session/refresh', undefined, { cookie });
    partner.server.clock.shift(MINUTE_MS);
    await postJson(partner.server, '/api/session/refresh', undefined, headers);
    expect(await statusOf(url)).toBe(403);
  });

  it('does not depend on other sessions, of the same user or of another (RS-538)', async () => {
    const sessions = [
      await manager(),
      await manager(),
      await signIn(partner.server, partner.one.dispatcher),
    ] as const;
    const [mine, elsewhere, colleague] = await Promise.all(sessions.map(linkOf));
    const statuses = () =>
      Promise.all([mine, elsewhere, colleague].map((link) => statusOf(link?.url ?? '')));
    await signOut(sessions[2]);
    expect(await statuses()).toEqual([200, 200, 403]);
    const { accessToken } = sessions[0];
    const as = { ...partner.admin, accessToken };
    const listed = await partner.send('GET', '/api/user/sessions', undefined, as);
    const { data } = (await listed.json()) as { data: { id: string; isCurrent: boolean }[] };
    const others = data.filter(({ isCurrent }) => !isCurrent);
    for (const { id } of others) {
      await partner.send('DELETE', `/api/user/sessions/${id}`, undefined, as);
    }
    expect(await statuses()).toEqual([200, 403, 403]);
  });

  it('names its session in a way that nobody can change (RS-538)', async () => {
    const session = await manager();
    const { url } = await linkOf(session);
    const other = await linkOf(await manager());
    const parts = (link: string) =>
      (new URL(link, 'http://x').searchParams.get('token') ?? '').split('.');
    const [header, , signature] = parts(url);
    const [, claims] = parts(other.url);
    const forged = `${url.split('=')[0]}=${header}.${claims}.${signature}`;
    await signOut(session);
    expect([await statusOf(forged), await statusOf(other.url)]).toEqual([403, 200]);
  });

  it('ends when its user is deactivated or may not see the video any more (RS-539)', async () => {
    const { db } = partner.server;
    const user = partner.one.unsubscribed;
    const { url } = await linkOf(await signIn(partner.server, user));
    const change = (values: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(values).where(eq(users.id, user.id));
    const [before] = await db.select().from(users).where(eq(users.id, user.id));
    const withScopes = { scopes: before?.scopes ?? [] };
    expect(await statusOf(url)).toBe(200);
    await change({ scopes: [] });
    expect(await statusOf(url)).toBe(403);
    await change(withScopes);
    expect(await statusOf(url)).toBe(200);
    await change({ isActive: false });
    expect(await statusOf(url)).toBe(403);
    await change({ isActive: true });

    const share = (isShared: boolean) =>
      db.update(vehicles).set({ isShared }).where(eq(vehicles.id, vehicle.id));
    const viewer = await linkOf(await signIn(partner.server, partner.one.viewer));
    await share(true);
    expect([await statusOf(viewer.url), await statusOf(url)]).toEqual([404, 200]);
    await share(false);
  });

  it('ends with the session of a partner’s user, which cannot be prolonged (RS-538)', async () => {
    const { id, key } = await partner.addKey();
    const body = { user: { id: 'p-1', fullname: 'Sari Wulandari' }, widgets: ['alert-center'] };
    const token = await partner.tokenFor(key, body);
    const { url, expiresOn } = await linkOf(token);
    const left = Date.parse(expiresOn) - partner.server.clock.now();
    expect(left).toBeLessThanOrEqual(token.expiresIn * 1000);
    const [cached = ''] = /\d+$/.exec((await get(url)).headers.get('cache-control') ?? '') ?? [];
    expect(Number(cached)).toBeLessThanOrEqual(token.expiresIn);
    partner.server.clock.shift(left + 1000);
    expect(await statusOf(url)).toBe(403);

    const again = await linkOf(await partner.tokenFor(key, body));
    expect(await statusOf(again.url)).toBe(200);
    await partner.send('DELETE', `/api/company/api-keys/${id}`);
    expect(await statusOf(again.url)).toBe(403);
  });

  it('of another company shows nothing, with a session of its own (RS-538)', async () => {
    const foreign = await signIn(partner.server, partner.two.manager);
    const filter = { startTime: at, vehicleId: String(vehicle.id) };
    const answer = await graphql(partner.server, foreign.accessToken, historiesQuery, { filter });
    expect(answer).toMatchObject({ isSuccessful: false, errorName: 'NOT_FOUND' });
    const { url } = await linkOf(await manager());
    await signOut(foreign);
    expect(await statusOf(url)).toBe(200);
    partner.server.clock.shift(DAY_MS);
    expect(await statusOf(url)).toBe(403);
  });
});
