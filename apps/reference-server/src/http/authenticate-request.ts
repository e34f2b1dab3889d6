import type { FastifyRequest } from 'fastify';
import { loadCurrentUser, type CurrentUser } from '../access/current-user.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../lib/api-error.ts';
import { bearerOf, readAccessToken } from '../session/access-token.ts';
import type { TokenSigner } from '../session/tokens.ts';

export interface AuthenticateDeps {
  readonly db: Database;
  readonly signer: TokenSigner;
}

/**
 * Identifies the user of a REST request.
 *
 * @throws ApiError `UNAUTHENTICATED` without a valid access token.
 */
export async function authenticateRequest(
  { db, signer }: AuthenticateDeps,
  { headers }: FastifyRequest,
): Promise<CurrentUser> {
  const claims = await readAccessToken(signer, bearerOf(headers.authorization));
  if (claims === null) throw new ApiError('UNAUTHENTICATED', 'unauthenticated');
  return loadCurrentUser(db, claims);
}
