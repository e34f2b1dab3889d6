import { scopes, widgetScopes } from '@pantau/core/contract';
import { exportJWK, generateSecret, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../db/schema.ts';
import {
  createSigner,
  ISSUER,
  JWKS_URL,
  PARTNER_ORIGIN,
  startPartnerServer,
  type EmbedResponse,
  type PartnerServer,
} from '../testing/partner-server.ts';
import { openPartnerSession } from './partner-sessions.ts';

let partner: PartnerServer;
let signer: Awaited<ReturnType<typeof createSigner>>;

const PATH = '/api/company/token-issuer';
const values = { issuer: ISSUER, jwksUrl: JWKS_URL };

beforeAll(async () => {
  partner = await startPartnerServer();
  signer = await createSigner('first');
  partner.published.keys = [signer.jwk];
});
afterAll(() => partner.server.close());
beforeEach(async () => {
  partner.server.clock.shift(60_000);
  partner.published.keys = [signer.jwk];
  expect((await partner.send('PUT', PATH, values)).status).toBe(200);
});

const exchange = async (token: string) => {
  const response = await partner.ask(token);
  const body = (await response.json()) as EmbedResponse & { message?: string };
  return { status: response.status, ...body };
};

const seconds = (): number => Math.floor(partner.server.clock.now() / 1000);

describe('a token that the company’s issuer signed', () => {
  it('is exchanged by a page for one of ours, with the scopes of its widgets (RS-516)', async () => {
    const token = await partner.sign(signer);
    const response = await partner.ask(token, undefined, { origin: PARTNER_ORIGIN });
    expect(response.headers.get('access-control-allow-origin')).toBe(PARTNER_ORIGIN);
    const session = (await response.json()) as EmbedResponse;
    expect(session).toMatchObject({
      expiresIn: expect.closeTo(600, -1) as number,
      user: { fullname: 'Sari Wulandari', companyId: 1 },
    });
    expect([...session.user.scopes].sort()).toEqual([...widgetScopes['alert-center']].sort());
    expect(await partner.alertsStatus(session)).toBe(200);
    // The same user as with an API key.
    const { key } = await partner.addKey();
    const request = { user: { id: 'u-1', fullname: 'Sari Wulandari' }, widgets: ['alert-center'] };
    expect((await partner.tokenFor(key, request)).user.userId).toBe(session.user.userId);
  });

  it('is not exchanged for one that lasts longer, or more than ten minutes (RS-516)', async () => {
    const short = await exchange(await partner.sign(signer, { exp: seconds() + 90 }));
    expect(short.expiresIn).toBeLessThanOrEqual(90);
    expect(short.expiresIn).toBeGreaterThan(80);
    const long = await exchange(await partner.sign(signer, { exp: seconds() + 86_400 }));
    expect(long.expiresIn).toBe(600);
  });

  it('may limit the scopes (RS-516)', async () => {
    const token = await partner.sign(signer, { scopes: [scopes.alertCenterMain] });
    expect((await exchange(token)).user.scopes).toEqual([scopes.alertCenterMain]);
  });

  it.each([
    ['expired', { exp: 1 }, 'exp'],
    ['for another audience', { aud: 'another' }, 'aud'],
    ['not valid yet', { nbf: 9_999_999_999 }, 'nbf'],
    ['of an unknown issuer', { iss: 'https://id.other.example/' }, 'iss'],
    ['without an issuer', { iss: undefined }, 'iss'],
    ['without an end', { exp: undefined }, 'exp'],
    ['without a user', { sub: undefined }, 'sub'],
  ])('is refused if it is %s (RS-516)', async (_name, claims, claim) => {
    const answer = await exchange(await partner.sign(signer, claims));
    expect(answer).toMatchObject({
      status: 401,
      message: `The signed token was refused: ${claim}.`,
    });
  });

  it('is refused if it is unsigned, signed with a public key, or changed (RS-516)', async () => {
    const token = await partner.sign(signer);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const other = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const claims = { ...other, exp: seconds() + 600 };
    const publicKey = Buffer.from(JSON.stringify(await exportJWK(signer.publicKey)));
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: signer.kid })
      .sign(publicKey);
    const guessed = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(await generateSecret('HS256'));
    for (const forged of [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${header}.${encode({ ...claims, sub: 'somebody else' })}.${signature}`,
      `${header}.${payload}.`,
      symmetric,
      guessed,
      await partner.sign({ ...(await createSigner('first')), kid: 'first' }),
      'a.b.c',
    ]) {
      expect((await exchange(forged)).status, forged).toBe(401);
    }
  });

  it.each([
    ['no name', { name: undefined }],
    ['no widgets', { widgets: undefined }],
    ['widgets that are no list', { widgets: 'alert-center' }],
    ['a user id that is too long', { sub: 'x'.repeat(201) }],
    ['a scope that cannot be granted', { scopes: [scopes.companyUpdate] }],
  ])('is refused if it has %s (RS-519)', async (_name, claims) => {
    expect((await exchange(await partner.sign(signer, claims))).status).toBe(400);
  });

  it('is verified with new keys as soon as the issuer uses them, read every 30 s at most (RS-516)', async () => {
    const next = await createSigner('second');
    partner.server.clock.shift(600_000);
    const { reads } = partner.published;
    expect((await exchange(await partner.sign(signer))).status).toBe(200);
    partner.published.keys = [next.jwk];
    // The keys were read a moment ago.
    expect((await exchange(await partner.sign(next))).status).toBe(401);
    partner.server.clock.shift(30_000);
    expect((await exchange(await partner.sign(next))).status).toBe(200);
    expect((await exchange(await partner.sign(signer))).status).toBe(401);
    expect(partner.published.reads - reads).toBe(2);
  });

  it('is refused ten minutes after its key was withdrawn (RS-516)', async () => {
    expect((await exchange(await partner.sign(signer))).status).toBe(200);
    partner.published.keys = [(await createSigner('other')).jwk];
    partner.server.clock.shift(600_000);
    expect((await exchange(await partner.sign(signer))).status).toBe(401);
  });
});

describe('public keys that cannot be read', () => {
  it('refuse a token for now, and are not needed while they are known (RS-516)', async () => {
    expect((await exchange(await partner.sign(signer))).status).toBe(200);
    partner.published.keys = [];
    const unknown = await partner.sign(await createSigner('unknown'));
    partner.server.clock.shift(30_000);
    expect((await exchange(unknown)).status).toBe(503);
    expect((await exchange(await partner.sign(signer))).status).toBe(200);
    partner.server.clock.shift(600_000);
    expect((await exchange(await partner.sign(signer))).status).toBe(503);
    partner.published.keys = [signer.jwk];
    expect((await exchange(await partner.sign(signer))).status).toBe(200);
  });
});

describe('the issuer of a company', () => {
  it('is stored only if its keys can be read (RS-521)', async () => {
    const read = async () => (await partner.send('GET', PATH)).json() as Promise<object>;
    for (const [body, field] of [
      [{}, 'issuer'],
      [{ issuer: ' ', jwksUrl: JWKS_URL }, 'issuer'],
      [{ issuer: 'a', jwksUrl: 'http://id.partner.example/jwks.json' }, 'jwksUrl'],
      [{ issuer: 'a', jwksUrl: 'https://u:p@id.partner.example/jwks.json' }, 'jwksUrl'],
      [{ issuer: 'a', jwksUrl: 'text' }, 'jwksUrl'],
      [{ issuer: 'a', jwksUrl: 'https://id.partner.example/missing' }, 'jwksUrl'],
    ] as const) {
      const response = await partner.send('PUT', PATH, body);
      expect([response.status, await response.json()]).toMatchObject([400, { field }]);
    }
    partner.published.keys = [];
    expect((await partner.send('PUT', PATH, values)).status).toBe(400);
    expect(await read()).toEqual({ data: values });
  });

  it('belongs to one company, and only that company sees and removes it (RS-521)', async () => {
    const taken = await partner.send('PUT', PATH, values, partner.foreigner);
    expect(taken.status).toBe(409);
    const seen = await partner.send('GET', PATH, undefined, partner.foreigner);
    expect(await seen.json()).toEqual({ data: null });
    expect((await partner.send('DELETE', PATH, undefined, partner.foreigner)).status).toBe(204);
    expect((await partner.send('GET', PATH, undefined, partner.reader)).status).toBe(403);
    expect((await partner.send('PUT', PATH, values, partner.reader)).status).toBe(403);
    expect((await partner.send('DELETE', PATH, undefined, partner.reader)).status).toBe(403);
    expect((await exchange(await partner.sign(signer))).status).toBe(200);
  });

  it('takes its sessions along when it is removed or replaced, and no others (RS-521)', async () => {
    const { key } = await partner.addKey();
    const request = { user: { id: 'u-1', fullname: 'Sari' }, widgets: ['alert-center'] };
    const byKey = await partner.tokenFor(key, request);
    for (const change of [
      () => partner.send('PUT', PATH, values),
      () => partner.send('DELETE', PATH),
    ]) {
      const session = await exchange(await partner.sign(signer));
      expect(await partner.alertsStatus(session)).toBe(200);
      expect((await change()).ok).toBe(true);
      expect(await partner.alertsStatus(session)).toBe(401);
    }
    expect(await partner.alertsStatus(byKey)).toBe(200);
    expect((await exchange(await partner.sign(signer))).status).toBe(401);
  });

  it('opens no session if it was replaced or removed since the token was verified (RS-521)', async () => {
    const { userId } = (await exchange(await partner.sign(signer))).user;
    const { db, clock } = partner.server;
    const open = (credential: typeof values) => {
      const grant = { companyId: 1, credential, scopes: [], now: new Date(clock.now()) };
      return openPartnerSession(db, Number(userId), grant, 60);
    };
    await expect(open(values)).resolves.toEqual(expect.any(String));
    const refusal = { errorName: 'UNAUTHENTICATED' };
    await expect(open({ ...values, jwksUrl: `${JWKS_URL}?old` })).rejects.toMatchObject(refusal);
    await expect(open({ ...values, issuer: `${ISSUER}old` })).rejects.toMatchObject(refusal);
    await partner.send('DELETE', PATH);
    await expect(open(values)).rejects.toMatchObject(refusal);
  });

  it('grants no more than who saved it had (RS-512)', async () => {
    expect((await partner.send('PUT', PATH, values, partner.lister)).status).toBe(200);
    expect((await exchange(await partner.sign(signer))).user.scopes).toEqual([
      scopes.alertCenterMain,
    ]);
  });

  it('is in the audit log when it is set and removed (RS-522)', async () => {
    await partner.send('DELETE', PATH);
    const rows = await partner.server.db.select().from(auditEntries).orderBy(auditEntries.id);
    const entries = rows.filter(({ action }) => action === 'TokenIssuerChanged').slice(-2);
    const userId = Number(partner.admin.user['userId']);
    expect(entries).toMatchObject([
      { target: ISSUER, userId },
      { target: null, userId },
    ]);
  });
});
