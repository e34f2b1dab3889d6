import { scopes } from '@pantau/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  banners,
  companies,
  feedback,
  oldVersionReasons,
  satisfaction,
  users,
} from '../db/schema.ts';
import { graphql, signIn, type SignedIn } from '../testing/client.ts';
import { addCompany, addUser, type AddedUser } from '../testing/fixtures.ts';
import { oldVersionMutation } from '../testing/operations.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const held = [scopes.customerWishFeedback, scopes.backToVsms1, scopes.referralProgram];
/** 30 November, 23:30 in Jakarta. */
const lateInNovember = Date.UTC(2026, 10, 30, 16, 30);
const DAY_MS = 86_400_000;
const texts = { titleIdn: 'Halo', titleEng: 'Hello', textIdn: 'Teks', textEng: 'Text' };

let server: TestServer;
let user: AddedUser;
let manager: SignedIn;
let foreigner: SignedIn;

beforeAll(async () => {
  server = await startTestServer({
    env: {
      PANTAU_REDIRECT_HOSTS: 'old.fleet.example,older.fleet.example',
      PANTAU_OLD_VERSION_COMPANIES: '1',
    },
  });
  await addCompany(server.db, 1, { domainName: 'one.example', timeZone: 'Asia/Jakarta' });
  await addCompany(server.db, 2, { domainName: 'two.example' });
  user = await addUser(server.db, 1, held);
  manager = await signIn(server, user);
  foreigner = await signIn(server, await addUser(server.db, 2, held));
});
afterAll(() => server.close());

async function send(method: string, path: string, body?: unknown, as = manager, language = 'en') {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      authorization: `Bearer ${as.accessToken}`,
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
  return { status: response.status, body: (await response.json()) as any };
}

const isGiven = async (as = manager): Promise<boolean> =>
  (await send('GET', '/api/feedback-status', undefined, as)).body.data.status;

describe('feedback', () => {
  it('is stored with its user, and is given for the rest of the month where the company is (RS-190)', async () => {
    expect(await isGiven()).toBe(false);
    const given = await send('POST', '/api/feedback', { point: 4, comment: ' Bagus ' });
    expect(given).toEqual({ status: 201, body: { data: true } });
    expect(await isGiven()).toBe(true);
    expect(await isGiven(foreigner)).toBe(false);
    const own = eq(feedback.userId, user.id);
    const [row] = await server.db.select().from(feedback).where(own);
    expect(row).toMatchObject({ companyId: 1, point: 4, comment: 'Bagus' });

    const shift = lateInNovember - server.clock.now();
    server.clock.shift(shift);
    const late = await signIn(server, user);
    await server.db
      .update(feedback)
      .set({ createdOn: new Date(lateInNovember) })
      .where(own);
    expect(await isGiven(late)).toBe(true);
    // Still 30 November in UTC.
    server.clock.shift(31 * 60_000);
    const nextMonth = await signIn(server, user);
    expect(await isGiven(nextMonth)).toBe(false);
    server.clock.shift(-shift - 31 * 60_000);
  });

  it.each([
    [{}, 'point'],
    [{ point: 0 }, 'point'],
    [{ point: 6 }, 'point'],
    [{ point: 2.5 }, 'point'],
    [{ point: '5' }, 'point'],
    [{ point: 5, comment: 'x'.repeat(1_001) }, 'comment'],
    [{ point: 5, comment: 7 }, 'comment'],
    [{ point: 5, comment: 'a\0b' }, 'comment'],
    [[], 'point'],
  ])('is refused by its field: %j (RS-191)', async (body, field) => {
    const before = await server.db.$count(feedback);
    const response = await send('POST', '/api/feedback', body);
    expect(response).toMatchObject({ status: 400, body: { errorName: 'INVALID_INPUT', field } });
    expect(await server.db.$count(feedback)).toBe(before);
  });
});

