import { menuScopes, scopes } from '@pantau/core/contract';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { graphql, postJson, signIn, type SignedIn } from './client.ts';
import { rawAlertsQuery } from './operations.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from './two-companies.ts';
import { addUser } from './fixtures.ts';

export const PARTNER_ORIGIN = 'https://partner.example';
export const ISSUER = 'https://id.partner.example/';
export const JWKS_URL = 'https://id.partner.example/jwks.json';

export interface EmbedResponse {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly user: {
    readonly userId: string;
    readonly fullname: string;
    readonly companyId: number;
    readonly scopes: readonly string[];
  };
}

/** The signing key of a partner's identity provider. */
export async function createSigner(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid } };
}

/** Requests to a server, as a user and with the credential of a partner. */
function requestsTo(server: TestServer, admin: SignedIn) {
  const send = (method: string, path: string, body?: unknown, as: SignedIn = admin) =>
    fetch(server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${as.accessToken}`,
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const ask = (
    credential: string | undefined,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    fetch(`${server.url}/api/embed-tokens`, {
      method: 'POST',
      headers: {
        ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { send, ask };
}

/**
 * A server with two companies; `admin` may change the settings of company 1 and has every scope, `lister` can only list
 * alerts besides.
 */
export async function startPartnerServer() {
  const published: { keys: JWK[]; reads: number } = { keys: [], reads: 0 };
  const server: TestServer = await startTestServer({
    env: { PANTAU_ALLOWED_ORIGINS: PARTNER_ORIGIN },
    settings: { accessTokenSeconds: 86_400, pongSeconds: 0.2 },
    async readPublicText(url) {
      published.reads += 1;
      if (url.href !== JWKS_URL) throw new Error(`${url.href} cannot be read.`);
      return JSON.stringify({ keys: published.keys });
    },
  });
  const { one, two }: { one: CompanyFixture; two: CompanyFixture } = await addTwoCompanies(
    server.db,
  );
  const editing = [menuScopes.setting, scopes.companyUpdate];
  const everything = [...Object.values(scopes), ...Object.values(menuScopes)];
  const people = {
    admin: await signIn(server, await addUser(server.db, 1, everything)),
    lister: await signIn(server, await addUser(server.db, 1, [...editing, scopes.alertCenterMain])),
    reader: await signIn(server, await addUser(server.db, 1, [menuScopes.setting])),
    foreigner: await signIn(server, await addUser(server.db, 2, everything)),
  };

  const { send, ask } = requestsTo(server, people.admin);
  return {
    server,
    one,
    two,
    published,
    ...people,
    send,
    ask,
    async addKey(as: SignedIn = people.admin, name = 'Partner') {
      const response = await send('POST', '/api/company/api-keys', { name }, as);
      const { data } = (await response.json()) as { data: { id: string; key: string } };
      return data;
    },
    /** The token for a request that is accepted. */
    async tokenFor(key: string, body: unknown): Promise<EmbedResponse> {
      const response = await ask(key, body);
      if (response.status !== 200) throw new Error(await response.text());
      return (await response.json()) as EmbedResponse;
    },
    /** The status of a request for alerts. */
    async alertsStatus({ accessToken }: { readonly accessToken: string }): Promise<number> {
      const headers = { authorization: `Bearer ${accessToken}` };
      const query = { query: rawAlertsQuery, variables: { filter: {} } };
      return (await postJson(server, '/graphql', query, headers)).status;
    },
    query: (as: { readonly accessToken: string }, text: string, variables = {}) =>
      graphql(server, as.accessToken, text, variables),
    /** A token that the identity provider signs for ten minutes, unless `claims` say otherwise. */
    async sign(
      signer: Awaited<ReturnType<typeof createSigner>>,
      claims: Readonly<Record<string, unknown>> = {},
      header: { readonly kid?: string } = {},
    ): Promise<string> {
      const now = Math.floor(server.clock.now() / 1000);
      return new SignJWT({
        iss: ISSUER,
        aud: 'pantau',
        sub: 'u-1',
        name: 'Sari Wulandari',
        widgets: ['alert-center'],
        exp: now + 600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid: signer.kid, ...header })
        .sign(signer.privateKey);
    },
  };
}

export type PartnerServer = Awaited<ReturnType<typeof startPartnerServer>>;
