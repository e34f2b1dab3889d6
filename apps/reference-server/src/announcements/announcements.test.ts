import { scopes } from '@pantau/core/contract';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcements, companies, users } from '../db/schema.ts';
import { ANNOUNCEMENTS, linkTo } from '../testing/announcements.ts';
import { signIn, type SignedIn } from '../testing/client.ts';
import { addCompany, addUser, type AddedUser } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const FLAG = 'vsms2_system_notification';
const both = [scopes.systemNotification, scopes.systemNotificationCreate];

let server: TestServer;
let manager: SignedIn;
let reader: SignedIn;
let stranger: SignedIn;
let people: Record<'manager' | 'reader' | 'without' | 'inactive' | 'stranger', AddedUser>;

beforeEach(async () => {
  // Past the limit of publications per minute, and in the end past the life of an access token.
  server.clock.shift(60_000);
  manager = await signIn(server, people.manager);
  reader = await signIn(server, people.reader);
  stranger = await signIn(server, people.stranger);
});

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  for (const id of [1, 2]) await addCompany(db, id, { flags: [FLAG] });
  people = {
    manager: await addUser(db, 1, both),
    reader: await addUser(db, 1, [scopes.systemNotification]),
    without: await addUser(db, 1, [scopes.alertCenterMain]),
    inactive: await addUser(db, 1, both, { isActive: false }),
    stranger: await addUser(db, 2, both),
  };
});

afterAll(() => server.close());

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
type Answer = { readonly status: number; readonly body: any };

