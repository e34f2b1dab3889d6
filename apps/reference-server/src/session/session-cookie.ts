import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

interface Kind {
  readonly prefix: string;
  readonly paths: readonly string[];
  readonly secure: boolean;
}

/** Without TLS, only these paths receive the cookie. */
const plain: Kind = { prefix: '', paths: ['/api/session', '/api/logout'], secure: false };

/** The prefix, which requires the path `/`, keeps other hosts of the domain from replacing the cookie. */
const bound: Kind = { prefix: '__Host-', paths: ['/'], secure: true };

const kindFor = (request: FastifyRequest): Kind =>
  request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https' ? bound : plain;

const attributes = { httpOnly: true, sameSite: 'strict' } as const;

/**
 * A cookie of the session's routes, hidden from scripts and other sites. Only these routes read it, so that no request
 * that reads or changes data is authenticated by it.
 */
export function sessionCookie(name: string): SessionCookie {
  return {
    read(request) {
      return request.cookies[kindFor(request).prefix + name] || null;
    },
    set(request, reply, value, maxAge) {
      const { prefix, paths, secure } = kindFor(request);
      for (const path of paths)
        reply.setCookie(prefix + name, value, { ...attributes, secure, path, maxAge });
    },
    clear(request, reply) {
      const { prefix, paths, secure } = kindFor(request);
      for (const path of paths) reply.clearCookie(prefix + name, { ...attributes, secure, path });
    },
  };
}
