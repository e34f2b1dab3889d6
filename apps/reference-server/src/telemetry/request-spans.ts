import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Telemetry } from './telemetry.ts';

/** The span of a request that is traced. */
export type SpanOf = (request: FastifyRequest) => Span | undefined;

/** They are asked every few seconds, and say nothing about users. */
const untraced: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Traces every request, with its route but neither its query nor its body, which hold tokens. */
export function traceRequests(fastify: FastifyInstance, telemetry: Telemetry | null): SpanOf {
  if (telemetry === null) return () => undefined;
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url;
    if (untraced.has(route)) return;
    const name = `${request.method} ${route ?? 'other'}`;
    const attributes = {
      'http.request.method': request.method,
      'http.route': route ?? 'other',
      'pantau.request_id': request.id,
    };
    spans.set(request, telemetry.beginRequest(name, request.headers, attributes));
  });
  fastify.addHook('onResponse', async (request, { statusCode }) => {
    const attributes = { 'http.response.status_code': statusCode };
    spans.get(request)?.end({ failed: statusCode >= 500, attributes });
  });
  return (request) => spans.get(request);
}
