import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_TOKEN_DAYS } from './refresh-tokens.ts';

interface CookieKind {
  readonly name: string;
  readonly paths: readonly string[];
  readonly secure: boolean;
}

/** Without TLS, only these paths receive the cookie. */
const plain: CookieKind = {
  name: 'pantau_refresh',
  paths: ['/api/session', '/api/logout'],
  secure: false,
};

/** The prefix, which requires the path `/`, keeps other hosts of the domain from replacing the cookie. */
const bound: CookieKind = { name: '__Host-pantau_refresh', paths: ['/'], secure: true };

const attributes = { httpOnly: true, sameSite: 'strict' } as const;

const kindFor = (request: FastifyRequest): CookieKind =>
  request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https' ? bound : plain;

/** Only the session's routes call this, so that no request that reads or changes data is authenticated by it. */
export function readRefreshCookie(request: FastifyRequest): string | null {
  return request.cookies[kindFor(request).name] || null;
}

export function setRefreshCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const maxAge = REFRESH_TOKEN_DAYS * 86_400;
  const { name, paths, secure } = kindFor(request);
  for (const path of paths) reply.setCookie(name, token, { ...attributes, secure, path, maxAge });
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { name, paths, secure } = kindFor(request);
  for (const path of paths) reply.clearCookie(name, { ...attributes, secure, path });
}
