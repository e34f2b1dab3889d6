import { menuScopes, scopes, widgetScopes } from '@pantau/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertRuleUsers, auditEntries, refreshTokens, users } from '../db/schema.ts';
import { addRule } from '../testing/fixtures.ts';
import { payloadQuery } from '../testing/operations.ts';
import { openLive } from '../testing/live-client.ts';
import {
  PARTNER_ORIGIN,
  startPartnerServer,
  type PartnerServer,
} from '../testing/partner-server.ts';

let partner: PartnerServer;
let key: string;

beforeAll(async () => {
  partner = await startPartnerServer();
  ({ key } = await partner.addKey());
});
afterAll(() => partner.server.close());

const request = (id: string, given: object = {}) => ({
  user: { id, fullname: 'Sari Wulandari' },
  widgets: ['alert-center'],
  ...given,
});

const usersWith = (externalId: string) =>
  partner.server.db.select().from(users).where(eq(users.externalId, externalId));

describe('a user of a partner', () => {
  it('is created on first use, found by the partner’s id afterwards, and renamed (RS-510)', async () => {
    const first = await partner.tokenFor(key, request('4711'));
    expect(first.user).toMatchObject({ fullname: 'Sari Wulandari', companyId: 1 });
    const renamed = { user: { id: '4711', fullname: 'Sari W. Putri' } };
    const second = await partner.tokenFor(key, request('4711', renamed));
    expect(second.user).toMatchObject({ userId: first.user.userId, fullname: 'Sari W. Putri' });
    const rows = await usersWith('4711');
    expect(rows).toMatchObject([{ companyId: 1, fullname: 'Sari W. Putri', scopes: [] }]);
    const added = await partner.server.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'UserAdded'), eq(auditEntries.target, '4711')));
    expect(added).toMatchObject([{ companyId: 1, userId: null, address: '127.0.0.1' }]);
  });

  it('becomes a recipient of the active rules of the company, and of no other (RS-510)', async () => {
    const { urgentRule, importantRule, popupRule } = partner.one;
    const paused = await addRule(partner.server.db, 1, 'Important', [], { isActive: false });
    const { user, ...token } = await partner.tokenFor(key, request('recipient'));
    const { subscribedAlertRules } = await partner.query(token, payloadQuery);
    expect(subscribedAlertRules).toMatchObject({
      urgentAlertRules: [String(urgentRule)],
      importantAlertRules: [String(importantRule), String(popupRule)],
    });
    const own = await partner.server.db
      .select({ id: alertRuleUsers.alertRuleId })
      .from(alertRuleUsers)
      .where(eq(alertRuleUsers.userId, Number(user.userId)));
    const ids = own.map(({ id }) => id);
    expect(ids.sort()).toEqual([urgentRule, importantRule, popupRule].sort());
    expect(ids).not.toContain(paused);
  });

  it('is created once by simultaneous requests (RS-510)', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 8 }, () => partner.tokenFor(key, request('at once'))),
    );
    expect(new Set(tokens.map(({ user }) => user.userId)).size).toBe(1);
    expect(await usersWith('at once')).toHaveLength(1);
  });

  it('is another one in another company, and never one who signs in here (RS-510)', async () => {
    const other = await partner.addKey(partner.foreigner);
    const own = await partner.tokenFor(key, request('shared id'));
    const foreign = await partner.tokenFor(other.key, request('shared id'));
    expect(foreign.user.companyId).toBe(2);
    expect(foreign.user.userId).not.toBe(own.user.userId);
    const { email } = partner.one.manager;
    const same = await partner.tokenFor(key, request(email));
    expect(same.user.userId).not.toBe(String(partner.one.manager.id));
  });

  it('is refused once deactivated (RS-510)', async () => {
    const token = await partner.tokenFor(key, request('leaver'));
    await partner.server.db
      .update(users)
      .set({ isActive: false })
      .where(eq(users.externalId, 'leaver'));
    expect(await partner.alertsStatus(token)).toBe(401);
    expect((await partner.ask(key, request('leaver'))).status).toBe(403);
  });
});

