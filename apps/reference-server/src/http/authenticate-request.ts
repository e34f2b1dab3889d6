import type { FastifyRequest } from 'fastify';
import { loadCaller, type Caller } from '../access/current-user.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../lib/api-error.ts';
import { bearerOf, readAccessToken } from '../session/access-token.ts';
import type { TokenSigner } from '../session/tokens.ts';

export interface RestCallerDeps {
  readonly db: Database;
  readonly signer: TokenSigner;
}

/**
 * Who makes a REST call.
 *
 * @throws Refusal UNAUTHENTICATED without a good access token.
 */
export async function restCaller(
  { db, signer }: RestCallerDeps,
  { headers }: FastifyRequest,
): Promise<Caller> {
  const claims = await readAccessToken(signer, bearerOf(headers.authorization));
  if (claims === null) throw new Refusal('UNAUTHENTICATED', 'unauthenticated');
  return loadCaller(db, claims);
}
