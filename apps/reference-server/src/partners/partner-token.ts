import {
  createLocalJWKSet,
  decodeJwt,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import * as v from 'valibot';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { companies, tokenIssuers } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Clock } from '../lib/clock.ts';
import type { ReadPublicText } from '../lib/public-fetch.ts';
import { EMBED_SECONDS_MAX, parseEmbedRequest, type EmbedRequest } from './embed-request.ts';

/** Asymmetric ones only: with the others, whoever can verify a token can also sign one. */
const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA'.split(' ');
const AUDIENCE = 'pantau';

/** Clocks of two servers differ by so much. */
const TOLERANCE_S = 30;

/** Keys are read again after this time, so that a key that the partner has withdrawn is no longer accepted. */
const KEYS_MS = 10 * 60_000;

/** An unknown key id, which anybody can invent, makes the keys be read again at most this often. */
const COOLDOWN_MS = 30_000;

const jwks = v.object({
  keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.minLength(1)),
});

type Keys = ReturnType<typeof createLocalJWKSet>;

/** @throws ApiError `INVALID_INPUT` if the address has no public keys */
export async function readPublicKeys(read: ReadPublicText, jwksUrl: string): Promise<Keys> {
  try {
    const keys = v.parse(jwks, JSON.parse(await read(new URL(jwksUrl))));
    return createLocalJWKSet(keys as JSONWebKeySet);
  } catch {
    throw new ApiError('INVALID_INPUT', 'partnerKeysUnreadable', {}, 'jwksUrl');
  }
}

/** A token of a partner's user, and the company that its issuer belongs to. */
export interface PartnerToken {
  readonly companyId: number;
  readonly credential: { readonly issuer: string; readonly jwksUrl: string };
  /** What the issuer can grant. */
  readonly scopes: readonly string[];
  readonly request: EmbedRequest;
}

export interface PartnerTokenDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly readPublicText: ReadPublicText;
}

type Verify = (token: string) => Promise<PartnerToken>;

const refused = (reason: string): ApiError =>
  new ApiError('UNAUTHENTICATED', 'partnerTokenRefused', { reason });

/** Verifies tokens against the public keys of their issuer, which it reads when it needs them (RS-516). */
export function createPartnerTokenVerifier({
  db,
  clock,
  readPublicText,
}: PartnerTokenDeps): Verify {
  const cache = new Map<string, { readonly keys: Promise<Keys>; readonly readAt: number }>();

  const keysAt = async (jwksUrl: string, maxAge: number): Promise<Keys> => {
    const cached = cache.get(jwksUrl);
    if (cached !== undefined && clock.now() - cached.readAt < maxAge) return cached.keys;
    const keys = readPublicKeys(readPublicText, jwksUrl);
    cache.set(jwksUrl, { keys, readAt: clock.now() });
    try {
      return await keys;
    } catch {
      // Keys that were read before are used until they are too old; there may be none, or a failure.
      if (cached !== undefined && maxAge < KEYS_MS) cache.set(jwksUrl, cached);
      else cache.delete(jwksUrl);
      throw new ApiError('TIMED_OUT', 'partnerKeysUnreadable');
    }
  };

  const keyOf =
    (jwksUrl: string): JWTVerifyGetKey =>
    async (header, token) => {
      const keys = await keysAt(jwksUrl, KEYS_MS);
      return keys(header, token).catch(async (error: unknown) => {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        return (await keysAt(jwksUrl, COOLDOWN_MS))(header, token);
      });
    };

  const issuerOf = async (token: string) => {
    const { iss } = decodeClaims(token);
    if (typeof iss !== 'string') throw refused('iss');
    const [row] = await db
      .select({
        companyId: tokenIssuers.companyId,
        jwksUrl: tokenIssuers.jwksUrl,
        scopes: tokenIssuers.scopes,
        issuer: tokenIssuers.issuer,
      })
      .from(tokenIssuers)
      .innerJoin(companies, eq(companies.id, tokenIssuers.companyId))
      .where(eq(tokenIssuers.issuer, iss.replaceAll('\0', '')));
    if (row === undefined) throw refused('iss');
    return row;
  };

  return async (token) => {
    const { companyId, jwksUrl, scopes, issuer } = await issuerOf(token);
    const options = {
      algorithms: ALGORITHMS,
      issuer,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp'],
      clockTolerance: TOLERANCE_S,
      currentDate: new Date(clock.now()),
    };
    const { payload } = await jwtVerify(token, keyOf(jwksUrl), options).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? refused(reasonOf(error)) : error;
    });
    const credential = { issuer, jwksUrl };
    return { companyId, credential, scopes, request: requestOf(payload, clock.now()) };
  };
}

function decodeClaims(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    throw refused('JWT');
  }
}

/** The claim that is wrong, or the code of the error, such as ERR_JWS_SIGNATURE_VERIFICATION_FAILED. */
const reasonOf = (error: errors.JOSEError): string =>
  error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired
    ? error.claim
    : error.code;

function requestOf({ sub, name, widgets, scopes, exp = 0 }: JWTPayload, now: number): EmbedRequest {
  const request = parseEmbedRequest({
    user: { id: sub, fullname: name },
    widgets,
    ...(scopes !== undefined && { scopes }),
  });
  const left = Math.floor(exp - now / 1000);
  return { ...request, expiresIn: Math.max(1, Math.min(EMBED_SECONDS_MAX, left)) };
}
