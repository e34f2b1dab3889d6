import * as v from 'valibot';
import type { TokenSigner } from './tokens.ts';

/** Whom an access token names. Scopes are not in it: they are read anew with each call. */
export interface AccessClaims {
  readonly userId: number;
  readonly companyId: number;
  /** The sign-in that it comes from: family of refresh tokens. */
  readonly familyId: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

const wireClaims = v.object({
  sub: v.pipe(v.string(), v.digits(), v.transform(Number)),
  cid: v.number(),
  sid: v.string(),
  exp: v.number(),
});

export function signAccessToken(
  signer: TokenSigner,
  claims: Omit<AccessClaims, 'expiresAt'>,
  seconds: number,
): Promise<string> {
  const { userId, companyId, familyId } = claims;
  return signer.sign('access', { sub: String(userId), cid: companyId, sid: familyId }, seconds);
}

/** Null when the token is missing, forged, expired or made for another purpose. */
export async function readAccessToken(
  signer: TokenSigner,
  token: string | undefined,
): Promise<AccessClaims | null> {
  const payload = token === undefined ? null : await signer.read('access', token);
  const claims = v.safeParse(wireClaims, payload);
  if (!claims.success) return null;
  const { sub, cid, sid, exp } = claims.output;
  return { userId: sub, companyId: cid, familyId: sid, expiresAt: exp * 1000 };
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1];
}