async function call(who: SignedIn, method: string, path = '', body?: unknown): Promise<Answer> {
  const response = await fetch(server.url + ANNOUNCEMENTS + path, {
    method,
    headers: {
      authorization: `Bearer ${who.accessToken}`,
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const publish = async (title: string, more: object = {}): Promise<string> => {
  const { status, body } = await call(manager, 'POST', '', {
    ...linkTo('/route/', title),
    ...more,
  });
  expect(status).toBe(201);
  return body.data.system_notification_uuid;
};

type Row = { readonly system_notif_header: string; readonly is_read: boolean };
const titlesOf = ({ body }: Answer): readonly string[] =>
  body.data.paginated_result.map(({ system_notif_header: title }: Row) => title);
const unreadOf = async (who: SignedIn): Promise<number> =>
  (await call(who, 'GET', '/unread-count')).body.data.unread_count;
const now = (): string => new Date(server.clock.now()).toISOString();
const countAll = async (): Promise<number> =>
  (await server.db.select({ all: count() }).from(announcements))[0]?.all ?? 0;

describe('announcements', () => {
  it('are listed by page, newest first, with a growing first page (RS-180)', async () => {
    for (let index = 1; index <= 12; index += 1) {
      await publish(`No ${index}`, { user_ids: [String(people.reader.id)] });
      server.clock.shift(1_000);
    }
    const first = await call(reader, 'GET');
    expect(first.body.metadata).toEqual({ page: 1, limit: 10, total_count: 12 });
    expect(titlesOf(first).slice(0, 2)).toEqual(['No 12', 'No 11']);
    expect(titlesOf(await call(reader, 'GET', '?page=2'))).toEqual(['No 2', 'No 1']);
    expect(titlesOf(await call(reader, 'GET', '?limit=20&page=1'))).toHaveLength(12);
    expect(titlesOf(await call(reader, 'GET', '?page=3'))).toEqual([]);
    for (const query of ['?limit=0', '?limit=1001', '?page=0', '?limit=x', '?limit=1&limit=2']) {
      expect((await call(reader, 'GET', query)).status, query).toBe(400);
    }
  });

  it('go to every reader of the own company, or to the named ones (RS-181)', async () => {
    const before = await unreadOf(reader);
    const { body } = await call(manager, 'POST', '', linkTo('/route/', 'Untuk semua'));
    expect(body.data.receivers).toBe(2);
    expect(await unreadOf(reader)).toBe(before + 1);
    expect(titlesOf(await call(manager, 'GET'))[0]).toBe('Untuk semua');
    expect(titlesOf(await call(stranger, 'GET'))).toEqual([]);
    await publish('Hanya manajer', { user_ids: [String(people.manager.id)] });
    expect(await unreadOf(reader)).toBe(before + 1);
  });

  it('are refused for receivers who may not read them, and then nobody gets any (RS-181)', async () => {
    const before = await countAll();
    for (const other of [people.stranger, people.without, people.inactive]) {
      const ids = [String(people.reader.id), String(other.id)];
      const answer = await call(manager, 'POST', '', { ...linkTo('/route/'), user_ids: ids });
      expect([answer.status, answer.body.field]).toEqual([400, 'user_ids']);
    }
    expect(await countAll()).toBe(before);
  });

  const withData = (action: string, data: unknown) => ({
    action,
    data: { title: 'A', description: '', data },
  });
  it.each([
    ['a script as an external link', withData('external_link', 'javascript:alert(1)'), 'data.data'],
    ['credentials in a link', withData('external_link', 'https://a@b.example'), 'data.data'],
    ['a foreign host as a page', withData('internal_link', '//evil.example'), 'data.data'],
    ['a backslash in a page', withData('internal_link', '/\\evil.example'), 'data.data'],
    ['an endpoint as a page', withData('internal_link', '/api/logout'), 'data.data'],
    ['an image from data', withData('pop_up_image', { url: 'data:x', alt: '' }), 'data.data.url'],
    ['no image', withData('carousel_image', []), 'data.data'],
    [
      'a video of a page',
      withData('pop_up_video', [{ url: '/x', content_type: null }]),
      'data.data.0.url',
    ],
    ['a thumbnail of a page', { ...linkTo('/route/'), thumbnail: '/api/logout' }, 'thumbnail'],
    ['no title', { ...linkTo('/route/', ' ') }, 'data.title'],
    ['a NUL in the title', { ...linkTo('/route/', 'a\0b') }, 'data.title'],
    ['a title that is too long', { ...linkTo('/route/', 'a'.repeat(151)) }, 'data.title'],
    ['an unknown action', withData('open_window', 'x'), 'action'],
    ['no receiver', { ...linkTo('/route/'), user_ids: [] }, 'user_ids'],
  ])('with %s are refused (RS-182)', async (_what, body, field) => {
    const before = await countAll();
    const answer = await call(manager, 'POST', '', body);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect(await countAll()).toBe(before);
  });

  it('are marked one by one or all up to a time, for the caller only (RS-183)', async () => {
    const first = await publish('Pertama');
    const before = await unreadOf(reader);
    const ofManager = await unreadOf(manager);
    const mark = (changes: object) =>
      call(reader, 'PATCH', '', { is_read: true, updated_on: now(), ...changes });
    expect((await mark({ system_notification_uuid: first })).body.data.unread_count).toBe(
      before - 1,
    );
    expect((await mark({ system_notification_uuid: first })).body.data.unread_count).toBe(
      before - 1,
    );
    const updatedOn = now();
    server.clock.shift(1_000);
    await publish('Sesudahnya');
    expect((await mark({ updated_on: updatedOn })).body.data.unread_count).toBe(1);
    const rows = (await call(reader, 'GET')).body.data.paginated_result as Row[];
    expect(rows.filter(({ is_read }) => !is_read)).toMatchObject([
      { system_notif_header: 'Sesudahnya' },
    ]);
    const again = { is_read: false, system_notification_uuid: first };
    expect((await mark(again)).body.data.unread_count).toBe(2);
    expect(await unreadOf(manager)).toBe(ofManager + 1);
    for (const body of [{}, { is_read: 'yes' }, { updated_on: 'yesterday' }]) {
      const answer = await call(reader, 'PATCH', '', { updated_on: now(), ...body });
      expect(answer.status).toBe(400);
    }
  });

  it('show their content to receivers only (RS-184)', async () => {
    const images = [{ url: '/media/announcements/route.svg', alt: 'Peta' }];
    const id = await publish('', { ...withData('carousel_image', images) });
    const { body } = await call(reader, 'GET', `/${id}`);
    expect(body.data).toEqual({
      action: 'carousel_image',
      data: { title: 'A', description: '', data: images },
    });
    const [row] = (await call(reader, 'GET')).body.data.paginated_result;
    expect(row.system_notif_thumbnail).toBe('/media/announcements/route.svg');
    const mark = { is_read: true, updated_on: now(), system_notification_uuid: id };
    for (const path of [`/${id}`, '/unknown', `/${crypto.randomUUID()}`]) {
      expect((await call(stranger, 'GET', path)).status).toBe(404);
    }
    expect((await call(stranger, 'PATCH', '', mark)).status).toBe(404);
    await server.db.update(users).set({ companyId: 2 }).where(eq(users.id, people.reader.id));
    const moved = await signIn(server, people.reader);
    expect(titlesOf(await call(moved, 'GET'))).toEqual([]);
    await server.db.update(users).set({ companyId: 1 }).where(eq(users.id, people.reader.id));
  });

  it('are refused in a company without the flag (RS-185)', async () => {
    await server.db.update(companies).set({ flags: [] }).where(eq(companies.id, 1));
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '/unread-count'],
      ['GET', `/${crypto.randomUUID()}`],
      ['PATCH', '', { is_read: true, updated_on: now() }],
      ['POST', '', linkTo('/route/')],
    ] as const) {
      expect((await call(manager, method, path, body)).status, `${method} ${path}`).toBe(403);
    }
    await server.db
      .update(companies)
      .set({ flags: [FLAG] })
      .where(eq(companies.id, 1));
  });

  it('are limited to 20 publications per minute and user (RS-185)', async () => {
    const publisher = await signIn(server, await addUser(server.db, 2, both));
    const statuses = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await call(publisher, 'POST', '', linkTo('/route/'))).status);
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([201]));
    expect(statuses[20]).toBe(429);
  });
});