describe('the session of a partner’s user', () => {
  it('has the scopes that its widgets need, and no others (RS-511)', async () => {
    const { user, ...token } = await partner.tokenFor(key, request('scopes'));
    expect([...user.scopes].sort()).toEqual([...widgetScopes['alert-center']].sort());
    expect(await partner.alertsStatus(token)).toBe(200);
    const { caller } = await partner.query(token, payloadQuery);
    expect([...caller.scopes].sort()).toEqual([...user.scopes].sort());
    for (const path of ['/api/order/sales-order', '/api/company/api-keys']) {
      const headers = { authorization: `Bearer ${token.accessToken}` };
      expect((await fetch(partner.server.url + path, { headers })).status, path).toBe(403);
    }
    const both = await partner.tokenFor(
      key,
      request('scopes', { widgets: Object.keys(widgetScopes) }),
    );
    expect(both.user.scopes).toContain(scopes.salesOrderRead);
    // The session before is not widened.
    const headers = { authorization: `Bearer ${token.accessToken}` };
    const orders = await fetch(`${partner.server.url}/api/order/sales-order`, { headers });
    expect(orders.status).toBe(403);
  });

  it('can be limited to some of them (RS-511)', async () => {
    const viewing = [scopes.alertCenterMain, scopes.alertCenterUrgent];
    const { user } = await partner.tokenFor(key, request('limited', { scopes: viewing }));
    expect([...user.scopes].sort()).toEqual([...viewing].sort());
    const tooMuch = await partner.ask(key, request('limited', { scopes: [scopes.companyUpdate] }));
    expect(tooMuch.status).toBe(400);
    expect(await tooMuch.json()).toMatchObject({
      field: 'scopes',
      message: `The scope ${scopes.companyUpdate} cannot be granted.`,
    });
  });

  it('never has a scope with which it could change the company or its users (RS-511)', () => {
    const granted: readonly string[] = Object.values(widgetScopes).flat();
    for (const scope of [scopes.companyUpdate, scopes.auditLogRead, menuScopes.setting]) {
      expect(granted).not.toContain(scope);
    }
  });

  it('has no more than who added the key had (RS-512)', async () => {
    const limited = await partner.addKey(partner.lister);
    const { user } = await partner.tokenFor(limited.key, request('of a lister'));
    expect(user.scopes).toEqual([scopes.alertCenterMain]);
    const nothing = await partner.ask(limited.key, request('x', { widgets: ['sales-order'] }));
    expect(nothing.status).toBe(403);
    expect(await usersWith('x')).toEqual([]);
  });

  it('lasts ten minutes at most, and less on request (RS-515)', async () => {
    const token = await partner.tokenFor(key, request('clock'));
    expect(token.expiresIn).toBe(600);
    const short = await partner.tokenFor(key, request('clock', { expiresIn: 60 }));
    expect(short.expiresIn).toBe(60);
    partner.server.clock.shift(61_000);
    expect([await partner.alertsStatus(short), await partner.alertsStatus(token)]).toEqual([
      401, 200,
    ]);
    partner.server.clock.shift(540_000);
    expect(await partner.alertsStatus(token)).toBe(401);
    expect((await partner.ask(key, request('clock', { expiresIn: 601 }))).status).toBe(400);
  });

  it('takes its subscription to live messages along when it ends (RS-515)', async () => {
    const token = await partner.tokenFor(key, request('live', { expiresIn: 60 }));
    const { payload, payloadExpiresIn } = await partner.query(token, payloadQuery);
    expect(payloadExpiresIn).toBeLessThanOrEqual(60);
    const live = await openLive(partner.server, token.accessToken, payload);
    partner.server.clock.shift(61_000);
    expect(await live.ended).toBe('io server disconnect');
  });
});

