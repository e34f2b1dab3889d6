import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import { loadCurrentUser } from '../access/current-user.ts';
import { languageOf } from '../lib/language.ts';
import { ApiError } from '../lib/api-error.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import { bearerOf, readAccessToken } from '../session/access-token.ts';
import type { GraphqlContext, GraphqlDeps } from './context.ts';
import { limitSize, MAX_TOKENS } from './limits.ts';
import { createSchema } from './schema.ts';

/** Maximum number per user and minute, for each kind of request. */
const MAX_CAMERA_REQUESTS = 60;
const MAX_BACK_TESTS = 60;
const MAX_TEST_MAILS = 5;

/**
 * Registers `POST /graphql`. Responds with 401 before GraphQL runs when the access token is
 * invalid.
 */
export function registerGraphql(fastify: FastifyInstance, deps: GraphqlDeps): void {
  const cameraLimiter = createRequestLimiter(deps.clock, MAX_CAMERA_REQUESTS);
  const backTestLimiter = createRequestLimiter(deps.clock, MAX_BACK_TESTS);
  const testMailLimiter = createRequestLimiter(deps.clock, MAX_TEST_MAILS);
  const yoga = createYoga<GraphqlContext>({
    schema: createSchema(),
    plugins: [limits],
    logging: false,
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: false,
    maskedErrors: {
      maskError(error, message) {
        const masked = maskError(error, message, false);
        if (masked !== error) deps.logger.error('A GraphQL request failed', { error });
        return masked;
      },
    },
  });

  void fastify.register(async (scope) => {
    // Yoga parses the body.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      (_request: FastifyRequest, body: string, done: (error: null, body: string) => void) =>
        done(null, body),
    );
    scope.post('/graphql', async (request, reply) => {
      const claims = await readAccessToken(deps.signer, bearerOf(request.headers.authorization));
      if (claims === null) throw new ApiError('UNAUTHENTICATED', 'unauthenticated');
      const response = await yoga.fetch(
        'http://pantau/graphql',
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: request.headers.accept ?? 'application/json',
          },
          body: typeof request.body === 'string' ? request.body : '',
        },
        {
          ...deps,
          cameraLimiter,
          backTestLimiter,
          testMailLimiter,
          currentUser: await loadCurrentUser(deps.db, claims),
          language: languageOf(request.headers['accept-language']),
        },
      );
      return reply
        .status(response.status)
        .type(response.headers.get('content-type') ?? 'application/json')
        .send(await response.text());
    });
  });
}

const limits: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(limitSize);
  },
};
