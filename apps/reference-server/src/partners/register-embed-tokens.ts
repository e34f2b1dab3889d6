import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Clock } from '../lib/clock.ts';
import type { ReadPublicText } from '../lib/public-fetch.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import { bearerOf, signAccessToken } from '../session/access-token.ts';
import { addressBlock } from '../session/address-block.ts';
import { loadSessionUser } from '../session/session-user.ts';
import type { TokenSigner } from '../session/tokens.ts';
import { API_KEY_PREFIX } from './api-keys.ts';
import { parseEmbedRequest, type EmbedRequest } from './embed-request.ts';
import { scopesOfSession } from './grant-scopes.ts';
import { externalUser, openPartnerSession, type PartnerCredential } from './partner-sessions.ts';
import { createPartnerTokenVerifier } from './partner-token.ts';
import { createApiKeyResolver } from './resolve-api-key.ts';

export interface EmbedTokensDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly signer: TokenSigner;
  readonly readPublicText: ReadPublicText;
}

/** Maximum numbers per minute (RS-518). */
const PER_KEY = 1_200;
const PER_USER = 30;
const REFUSED_PER_ADDRESS = 60;

interface Asked {
  readonly companyId: number;
  readonly credential: PartnerCredential;
  readonly grantable: readonly string[];
  readonly request: EmbedRequest;
}

/** Registers signing the users of partners in (openapi.yaml). */
export function registerEmbedTokens(fastify: FastifyInstance, deps: EmbedTokensDeps): void {
  const { db, clock, signer } = deps;
  const findKey = createApiKeyResolver(db, clock);
  const verify = createPartnerTokenVerifier(deps);
  const perKey = createRequestLimiter(clock, PER_KEY);
  const perUser = createRequestLimiter(clock, PER_USER);
  const refusals = createRequestLimiter(clock, REFUSED_PER_ADDRESS);

  const byKey = async (key: string, request: FastifyRequest): Promise<Asked> => {
    // Browsers state the origin of a page's request, or where it is sent from.
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined || site !== undefined) {
      throw new ApiError('FORBIDDEN', 'apiKeyFromPage');
    }
    const found = await findKey(key);
    if (found === null) throw new ApiError('UNAUTHENTICATED', 'apiKeyWrong');
    perKey.consume(`key ${found.keyId}`);
    const { companyId, keyId: apiKeyId, scopes: grantable } = found;
    const credential = { apiKeyId };
    return { companyId, credential, grantable, request: parseEmbedRequest(request.body) };
  };

  const byToken = async (token: string): Promise<Asked> => {
    const { companyId, credential, scopes: grantable, request } = await verify(token);
    perKey.consume(`issuer ${companyId}`);
    return { companyId, credential, grantable, request };
  };

  const identify = async (request: FastifyRequest): Promise<Asked> => {
    const credential = bearerOf(request.headers.authorization);
    try {
      if (credential === undefined) {
        throw new ApiError('UNAUTHENTICATED', 'partnerCredentialMissing');
      }
      return credential.startsWith(API_KEY_PREFIX)
        ? await byKey(credential, request)
        : await byToken(credential);
    } catch (error) {
      if (error instanceof ApiError && error.errorName === 'UNAUTHENTICATED') {
        refusals.consume(addressBlock(request.ip));
      }
      throw error;
    }
  };

  fastify.post('/api/embed-tokens', async (request, reply) => {
    const { companyId, credential, grantable, request: asked } = await identify(request);
    const scopes = scopesOfSession(grantable, asked.widgets, asked.scopes);
    perUser.consume(`${companyId} ${asked.user.id}`);
    const now = new Date(clock.now());
    const grant = { companyId, credential, scopes, now, origin: originOf(request) };
    const userId = await externalUser(db, grant, asked.user);
    const user = await loadSessionUser(db, userId, scopes);
    if (user === null) throw new ApiError('FORBIDDEN', 'partnerUserInactive');
    const { expiresIn } = asked;
    const familyId = await openPartnerSession(db, userId, grant, expiresIn);
    const claims = { userId, companyId, familyId };
    const accessToken = await signAccessToken(signer, claims, expiresIn);
    void reply.header('cache-control', 'no-store');
    return { accessToken, expiresIn, user };
  });
}