describe('a request for a token', () => {
  it.each([
    ['no body', undefined, undefined],
    ['a list', [], 'user'],
    ['no user', { widgets: ['alert-center'] }, 'user'],
    ['an empty id', request(''), 'user.id'],
    ['an id that is too long', request('x'.repeat(201)), 'user.id'],
    ['an id that looks like another', request('47​11'), 'user.id'],
    ['an id with a space at its end', request('4711 '), 'user.id'],
    ['no name', request('1', { user: { id: '1' } }), 'user.fullname'],
    ['an empty name', request('1', { user: { id: '1', fullname: '  ' } }), 'user.fullname'],
    ['no widget', request('1', { widgets: [] }), 'widgets'],
    ['an unknown widget', request('1', { widgets: ['portal'] }), 'widgets'],
    ['an unknown scope', request('1', { scopes: ['everything'] }), 'scopes'],
    ['a lifetime that is too short', request('1', { expiresIn: 59 }), 'expiresIn'],
    ['a fraction of a second', request('1', { expiresIn: 60.5 }), 'expiresIn'],
    ['an unknown field', request('1', { companyId: 2 }), 'companyId'],
  ])('with %s is refused and names the field (RS-519)', async (_name, body, field) => {
    const before = await partner.server.db.select().from(users);
    const response = await partner.ask(key, body);
    expect(response.status).toBe(400);
    const answer = (await response.json()) as { field?: string; message: string };
    expect(answer.field).toBe(field);
    expect(answer.message).not.toBe('');
    expect(await partner.server.db.select().from(users)).toHaveLength(before.length);
  });

  it('is refused without a key, with a wrong one, and with an ingest key (RS-517)', async () => {
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const credential of [undefined, wrong, 'pantau_', 'test-ingest-key-of-company-1']) {
      expect((await partner.ask(credential, request('1'))).status).toBe(401);
    }
    const { accessToken } = partner.admin;
    expect((await partner.ask(accessToken, request('1'))).status).toBe(401);
  });

  it('with an API key is refused from a page, whatever its origin (RS-517)', async () => {
    for (const headers of [
      { origin: PARTNER_ORIGIN },
      { origin: partner.server.url },
      { 'sec-fetch-site': 'same-origin' },
    ]) {
      const response = await partner.ask(key, request('1'), headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        message: 'An API key may only be sent by your server, never by a web page.',
      });
    }
  });

  it('is not stored by anything between the two servers (RS-517)', async () => {
    const response = await partner.ask(key, request('cached'));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const rows = await partner.server.db.select().from(refreshTokens);
    const { accessToken } = (await response.json()) as { accessToken: string };
    expect(JSON.stringify(rows)).not.toContain(accessToken);
  });

  it('is limited per user, per key, and per address of those that are refused (RS-518)', async () => {
    partner.server.clock.shift(60_000);
    const statusOf = async (credential: string, id: string): Promise<number> =>
      (await partner.ask(credential, request(id))).status;
    for (let count = 0; count < 30; count += 1) expect(await statusOf(key, 'busy')).toBe(200);
    const limited = await partner.ask(key, request('busy'));
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusOf(key, 'calm')).toBe(200);
    for (let count = 0; count < 60; count += 1) expect(await statusOf('pantau_x', '1')).toBe(401);
    expect(await statusOf('pantau_x', '1')).toBe(429);
    expect(await statusOf(key, 'calm')).toBe(200);
    partner.server.clock.shift(60_000);
    expect(await statusOf(key, 'busy')).toBe(200);
  });

  it('is limited to 1,200 per minute and key (RS-518)', async () => {
    partner.server.clock.shift(60_000);
    const other = await partner.addKey();
    const askMany = async (count: number): Promise<number[]> => {
      // Refused for their body, after they were counted.
      const all = Array.from({ length: count }, () => partner.ask(other.key, {}));
      return (await Promise.all(all)).map(({ status }) => status);
    };
    const statuses: number[] = [];
    for (let round = 0; round < 24; round += 1) statuses.push(...(await askMany(50)));
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await askMany(1)).toEqual([429]);
    expect((await partner.ask(key, request('another key'))).status).toBe(200);
  });
});
