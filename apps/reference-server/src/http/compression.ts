import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Smaller responses fit into a packet anyway. */
const THRESHOLD_BYTES = 1_024;

/** Quality 4 of 11 compresses a page of alerts in about the time that gzip takes, and to a smaller size. */
const BROTLI_QUALITY = 4;

/** Compresses texts that are not compressed yet, on threads of their own. Pictures and videos stay as they are. */
export async function registerCompression(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyCompress, {
    global: true,
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    // A response is compressed, never a request: its size is limited as it is sent.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
