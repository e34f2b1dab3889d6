import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../lib/api-error.ts';

const folder = new URL('../../media/banners/', import.meta.url);
const files: readonly string[] = ['welcome.svg'];

/** Prevents scripts and requests when the SVG is opened as a page. */
const SVG_POLICY = "default-src 'none'; sandbox";

/** Serves the pictures of the demo's banners. */
export function registerBannerPictures(fastify: FastifyInstance): void {
  fastify.get<{ Params: { file: string } }>('/media/banners/:file', async (request, reply) => {
    const file = files.find((one) => one === request.params.file);
    if (file === undefined) throw new ApiError('NOT_FOUND', 'notFound');
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', SVG_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(fileURLToPath(new URL(file, folder))));
  });
}
