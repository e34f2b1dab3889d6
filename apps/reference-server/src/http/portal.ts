import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { languageOf } from '../lib/language.ts';
import { translate } from '../lib/messages.ts';
import type { Settings } from '../settings/settings.ts';

/** Paths that never belong to a page of the portal. */
const NON_PAGE_PATHS = /^\/(api|graphql|socket\.io|media|assets|healthz|readyz|metrics)(\/|$)/;

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built portal: its files as they are, and `index.html` for every other page path.
 * Without a build, page requests get an explanation.
 */
export async function registerPortal(
  fastify: FastifyInstance,
  { portalDir, sourceMaps }: Pick<Settings, 'portalDir' | 'sourceMaps'>,
): Promise<void> {
  const isBuilt = existsSync(join(portalDir, 'index.html'));
  if (isBuilt) {
    await fastify.register(fastifyStatic, {
      root: portalDir,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      index: 'index.html',
      dotfiles: 'ignore',
      allowedPath: (path) => sourceMaps || !path.endsWith('.map'),
      setHeaders(reply, path) {
        // Files in assets/ have a content hash in their name; all others may change.
        const isHashed = path.startsWith(join(portalDir, 'assets') + sep);
        const cache = isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
        reply.header('cache-control', path.includes('index.html') ? 'no-store' : cache);
      },
    });
  }

  fastify.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return sendNotFound(request, reply);
    if (isBuilt) return reply.sendFile('index.html');
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The portal has not been built: run `npm start`, or `npm run build`.\n');
  });
}

function isPageRequest(request: FastifyRequest): boolean {
  const { pathname } = new URL(request.url, 'http://pantau');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const lastPart = pathname.slice(pathname.lastIndexOf('/') + 1);
  return isRead && !NON_PAGE_PATHS.test(pathname) && !lastPart.includes('.');
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = translate(languageOf(request.headers['accept-language']), 'notFound');
  return reply.status(404).send({ errorName: 'NOT_FOUND', message });
}
