import * as v from 'valibot';
import type { TokenSigner } from './tokens.ts';

/** Identity in an access token. Scopes are not included, because they are read on every request. */
export interface AccessClaims {
  readonly userId: number;
  readonly companyId: number;
  /** Family of refresh tokens, which identifies the sign-in. */
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

/** Returns `null` when the token is missing, forged, expired or issued for another purpose. */
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

/** Extracts the token from an `Authorization: Bearer …` header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1];
}
