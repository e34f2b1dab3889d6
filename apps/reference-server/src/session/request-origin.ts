import type { FastifyRequest } from 'fastify';

/**
 * Whether the request comes from a page of this server, according to the headers a browser sends
 * and a page cannot forge: `Sec-Fetch-Site`, otherwise `Origin`, otherwise `Referer`.
 */
export function requestOrigin(request: FastifyRequest): 'same' | 'foreign' | 'unknown' {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'same' : 'foreign';
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return 'unknown';
  return URL.canParse(from) && new URL(from).host === headers.host ? 'same' : 'foreign';
}
