import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../lib/language.ts';
import type { Logger } from '../lib/logger.ts';
import { say, type MessageKey } from '../lib/messages.ts';
import { Refusal } from '../lib/api-error.ts';

/** JSON `{errorName, message}` for every refused REST call; what went wrong inside is logged only. */
export function answerError(logger: Logger) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = languageOf(request.headers['accept-language']);
    const answer = (status: number, errorName: string, message: string) =>
      reply.status(status).send({ errorName, message });

    if (error instanceof Refusal) {
      const { seconds } = error.values;
      if (error.status === 429 && seconds !== undefined) reply.header('retry-after', seconds);
      return answer(error.status, error.errorName, say(language, error.key, error.values));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const key: MessageKey = status === 413 ? 'tooLarge' : 'invalidRequest';
      return answer(status, 'INVALID_INPUT', say(language, key));
    }
    logger.error('A call failed', {
      method: request.method,
      route: request.routeOptions.url,
      error,
    });
    return answer(500, 'INTERNAL', say(language, 'internal'));
  };
}
