import { alertIconNames, iconPaths, type AlertIconName } from '@pantau/core/icons';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../lib/api-error.ts';

/** Prevents scripts and requests when the SVG is opened as a page. */
const SVG_POLICY = "default-src 'none'; sandbox";

const isAlertIcon = (name: string): name is AlertIconName =>
  (alertIconNames as readonly string[]).includes(name);

/** Serves the alert icons as SVG for clients that do not bundle core's icons. */
export function registerAlertIcons(fastify: FastifyInstance): void {
  fastify.get<{ Params: { file: string } }>('/media/alert-icons/:file', async (request, reply) => {
    const name = /^([a-zA-Z]+)\.svg$/.exec(request.params.file)?.[1] ?? '';
    if (!isAlertIcon(name)) throw new ApiError('NOT_FOUND', 'notFound');
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', SVG_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .send(drawIcon(name));
  });
}

function drawIcon(name: AlertIconName): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" ' +
    'stroke="#1f2933" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="${iconPaths[name]}"/></svg>\n`
  );
}
