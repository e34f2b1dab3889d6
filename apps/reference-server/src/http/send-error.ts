import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../lib/language.ts';
import type { Logger } from '../lib/logger.ts';
import { translate, type MessageKey } from '../lib/messages.ts';
import { ApiError } from '../lib/api-error.ts';

/**
 * Sends `{errorName, message}` for every failed REST request, and the rejected field and the reason if they are known.
 * Internal errors are logged and not disclosed.
 */
export function sendError(logger: Logger) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = languageOf(request.headers['accept-language']);
    const send = (status: number, errorName: string, message: string, details: object = {}) =>
      reply.status(status).send({ errorName, message, ...details });

    if (error instanceof ApiError) {
      const { seconds } = error.values;
      if (error.status === 429 && seconds !== undefined) reply.header('retry-after', seconds);
      const message = translate(language, error.key, error.values);
      const { field, reason } = error;
      return send(error.status, error.errorName, message, { field, reason });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const key: MessageKey = status === 413 ? 'tooLarge' : 'invalidRequest';
      return send(status, 'INVALID_INPUT', translate(language, key));
    }
    logger.error('A request failed', {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      error,
    });
    return send(500, 'INTERNAL', translate(language, 'internal'));
  };
}
