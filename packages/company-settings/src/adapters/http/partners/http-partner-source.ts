import {
  type ServerOptions,
  connectServer,
  createRestClient,
  parseWire,
} from '@pantau/core/transport';
import * as v from 'valibot';
import type { ApiKey, PartnerSource } from '../../../engine/partners/partner-source.ts';
import { withField } from '../with-field.ts';

export type HttpPartnerSourceOptions = ServerOptions;

const instant = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(value)),
  v.number(),
);

const wireKey = v.object({
  id: v.string(),
  name: v.string(),
  ending: v.string(),
  createdOn: instant,
  rotatedOn: v.nullable(instant),
  previousUntil: v.nullable(instant),
  lastUsedOn: v.nullable(instant),
});

const keyOf = (wire: v.InferOutput<typeof wireKey>): ApiKey => ({
  id: wire.id,
  name: wire.name,
  ending: wire.ending,
  createdAt: wire.createdOn,
  rotatedAt: wire.rotatedOn,
  previousUntil: wire.previousUntil,
  lastUsedAt: wire.lastUsedOn,
});

const keysResponse = v.object({ data: v.array(v.pipe(wireKey, v.transform(keyOf))) });
const newKeyResponse = v.object({
  data: v.pipe(
    v.object({ ...wireKey.entries, key: v.string() }),
    v.transform(({ key, ...wire }) => ({ ...keyOf(wire), key })),
  ),
});
const tokenIssuer = v.object({ issuer: v.string(), jwksUrl: v.string() });
const issuerResponse = v.object({ data: v.nullable(tokenIssuer) });
const storedIssuerResponse = v.object({ data: tokenIssuer });

/** Creates the source of what partners sign in with over the wire contract (REST). */
export function createHttpPartnerSource(options: HttpPartnerSourceOptions): PartnerSource {
  const { origin, http } = connectServer(options);
  const rest = createRestClient({ ...http, baseUrl: `${origin}/api/company` });
  const pathOf = (id: string): string => `/api-keys/${encodeURIComponent(id)}`;
  return {
    async apiKeys(signal) {
      const response = await rest.request('GET', '/api-keys', { signal });
      return parseWire(keysResponse, response, 'The API keys').data;
    },
    async addApiKey(name, signal) {
      try {
        const response = await rest.request('POST', '/api-keys', { body: { name }, signal });
        return parseWire(newKeyResponse, response, 'The API key').data;
      } catch (error) {
        throw withField(error);
      }
    },
    async rotateApiKey(id, signal) {
      const response = await rest.request('POST', `${pathOf(id)}/rotate`, { signal });
      return parseWire(newKeyResponse, response, 'The API key').data;
    },
    async revokeApiKey(id, signal) {
      await rest.request('DELETE', pathOf(id), { signal });
    },
    async tokenIssuer(signal) {
      const response = await rest.request('GET', '/token-issuer', { signal });
      return parseWire(issuerResponse, response, 'The token issuer').data;
    },
    async setTokenIssuer({ issuer, jwksUrl }, signal) {
      try {
        const request = { body: { issuer, jwksUrl }, signal };
        const response = await rest.request('PUT', '/token-issuer', request);
        return parseWire(storedIssuerResponse, response, 'The token issuer').data;
      } catch (error) {
        throw withField(error);
      }
    },
    async removeTokenIssuer(signal) {
      await rest.request('DELETE', '/token-issuer', { signal });
    },
  };
}
