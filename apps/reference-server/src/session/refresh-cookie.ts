import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_TOKEN_DAYS } from './refresh-tokens.ts';

const NAME = 'pantau_refresh';

/**
 * Only these paths receive the cookie, so that no request that reads or changes data is
 * authenticated by it.
 */
const PATHS = ['/api/session', '/api/logout'] as const;

const shared = (request: FastifyRequest) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https',
});

export function readRefreshCookie(request: FastifyRequest): string | null {
  return request.cookies[NAME] || null;
}

export function setRefreshCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const maxAge = REFRESH_TOKEN_DAYS * 86_400;
  for (const path of PATHS) reply.setCookie(NAME, token, { ...shared(request), path, maxAge });
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  for (const path of PATHS) reply.clearCookie(NAME, { ...shared(request), path });
}
