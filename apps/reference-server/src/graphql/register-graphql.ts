import type { FastifyInstance, FastifyRequest } from 'fastify';
import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { createYoga, maskError } from 'graphql-yoga';
import { loadCurrentUser } from '../access/current-user.ts';
import { languageOf } from '../lib/language.ts';
import { ApiError } from '../lib/api-error.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import { bearerOf, readAccessToken } from '../session/access-token.ts';
import type { GraphqlContext, GraphqlDeps } from './context.ts';
import { createCostBudget } from './cost-budget.ts';
import { limitsOf } from './limits-plugin.ts';
import { createSchema } from './schema.ts';
import type { SpanOf } from '../telemetry/request-spans.ts';
import { traceOperations } from './trace-operations.ts';

/** Maximum number per user and minute, for each kind of request. */
const MAX_CAMERA_REQUESTS = 60;
const MAX_BACK_TESTS = 60;
const MAX_TEST_MAILS = 5;
/** Cost per user and minute: sixty times the first page of alerts every second. */
const MAX_COST_PER_MINUTE = 10_000_000;

/**
 * Registers `POST /graphql`. Responds with 401 before GraphQL runs when the access token is
 * invalid.
 */
export function registerGraphql(
  fastify: FastifyInstance,
  deps: GraphqlDeps & { readonly spanOf: SpanOf },
): void {
  const cameraLimiter = createRequestLimiter(deps.clock, MAX_CAMERA_REQUESTS);
  const backTestLimiter = createRequestLimiter(deps.clock, MAX_BACK_TESTS);
  const testMailLimiter = createRequestLimiter(deps.clock, MAX_TEST_MAILS);
  const costBudget = createCostBudget(deps.clock, MAX_COST_PER_MINUTE);
  const yoga = createYoga<GraphqlContext>({
    schema: createSchema(),
    plugins: [limitsOf(deps.settings), blockFieldSuggestionsPlugin({ mask: '' }), traceOperations],
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
      const run = async (): Promise<Response> =>
        yoga.fetch(
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
            costBudget,
            currentUser: await loadCurrentUser(deps.db, claims),
            language: languageOf(request.headers['accept-language']),
            span: deps.spanOf(request),
          },
        );
      const response = await withinTime(run(), deps.settings.maxOperationMs);
      const text = await response.text();
      if (Buffer.byteLength(text) > deps.settings.maxResponseBytes) {
        throw new ApiError('INVALID_INPUT', 'responseTooLarge');
      }
      const retryAfter = response.headers.get('retry-after');
      if (retryAfter !== null) void reply.header('retry-after', retryAfter);
      return reply
        .status(response.status)
        .type(response.headers.get('content-type') ?? 'application/json')
        .send(text);
    });
  });
}

/** @throws ApiError `TIMED_OUT` when the operation takes longer than `maxMs` */
async function withinTime(running: Promise<Response> | Response, maxMs: number): Promise<Response> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new ApiError('TIMED_OUT', 'timedOut')), maxMs);
  try {
    return await Promise.race([running, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
