import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this server made the request, as far as the browser tells: `Sec-Fetch-Site` where it
 * is sent, else `Origin`, else `Referer`. A page cannot forge these.
 */
export function requestOrigin(request: FastifyRequest): 'same' | 'foreign' | 'unknown' {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'same' : 'foreign';
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return 'unknown';
  return URL.canParse(from) && new URL(from).host === headers.host ? 'same' : 'foreign';
}
