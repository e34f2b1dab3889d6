import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../lib/metrics.ts';

export interface HealthDeps {
  readonly db: Database;
  readonly metrics: Metrics;
  /** Why the server should get no requests at the moment; `null` when it should. */
  readonly problem: () => string | null;
}

/**
 * `/healthz` reports that the process runs, `/readyz` that it should get requests and its database responds, and
 * `/metrics` serves Prometheus metrics.
 */
export function registerHealth(
  fastify: FastifyInstance,
  { db, metrics, problem }: HealthDeps,
): void {
  fastify.get('/healthz', async () => ({ status: 'ok' }));

  fastify.get('/readyz', async (_request, reply) => {
    const reason = problem();
    if (reason !== null) return reply.status(503).send({ status: 'not ready', reason });
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'not ready', reason: 'database' });
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

  fastify.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
