import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '../lib/clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'pantau';

/**
 * Signs and verifies the server's tokens. A token issued for one purpose is invalid for any other.
 */
export interface TokenSigner {
  sign(purpose: TokenPurpose, claims: JWTPayload, seconds: number): Promise<string>;
  /** Returns `null` when the token is forged, issued for another purpose, or expired. */
  read(purpose: TokenPurpose, token: string): Promise<JWTPayload | null>;
}

/**
 * `access` authenticates requests and the socket's handshake, `tags` is the payload of
 * `update_tags`, `video` signs the URL of a video file, and `device` names a device for the limits of sign-in.
 */
export type TokenPurpose = 'access' | 'tags' | 'video' | 'device';

export function createTokenSigner(secret: Uint8Array, clock: Clock): TokenSigner {
  return {
    sign(purpose, claims, seconds) {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(purpose)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(secret);
    },
    async read(purpose, token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: purpose,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(clock.now()),
        });
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
