import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys, auditEntries } from '../db/schema.ts';
import type { SignedIn } from '../testing/client.ts';
import { openLive } from '../testing/live-client.ts';
import { payloadQuery } from '../testing/operations.ts';
import { startPartnerServer, type PartnerServer } from '../testing/partner-server.ts';

let partner: PartnerServer;

beforeAll(async () => {
  partner = await startPartnerServer();
});
afterAll(() => partner.server.close());

const KEYS = '/api/company/api-keys';
const request = { user: { id: 'u-1', fullname: 'Sari' }, widgets: ['alert-center'] };

const statusOf = async (key: string): Promise<number> => (await partner.ask(key, request)).status;

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly ending: string;
  readonly previousUntil: string | null;
  readonly lastUsedOn: string | null;
}

async function list(as?: SignedIn): Promise<readonly Listed[]> {
  const response = await partner.send('GET', KEYS, undefined, as);
  return ((await response.json()) as { data: readonly Listed[] }).data;
}

const rotate = async (id: string, as?: SignedIn) => {
  const response = await partner.send('POST', `${KEYS}/${id}/rotate`, undefined, as);
  const { data } = (await response.json()) as { data?: { key: string } };
  return { status: response.status, key: data?.key ?? '' };
};

const revoke = async (id: string, as?: SignedIn): Promise<number> =>
  (await partner.send('DELETE', `${KEYS}/${id}`, undefined, as)).status;

describe('an API key', () => {
  it('is shown once, stored as a hash, and listed by name, ending and last use (RS-513)', async () => {
    const { id, key } = await partner.addKey(undefined, '  Portal‮ Jaya ');
    expect(key).toMatch(/^pantau_[\w-]{43}$/);
    expect(JSON.stringify(await partner.server.db.select().from(apiKeys))).not.toContain(key);
    const find = async () => (await list()).find((one) => one.id === id);
    expect(await find()).toMatchObject({
      name: 'Portal Jaya',
      ending: key.slice(-4),
      lastUsedOn: null,
    });
    expect(JSON.stringify(await list())).not.toContain(key);
    expect(await statusOf(key)).toBe(200);
    expect((await find())?.lastUsedOn).not.toBeNull();
  });

  it('is replaced without a pause: the one before is accepted for another day (RS-513)', async () => {
    const { id, key: first } = await partner.addKey();
    const second = await rotate(id);
    expect([await statusOf(first), await statusOf(second.key)]).toEqual([200, 200]);
    const third = await rotate(id);
    partner.server.clock.shift(2_000);
    expect(await Promise.all([first, second.key, third.key].map(statusOf))).toEqual([
      401, 200, 200,
    ]);
    const until = Date.parse((await list()).find((one) => one.id === id)?.previousUntil ?? '');
    expect(until - partner.server.clock.now()).toBeGreaterThan(86_390_000);
    partner.server.clock.shift(23 * 3_600_000);
    expect(await statusOf(second.key)).toBe(200);
  });

  it('that was replaced is refused after the day (RS-513)', async () => {
    const { id, key: first } = await partner.addKey();
    const second = await rotate(id);
    partner.server.clock.shift(86_400_000);
    expect([await statusOf(first), await statusOf(second.key)]).toEqual([401, 200]);
    partner = await restart(partner);
  });

  it('opens no session once it is revoked, nor does the one before (RS-514)', async () => {
    const { id, key: first } = await partner.addKey();
    const second = await rotate(id);
    expect([await statusOf(first), await statusOf(second.key)]).toEqual([200, 200]);
    expect(await revoke(id)).toBe(204);
    expect([await statusOf(first), await statusOf(second.key)]).toEqual([401, 401]);
    expect(await list()).not.toContainEqual(expect.objectContaining({ id }));
    expect([await revoke(id), (await rotate(id)).status]).toEqual([404, 404]);
  });

  it('takes its sessions and their connections along when it is revoked (RS-514)', async () => {
    const { id, key } = await partner.addKey();
    const other = await partner.addKey();
    const token = await partner.tokenFor(key, request);
    const kept = await partner.tokenFor(other.key, request);
    const { payload } = await partner.query(token, payloadQuery);
    const live = await openLive(partner.server, token.accessToken, payload);
    expect(await revoke(id)).toBe(204);
    expect(await live.ended).toBe('io server disconnect');
    expect([await partner.alertsStatus(token), await partner.alertsStatus(kept)]).toEqual([
      401, 200,
    ]);
    expect(await partner.alertsStatus(partner.admin)).toBe(200);
  });

  it('is only seen, replaced and revoked by who may change the company’s settings (RS-522)', async () => {
    const { id, key } = await partner.addKey();
    expect((await list(partner.foreigner)).map((one) => one.id)).not.toContain(id);
    expect((await rotate(id, partner.foreigner)).status).toBe(404);
    expect(await revoke(id, partner.foreigner)).toBe(404);
    expect((await partner.send('GET', KEYS, undefined, partner.reader)).status).toBe(403);
    expect((await partner.send('POST', KEYS, { name: 'x' }, partner.reader)).status).toBe(403);
    expect((await rotate(id, partner.reader)).status).toBe(403);
    expect(await revoke(id, partner.reader)).toBe(403);
    for (const unknown of ['0', '-1', '1e3', '99999999999', 'x', '%00']) {
      expect(await revoke(unknown)).toBe(404);
    }
    expect(await statusOf(key)).toBe(200);
  });

  it('is not replaced by who has fewer scopes than it grants (RS-512)', async () => {
    const { id, key } = await partner.addKey();
    const refused = await rotate(id, partner.lister);
    expect(refused.status).toBe(403);
    expect(await statusOf(key)).toBe(200);
    const own = await partner.addKey(partner.lister);
    expect((await rotate(own.id, partner.lister)).status).toBe(200);
  });

  it('needs a name, and a company has 50 at most (RS-519)', async () => {
    for (const body of [{}, { name: '' }, { name: ' ' }, { name: 'x'.repeat(101) }, { name: 1 }]) {
      const response = await partner.send('POST', KEYS, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field: 'name' });
    }
    for (let have = (await list(partner.foreigner)).length; have < 50; have += 1) {
      if (have % 15 === 0) partner.server.clock.shift(60_000);
      expect((await partner.addKey(partner.foreigner)).key).not.toBe('');
    }
    partner.server.clock.shift(60_000);
    const response = await partner.send('POST', KEYS, { name: 'x' }, partner.foreigner);
    expect(response.status).toBe(409);
  });

  it('is in the audit log when it is added, replaced and revoked (RS-522)', async () => {
    partner.server.clock.shift(60_000);
    const { id } = await partner.addKey(undefined, 'Audited');
    await rotate(id);
    await revoke(id);
    const rows = await partner.server.db.select().from(auditEntries);
    const userId = Number(partner.admin.user['userId']);
    const entries = rows.filter(({ target }) => target === 'Audited');
    expect(entries).toMatchObject(
      ['ApiKeyAdded', 'ApiKeyRotated', 'ApiKeyRevoked'].map((action) => ({
        ...{ action, userId, companyId: 1 },
      })),
    );
  });

  it('is changed 20 times per minute and user at most (RS-518)', async () => {
    partner.server.clock.shift(60_000);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push(await revoke('0'));
    expect(statuses.slice(19)).toEqual([404, 429]);
  });
});

/** The test before shifted the clock past the end of the sessions. */
async function restart(before: PartnerServer): Promise<PartnerServer> {
  await before.server.close();
  return startPartnerServer();
}
