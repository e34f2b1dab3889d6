import type { FastifyInstance } from 'fastify';

const ALLOWED = 'Authorization, Content-Type, Accept-Language, Range';
const EXPOSED = 'Retry-After, Accept-Ranges, Content-Disposition, Content-Length, Content-Range';

/**
 * Allows partner pages on other origins. They authenticate with a token: cookies are never accepted
 * across origins (no `Access-Control-Allow-Credentials`).
 */
export function registerCors(fastify: FastifyInstance, allowedOrigins: readonly string[]): void {
  const allowed = new Set(allowedOrigins);

  fastify.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin !== undefined && allowed.has(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', EXPOSED);
    }
    if (request.method !== 'OPTIONS') return;
    if (origin !== undefined && allowed.has(origin)) {
      reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
      reply.header('access-control-allow-headers', ALLOWED);
      reply.header('access-control-max-age', '600');
    }
    return reply.status(204).send();
  });
}
