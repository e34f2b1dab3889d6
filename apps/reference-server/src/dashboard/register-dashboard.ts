import type { OperationName } from '@pantau/core/contract/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadSubscribedRules, type CurrentUser } from '../access/current-user.ts';
import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { alertScope, type TenantScope } from '../access/visibility.ts';
import { authenticateRequest, type AuthenticateDeps } from '../http/authenticate-request.ts';
import type { Clock } from '../lib/clock.ts';
import { countAlertsByHour } from './count-alerts-by-hour.ts';
import { countOrdersByStatus } from './count-orders-by-status.ts';
import { parseAttentionQuery, parseDayQuery, parseVehiclesQuery } from './dashboard-query.ts';
import { readAttention } from './read-attention.ts';
import { readFleet } from './read-fleet.ts';

export interface DashboardDeps extends AuthenticateDeps {
  readonly clock: Clock;
}

const ATTENTION = 'REST GET /api/dashboard/attention';
const VEHICLES = 'REST GET /api/dashboard/vehicles';
const ORDERS = 'REST GET /api/dashboard/orders-by-status';
const HOURS = 'REST GET /api/dashboard/alerts-by-hour';

type Query = Readonly<Record<string, unknown>>;

/**
 * Registers what the tiles of the dashboard show (openapi.yaml). Each tile has an operation of its own, so that it
 * can be refused or fail without the others.
 */
export function registerDashboard(fastify: FastifyInstance, deps: DashboardDeps): void {
  const { db, clock } = deps;
  const handle =
    (operation: OperationName, read: (user: CurrentUser, query: Query) => Promise<object>) =>
    async (request: FastifyRequest): Promise<object> => {
      const currentUser = await authenticateRequest(deps, request);
      requireAccess(currentUser, operation);
      const body = await read(currentUser, request.query as Query);
      return { ...body, serverTime: new Date(clock.now()).toISOString() };
    };
  const alertsOf = async (user: CurrentUser, operation: OperationName): Promise<TenantScope> =>
    alertScope({
      companyId: user.companyId,
      rules: await loadSubscribedRules(db, user),
      includeUrgent: canReadPart(user, operation, 'urgent alerts'),
      includeShared: false,
    });

  fastify.get(
    '/api/dashboard/attention',
    handle(ATTENTION, async (user, query) => {
      const request = parseAttentionQuery(query);
      return readAttention(db, await alertsOf(user, ATTENTION), request);
    }),
  );
  fastify.get(
    '/api/dashboard/alerts-by-hour',
    handle(HOURS, async (user, query) => {
      const request = parseDayQuery(query, { now: clock.now(), timeZone: user.timeZone });
      return countAlertsByHour(db, await alertsOf(user, HOURS), request);
    }),
  );
  fastify.get(
    '/api/dashboard/orders-by-status',
    handle(ORDERS, async (user) => ({ orders: await countOrdersByStatus(db, user) })),
  );
  fastify.get(
    '/api/dashboard/vehicles',
    handle(VEHICLES, (user, query) => {
      const { companyId } = user;
      const request = parseVehiclesQuery(query);
      const includeShared = canReadPart(user, VEHICLES, 'shared vehicles');
      return readFleet(db, { companyId, includeShared }, request, clock.now());
    }),
  );
}
