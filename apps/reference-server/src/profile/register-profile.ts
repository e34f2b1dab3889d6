import type { FastifyInstance } from 'fastify';
import { originOf } from '../audit/record-audit.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import { promptRoute, type PromptsDeps } from '../prompts/prompt-route.ts';
import { createRefreshTokens } from '../session/refresh-tokens.ts';
import type { SessionDeps } from '../session/register-session.ts';
import { changeProfile, parseProfileChanges, readProfile } from './profile.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

export type ProfileDeps = PromptsDeps & Pick<SessionDeps, 'db' | 'onFamilyEnd'>;

/** Maximum number of changes per user and minute. */
const MAX_CHANGES = 20;

/** Registers the user's own profile and sessions (openapi.yaml). */
export function registerProfile(fastify: FastifyInstance, deps: ProfileDeps): void {
  const { db, clock, onFamilyEnd } = deps;
  const limiter = createRequestLimiter(clock, MAX_CHANGES);
  const tokens = createRefreshTokens(db, clock, onFamilyEnd);
  const now = (): Date => new Date(clock.now());

  fastify.get(
    '/api/user/profile',
    promptRoute(deps, 'REST GET /api/user/profile', async (user) => ({
      data: await readProfile(db, user),
    })),
  );
  fastify.patch(
    '/api/user/profile',
    promptRoute(deps, 'REST PATCH /api/user/profile', async (user, { body }) => {
      const changes = parseProfileChanges(body);
      limiter.consume(user.userId);
      return { data: await changeProfile(db, user, changes, now()) };
    }),
  );
  fastify.get(
    '/api/user/sessions',
    promptRoute(deps, 'REST GET /api/user/sessions', async (user) => ({
      data: await listSessions(db, user, now()),
    })),
  );
  fastify.delete(
    '/api/user/sessions',
    promptRoute(deps, 'REST DELETE /api/user/sessions', async (user, request, reply) => {
      limiter.consume(user.userId);
      await endOtherSessions(db, tokens, { ...user, origin: originOf(request) }, now());
      return reply.status(204).send();
    }),
  );
  fastify.delete(
    '/api/user/sessions/:id',
    promptRoute(deps, 'REST DELETE /api/user/sessions/{id}', async (user, request, reply) => {
      limiter.consume(user.userId);
      const { id } = request.params as { readonly id: string };
      await endSession(db, tokens, { ...user, origin: originOf(request) }, { id, now: now() });
      return reply.status(204).send();
    }),
  );
}
