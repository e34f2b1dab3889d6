import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../lib/api-error.ts';
import { bearerOf } from '../session/access-token.ts';
import type { Database } from '../db/database.ts';
import { isMigrated } from '../db/migration-plan.ts';
import type { Metrics } from '../lib/metrics.ts';
import { withinTime } from '../lib/within-time.ts';

export interface HealthDeps {
  readonly db: Database;
  readonly metrics: Metrics;
  /** Called before metrics are shown; takes no longer than a healthy database. */
  readonly refreshMetrics: () => Promise<void>;
  /** `null` shows metrics and reasons to this machine only. */
  readonly metricsToken: string | null;
  /** Why the server should get no requests at the moment; `null` when it should. */
  readonly problem: () => string | null;
  /** What does not work although the server should get requests; `null` for nothing. */
  readonly degraded: () => string | null;
}

/**
 * `/healthz` reports that the process runs, `/readyz` that it should get requests and its database responds
 * in time, and `/metrics` serves Prometheus metrics. Metrics and reasons are not for everybody (RS-364).
 */
export function registerHealth(
  fastify: FastifyInstance,
  { db, metrics, refreshMetrics, metricsToken, problem, degraded }: HealthDeps,
): void {
  const mayInspect = (request: FastifyRequest): boolean =>
    metricsToken === null
      ? isLocal(request)
      : isSameText(bearerOf(request.headers.authorization) ?? '', metricsToken);
  const answer = (request: FastifyRequest, status: string, reason: string): object => ({
    status,
    ...(mayInspect(request) && { reason }),
  });

  fastify.get('/healthz', async () => ({ status: 'ok' }));

  fastify.get('/readyz', async (request, reply) => {
    const reason = problem() ?? (await databaseProblem(db));
    if (reason !== null) return reply.status(503).send(answer(request, 'not ready', reason));
    const lost = degraded();
    return lost === null ? { status: 'ready' } : answer(request, 'degraded', lost);
  });

  fastify.addHook('onResponse', async (request, reply) => {
    metrics.httpDuration.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'other',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });

  fastify.get('/metrics', async (request, reply) => {
    if (!mayInspect(request)) throw new ApiError('NOT_FOUND', 'notFound');
    await refreshMetrics();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Why the database cannot serve requests; `null` when it can (RS-549). */
async function databaseProblem(db: Database): Promise<'database' | 'migrations' | null> {
  try {
    return (await withinTime(isMigrated(db), DATABASE_MS)) ? null : 'migrations';
  } catch {
    return 'database';
  }
}

/** A database that takes longer cannot serve requests either. */
const DATABASE_MS = 5_000;

/** Whether a program of this machine asks for itself: a proxy of the same machine asks for somebody else. */
const isLocal = ({ headers, socket }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');

/** Takes the same time wherever the texts differ. */
function isSameText(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
