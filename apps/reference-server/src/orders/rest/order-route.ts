import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationName } from '@pantau/core/contract/operations';
import type { CurrentUser } from '../../access/current-user.ts';
import { requireAccess } from '../../access/operation-access.ts';
import { authenticateRequest, type AuthenticateDeps } from '../../http/authenticate-request.ts';
import type { Clock } from '../../lib/clock.ts';
import type { OrderActor } from '../changes/order-actor.ts';

export interface OrdersDeps extends AuthenticateDeps {
  readonly clock: Clock;
}

export interface OrderRequest {
  readonly currentUser: CurrentUser;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The user, at the time of the request. */
  readonly actor: OrderActor;
}

/** A handler that runs only for users with the scopes that the contract requires for the operation. */
export function orderRoute(
  deps: OrdersDeps,
  operation: OperationName,
  run: (request: OrderRequest, reply: FastifyReply, raw: FastifyRequest) => Promise<unknown>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const currentUser = await authenticateRequest(deps, request);
    requireAccess(currentUser, operation);
    const { companyId, userId } = currentUser;
    return run(
      {
        currentUser,
        params: request.params as Record<string, string>,
        query: request.query as Record<string, unknown>,
        body: request.body,
        actor: { companyId, userId, now: new Date(deps.clock.now()) },
      },
      reply,
      request,
    );
  };
}
