import type { OperationName } from '@pantau/core/contract/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '../access/current-user.ts';
import { requireAccess } from '../access/operation-access.ts';
import { authenticateRequest, type AuthenticateDeps } from '../http/authenticate-request.ts';
import type { Clock } from '../lib/clock.ts';

export interface PromptsDeps extends AuthenticateDeps {
  readonly clock: Clock;
}

/** A handler that runs only for users with the scopes that the contract requires for the operation. */
export function promptRoute(
  deps: PromptsDeps,
  operation: OperationName,
  run: (currentUser: CurrentUser, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const currentUser = await authenticateRequest(deps, request);
    requireAccess(currentUser, operation);
    return run(currentUser, request, reply);
  };
}
