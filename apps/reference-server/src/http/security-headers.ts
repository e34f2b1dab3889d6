import type { FastifyInstance } from 'fastify';

const fixedHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** A host as it may stand in a policy; anything else is left out of it. */
const PLAIN_HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** The portal's policy; sockets are named because not every browser counts them to `'self'`. */
export function contentSecurityPolicy(host: string | undefined): string {
  const sockets = host !== undefined && PLAIN_HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types pantau',
  ].join('; ');
}

/** Headers of every answer that Fastify or Socket.IO gives; `no-store` unless a route knows better. */
export function securityHeaders(host: string | undefined): Record<string, string> {
  return {
    ...fixedHeaders,
    'content-security-policy': contentSecurityPolicy(host),
    'cache-control': 'no-store',
  };
}

export function registerSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.headers.host));
  });
}
