import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../lib/logger.ts';
import type { SpanOf } from '../telemetry/request-spans.ts';

const ID = /^[\w.-]{8,64}$/;

/** The id that a proxy has given to the request, otherwise a new one. */
export function newRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}

/**
 * Every response names its request. With a logger, every request is a line: without its query and its body, which hold
 * tokens and what users wrote.
 */
export function registerAccessLog(
  fastify: FastifyInstance,
  logger: Logger | null,
  spanOf: SpanOf,
): void {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  if (logger === null) return;
  fastify.addHook('onResponse', async (request, reply) => {
    const span = spanOf(request);
    logger.info('request', {
      requestId: request.id,
      ...(span !== undefined && { traceId: span.traceId }),
      method: request.method,
      route: request.routeOptions.url ?? 'other',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
    });
  });
}
