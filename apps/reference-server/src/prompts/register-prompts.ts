import type { FastifyInstance } from 'fastify';
import { languageOf } from '../lib/language.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import { listCompanyBanners, listGeneralBanners } from './banners.ts';
import { hasGivenFeedback, parseFeedback, saveFeedback } from './feedback.ts';
import { promptRoute, type PromptsDeps } from './prompt-route.ts';
import { referralCodeOf } from './referral.ts';
import { hasAnsweredSatisfaction, saveSatisfaction } from './satisfaction.ts';

/** Maximum number of feedbacks and answers per user and minute. */
const MAX_CHANGES = 20;

/** Registers what the prompts of the portal request (openapi.yaml). */
export function registerPrompts(fastify: FastifyInstance, deps: PromptsDeps): void {
  const { db, clock } = deps;
  const limiter = createRequestLimiter(clock, MAX_CHANGES);
  const now = (): Date => new Date(clock.now());

  fastify.get(
    '/api/feedback-status',
    promptRoute(deps, 'REST GET /api/feedback-status', async (user) => ({
      data: { status: await hasGivenFeedback(db, user, now()) },
    })),
  );
  fastify.post(
    '/api/feedback',
    promptRoute(deps, 'REST POST /api/feedback', async (user, { body }, reply) => {
      const given = parseFeedback(body);
      limiter.consume(user.userId);
      await saveFeedback(db, user, given, now());
      return reply.status(201).send({ data: true });
    }),
  );
  fastify.get(
    '/api/satisfaction-status',
    promptRoute(deps, 'REST GET /api/satisfaction-status', async (user) => ({
      data: { status: await hasAnsweredSatisfaction(db, user, now()) },
    })),
  );
  fastify.post(
    '/api/satisfaction',
    promptRoute(deps, 'REST POST /api/satisfaction', async (user, { body }, reply) => {
      const answer = parseFeedback(body);
      limiter.consume(user.userId);
      await saveSatisfaction(db, user, answer, now());
      return reply.status(201).send({ data: true });
    }),
  );
  fastify.get(
    '/api/banner-active',
    promptRoute(deps, 'REST GET /api/banner-active', async (_user, { headers }) => ({
      data: await listGeneralBanners(db, languageOf(headers['accept-language'])),
    })),
  );
  fastify.get(
    '/api/banner-active/company',
    promptRoute(deps, 'REST GET /api/banner-active/company', async (user, request) => ({
      data: await listCompanyBanners(db, {
        companyId: user.companyId,
        domain: (request.query as Readonly<Record<string, unknown>>)['domain'],
        host: request.hostname,
        language: languageOf(request.headers['accept-language']),
      }),
    })),
  );
  fastify.get(
    '/api/referral',
    promptRoute(deps, 'REST GET /api/referral', async (user, { protocol, host }) => {
      const code = await referralCodeOf(db, user.companyId);
      return { data: { code, link: `${protocol}://${host}/sign-in?referral=${code}` } };
    }),
  );
}