describe('an answer about satisfaction', () => {
  const isAnswered = async (as = manager): Promise<boolean> =>
    (await send('GET', '/api/satisfaction-status', undefined, as)).body.data.status;

  it('is stored with its user, apart from feedback, and counts for 90 days (RS-214)', async () => {
    const feedbackBefore = await server.db.$count(feedback);
    expect(await isAnswered()).toBe(false);
    const given = await send('POST', '/api/satisfaction', { point: 2, comment: ' Lambat ' });
    expect(given).toEqual({ status: 201, body: { data: true } });
    expect(await isAnswered()).toBe(true);
    expect(await isAnswered(foreigner)).toBe(false);
    expect(await server.db.$count(feedback)).toBe(feedbackBefore);
    const own = eq(satisfaction.userId, user.id);
    const [row] = await server.db.select().from(satisfaction).where(own);
    expect(row).toMatchObject({ companyId: 1, point: 2, comment: 'Lambat' });
    const createdOn = new Date(server.clock.now() - 90 * DAY_MS + 60_000);
    await server.db.update(satisfaction).set({ createdOn }).where(own);
    expect(await isAnswered()).toBe(true);
    const older = new Date(server.clock.now() - 90 * DAY_MS - 60_000);
    await server.db.update(satisfaction).set({ createdOn: older }).where(own);
    expect(await isAnswered()).toBe(false);
  });

  it.each([
    [{}, 'point'],
    [{ point: 6 }, 'point'],
    [{ point: 5, comment: 'x'.repeat(1_001) }, 'comment'],
  ])('is refused by its field: %j (RS-214)', async (body, field) => {
    const before = await server.db.$count(satisfaction);
    const response = await send('POST', '/api/satisfaction', body);
    expect(response).toMatchObject({ status: 400, body: { errorName: 'INVALID_INPUT', field } });
    expect(await server.db.$count(satisfaction)).toBe(before);
  });
});

describe('banners', () => {
  const list = (query = '', as = manager, language = 'en') =>
    send('GET', `/api/banner-active${query}`, undefined, as, language);

  it('of a company are listed to its users, by its domain or the host of the server (RS-192)', async () => {
    expect((await list('/company?domain=one.example')).body).toEqual({ data: [] });
    await server.db.insert(banners).values([
      { companyId: 1, ...texts, isActive: false },
      { companyId: 1, ...texts, imageUrl: '/media/banners/welcome.svg', dayShow: '0,4' },
      { companyId: 2, ...texts, titleEng: 'Foreign' },
    ]);
    const host = new URL(server.url).hostname;
    for (const domain of ['one.example', host]) {
      const { status, body } = await list(`/company?domain=${domain}`);
      expect([status, body.data]).toEqual([
        200,
        [
          {
            id: expect.any(String),
            title: 'Hello',
            text: 'Text',
            image_url: '/media/banners/welcome.svg',
            link_url: null,
            day_show: '0,4',
          },
        ],
      ]);
    }
    expect((await list('/company?domain=one.example', manager, 'id')).body.data[0].title).toBe(
      'Halo',
    );
    for (const query of ['?domain=two.example', '?domain=', '', '?domain=a&domain=one.example']) {
      expect((await list(`/company${query}`)).status, query).toBe(404);
    }
    expect((await list('/company?domain=one.example', foreigner)).status).toBe(404);
  });

  it('for all companies exclude those of one (RS-192)', async () => {
    expect((await list()).body).toEqual({ data: [] });
    await server.db.insert(banners).values({ ...texts, titleEng: 'For all' });
    for (const as of [manager, foreigner]) {
      const { body } = await list('', as);
      expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['For all']);
    }
    await server.db.delete(banners).where(eq(banners.companyId, 2));
    const { body } = await list('/company?domain=two.example', foreigner);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['For all']);
  });

  it('have pictures that run nothing (RS-192)', async () => {
    const picture = await fetch(`${server.url}/media/banners/welcome.svg`);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    for (const path of ['other.svg', '..%2fdriver.mp4']) {
      expect((await fetch(`${server.url}/media/banners/${path}`)).status).toBe(404);
    }
  });
});

