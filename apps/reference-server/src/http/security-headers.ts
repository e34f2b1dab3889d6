import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const fixedHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** A host that is safe to insert into a policy; any other is omitted. */
const PLAIN_HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/**
 * Content security policy of the portal. Sockets are listed because not every browser counts them
 * as `'self'`.
 *
 * @param mapOrigin origin of PANTAU_MAP_STYLE_URL, which serves the style, tiles, fonts and sprites
 */
export function contentSecurityPolicy(
  host: string | undefined,
  mapOrigin: string | null = null,
): string {
  const map = mapOrigin === null ? '' : ` ${mapOrigin}`;
  const sockets = host !== undefined && PLAIN_HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // A logo is cropped in the browser before it is sent.
    `img-src 'self' blob:${map}`,
    "font-src 'self'",
    `connect-src 'self'${sockets}${map}`,
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

/**
 * Headers of every response from Fastify and Socket.IO. Defaults to `no-store`, which a route may
 * override.
 */
export function securityHeaders(
  host: string | undefined,
  mapOrigin: string | null = null,
): Record<string, string> {
  return {
    ...fixedHeaders,
    'content-security-policy': contentSecurityPolicy(host, mapOrigin),
    'cache-control': 'no-store',
  };
}

/** Pictures and videos that the pages of partners show: public, or behind a signed address. */
const SHOWN_ELSEWHERE = /^\/(?:media|api\/static-map|api\/company-logos|logos)(?:[/?]|$)/;

const YEAR_SECONDS = 31_536_000;

export function registerSecurityHeaders(fastify: FastifyInstance, mapOrigin: string | null): void {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.headers.host, mapOrigin));
    if (SHOWN_ELSEWHERE.test(request.url)) {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    }
  });
}

/** For responses written outside Fastify: sets the headers before anything is written. */
export function setSecurityHeaders(response: ServerResponse, host: string | undefined): void {
  for (const [name, value] of Object.entries(securityHeaders(host)))
    response.setHeader(name, value);
}

/**
 * Responds to malformed HTTP, which never reaches a handler, with the same headers as any other
 * response.
 */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, phrase] = clientErrors[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify({ errorName: 'INVALID_INPUT', message: phrase });
  const headers = {
    ...securityHeaders(undefined),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${phrase}`, ...lines, '', body].join('\r\n'));
}

const clientErrors: Readonly<Record<string, readonly [status: number, phrase: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};
