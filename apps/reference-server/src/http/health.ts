import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../lib/api-error.ts';
import { bearerOf } from '../session/access-token.ts';
import type { Database } from '../db/database.ts';
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
}

/**
 * `/healthz` reports that the process runs, `/readyz` that it should get requests and its database responds
 * in time, and `/metrics` serves Prometheus metrics. Metrics and reasons are not for everybody (RS-364).
 */
export function registerHealth(
  fastify: FastifyInstance,
  { db, metrics, refreshMetrics, metricsToken, problem }: HealthDeps,
): void {
  const mayInspect = (request: FastifyRequest): boolean =>
    metricsToken === null
      ? isLocal(request)
      : isSameText(bearerOf(request.headers.authorization) ?? '', metricsToken);
  const notReady = (request: FastifyRequest, reason: string): object => ({
    status: 'not ready',
    ...(mayInspect(request) && { reason }),
  });

  fastify.get('/healthz', async () => ({ status: 'ok' }));

  fastify.get('/readyz', async (request, reply) => {
    const reason = problem();
    if (reason !== null) return reply.status(503).send(notReady(request, reason));
    try {
      await withinTime(db.execute(sql`select 1`), DATABASE_MS);
      return { status: 'ready' };
    } catch {
      return reply.status(503).send(notReady(request, 'database'));
    }
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