describe('the profile', () => {
  const change = (body: unknown) => send('PATCH', '/api/user/profile', body);

  it('is changed field by field (RS-193)', async () => {
    await server.db.update(users).set({ lastReminder: null }).where(eq(users.id, user.id));
    const contact = { email: 'rina@fleet.example', phoneNo: '+62 811-000-001' };
    const { body } = await change(contact);
    const others = { companyName: 'Company 1', accessRight: null };
    expect(body.data).toEqual({
      fullname: user.fullname,
      ...contact,
      ...others,
      lastReminder: null,
    });
    const lastReminder = '2026-11-01T00:00:00.000Z';
    expect((await change({ lastReminder })).body.data).toMatchObject({ ...contact, lastReminder });
    expect((await change({ phoneNo: '' })).body.data).toMatchObject({
      phoneNo: null,
      lastReminder,
    });
    expect((await change({})).body.data).toMatchObject({ email: contact.email });
    expect((await signIn(server, user)).user).toMatchObject({ email: contact.email, lastReminder });
  });

  it('does not accept a reminder of the future (RS-193)', async () => {
    const future = new Date(server.clock.now() + DAY_MS).toISOString();
    const { body } = await change({ lastReminder: future });
    expect(Date.parse(body.data.lastReminder)).toBeLessThan(server.clock.now() + 5_000);
  });

  it.each([
    [{ email: 'rina' }, 'email'],
    [{ email: 7 }, 'email'],
    [{ phoneNo: '08' }, 'phoneNo'],
    [{ phoneNo: '<b>0811</b>' }, 'phoneNo'],
    [{ lastReminder: 'yesterday' }, 'lastReminder'],
    [{ lastReminder: null }, 'lastReminder'],
    [{ scopes: ['all'] }, 'body'],
    [null, 'body'],
  ])('is not changed by %j, which names the field (RS-194)', async (body, field) => {
    const [before] = await server.db.select().from(users).where(eq(users.id, user.id));
    const response = await change(body);
    expect(response).toMatchObject({ status: 400, body: { errorName: 'INVALID_INPUT', field } });
    expect(await server.db.select().from(users).where(eq(users.id, user.id))).toEqual([before]);
  });
});

describe('a referral code', () => {
  const read = async (as = manager) =>
    (await send('GET', '/api/referral', undefined, as)).body.data;

  it('is the same at every request, and different for each company (RS-195)', async () => {
    const [first, second] = await Promise.all([read(), read()]);
    expect(first.code).toMatch(/^[A-Z2-9]{8}$/);
    expect(second).toEqual(first);
    expect(first.link).toBe(`${server.url}/sign-in?referral=${first.code}`);
    expect((await read(foreigner)).code).not.toBe(first.code);
  });
});

describe('going back to the old version', () => {
  const go = (input: object, as = manager) =>
    graphql(server, as.accessToken, oldVersionMutation, { input });

  it('records the reason and names the first allowed host (RS-196)', async () => {
    const host = { isSuccessful: true, message: 'old.fleet.example' };
    expect(await go({ reason: 2, otherReason: 'ignored' })).toMatchObject(host);
    expect(await go({ reason: 4, otherReason: ' Laporan ' })).toMatchObject(host);
    const rows = await server.db.select().from(oldVersionReasons);
    expect(rows.map(({ reason, otherReason }) => [reason, otherReason])).toEqual([
      [2, null],
      [4, 'Laporan'],
    ]);
    expect(rows[0]).toMatchObject({ companyId: 1, userId: user.id });
  });

  it.each([
    [{ reason: 0 }, 'Choose a reason from 1 to 4.'],
    [{ reason: 5 }, 'Choose a reason from 1 to 4.'],
    [{ reason: 4 }, 'Enter a reason.'],
    [{ reason: 4, otherReason: '  ' }, 'Enter a reason.'],
    [{ reason: 4, otherReason: 'x'.repeat(501) }, 'The reason can have at most 500 characters.'],
  ])('is refused for %j, and records nothing (RS-197)', async (input, message) => {
    const before = await server.db.$count(oldVersionReasons);
    const result = await go(input);
    expect(result).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT', message });
    expect(await server.db.$count(oldVersionReasons)).toBe(before);
  });

  it('is possible only for the listed companies, as the portal knows (RS-198)', async () => {
    expect(await go({ reason: 1 }, foreigner)).toMatchObject({ errorName: 'NOT_FOUND' });
    const hosts = async (as: SignedIn) =>
      (await send('GET', '/api/portal-settings', undefined, as)).body.redirectHosts;
    expect(await hosts(manager)).toEqual(['old.fleet.example', 'older.fleet.example']);
    expect(await hosts(foreigner)).toEqual([]);
  });
});

it('none of it reaches another company (RS-199)', async () => {
  const rows = async () => ({
    companies: await server.db.select().from(companies).where(eq(companies.id, 1)),
    users: await server.db.select().from(users).where(eq(users.companyId, 1)),
    feedback: await server.db.select().from(feedback).where(eq(feedback.companyId, 1)),
  });
  const before = await rows();
  await send('POST', '/api/feedback', { point: 1 }, foreigner);
  await send('PATCH', '/api/user/profile', { email: 'other@fleet.example' }, foreigner);
  expect(await rows()).toEqual(before);
});
