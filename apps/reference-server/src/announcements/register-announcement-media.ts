import type { FastifyInstance } from 'fastify';
import { ApiError } from '../lib/api-error.ts';
import { clipFormats, loadClip } from '../media/clips.ts';
import { etagOf, sendBytes } from '../media/send-bytes.ts';
import { drawPoster, isPosterFile } from './posters.ts';

/** Prevents scripts and requests when the SVG is opened as a page. */
const SVG_POLICY = "default-src 'none'; sandbox";

/** By file name, the channel of the clip that the file shows. */
const clips: Readonly<Record<string, number>> = { road: 1, driver: 3 };

/**
 * Registers `GET /media/announcements/{file}`: the illustrations and videos of the demo's announcements. They are
 * public, because `<img>` and `<video>` send no token, and contain nothing of a company.
 */
export function registerAnnouncementMedia(fastify: FastifyInstance): void {
  fastify.get<{ Params: { file: string } }>(
    '/media/announcements/:file',
    async (request, reply) => {
      const { file } = request.params;
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=86400');
      if (isPosterFile(file)) {
        reply.type('image/svg+xml').header('content-security-policy', SVG_POLICY);
        return reply.send(drawPoster(file));
      }
      const [name = '', ending] = file.split('.');
      const channel = Object.hasOwn(clips, name) ? clips[name] : undefined;
      const format = clipFormats.find((one) => one.ending === ending);
      if (channel === undefined || format === undefined) {
        reply.header('cache-control', 'no-store');
        throw new ApiError('NOT_FOUND', 'notFound');
      }
      const bytes = await loadClip(channel, format.ending);
      return sendBytes(request, reply.type(format.contentType), bytes, etagOf(bytes));
    },
  );
}
