import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { ApiError } from '../lib/api-error.ts';
import { parseByteRange } from './byte-range.ts';

export const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;

/**
 * Sends a file, whole or the requested range.
 *
 * @throws ApiError `RANGE_NOT_SATISFIABLE` for a range beyond the end
 */
export function sendBytes(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  etag: string,
): FastifyReply {
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  const ifRange = headers['if-range'];
  const isCurrent = ifRange === undefined || ifRange === etag;
  const range = isCurrent ? parseByteRange(headers.range, bytes.length) : null;
  if (range === null) return reply.send(bytes);
  if (range === 'unsatisfiable') {
    reply.removeHeader('content-disposition').header('content-range', `bytes */${bytes.length}`);
    throw new ApiError('RANGE_NOT_SATISFIABLE', 'rangeNotSatisfiable');
  }
  return reply
    .status(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
    .send(bytes.subarray(range.from, range.to + 1));
}
