import type { OperationName } from '@pantau/core/contract/operations';
import { JWKS_URL } from './partner-server.ts';
import { server, session } from './operation-server.ts';

async function send(method: string, path: string, body?: object) {
  const headers = {
    authorization: `Bearer ${session.accessToken}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(server.url + path, init);
  const text = await response.text();
  // Tests try every scope, so they pass the limit of changes per minute.
  server.clock.shift(4_000);
  return { ok: response.ok, body: (text === '' ? {} : JSON.parse(text)) as { data?: unknown } };
}

const keys = '/api/company/api-keys';
const issuer = '/api/company/token-issuer';
let added: string | undefined;

/** A key to change; without the scopes to add one, any id will do: the request is refused before it is looked up. */
async function someKey(): Promise<string> {
  const { ok, body } = await send('POST', keys, { name: 'Partner' });
  if (ok) added = (body.data as { id: string }).id;
  return added ?? '1';
}

const succeeds = async (...request: Parameters<typeof send>): Promise<boolean> =>
  (await send(...request)).ok;

/** One request for each operation on the keys and the issuer of a company. */
export const partnerRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'REST GET /api/company/api-keys': () => succeeds('GET', keys),
  'REST POST /api/company/api-keys': () => succeeds('POST', keys, { name: 'Partner' }),
  'REST POST /api/company/api-keys/{id}/rotate': async () =>
    succeeds('POST', `${keys}/${await someKey()}/rotate`),
  'REST DELETE /api/company/api-keys/{id}': async () =>
    succeeds('DELETE', `${keys}/${await someKey()}`),
  'REST GET /api/company/token-issuer': () => succeeds('GET', issuer),
  'REST PUT /api/company/token-issuer': () =>
    succeeds('PUT', issuer, { issuer: 'https://id.partner.example/', jwksUrl: JWKS_URL }),
  'REST DELETE /api/company/token-issuer': () => succeeds('DELETE', issuer),
};
