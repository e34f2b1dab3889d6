import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { languageOf } from '../lib/language.ts';
import { say } from '../lib/messages.ts';
import { Refusal } from '../lib/api-error.ts';
import type { Settings } from '../settings/settings.ts';
import { bearerOf, readAccessToken, signAccessToken } from './access-token.ts';
import { createAttemptLimiter } from '../lib/attempt-limiter.ts';
import { ownOrigin } from './own-origin.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { loadSessionUser } from './session-user.ts';
import type { TokenSigner } from './tokens.ts';

export interface SessionDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly signer: TokenSigner;
  /** A sign-in has ended: by signing out, or because a stolen token came. */
  readonly onFamilyEnd: (familyId: string) => void;
}

const credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
});

/** What nobody has: wrong at once, without asking the database, which takes no NUL, or hashing it. */
const nobodys = ({ email, password }: v.InferOutput<typeof credentials>): boolean =>
  email.length > 254 || email.includes('\0') || password.length > 1_024;

const WINDOW_MS = 10 * 60_000;
/** Wrong passwords within the window: for one person from one address, and from one address at all. */
const MOST_PER_PERSON = 10;
const MOST_PER_ADDRESS = 100;

/** Sign-in, refresh and sign-out (openapi.yaml). */
export function registerSession(fastify: FastifyInstance, deps: SessionDeps): void {
  const { settings, db, clock, signer } = deps;
  const tokens = createRefreshTokens(db, clock, deps.onFamilyEnd);
  const limiter = createAttemptLimiter(clock, WINDOW_MS, (key) =>
    key.startsWith('person') ? MOST_PER_PERSON : MOST_PER_ADDRESS,
  );
  /** Compared with when there is no such user, so that both answers take as long. */
  const nobodysHash = hashPassword('nobody has this password');

  const answerSession = async (userId: number, familyId: string): Promise<object> => {
    const user = await loadSessionUser(db, userId);
    if (user === null) throw new Refusal('UNAUTHENTICATED', 'unauthenticated');
    const { companyId } = user;
    const expiresIn = settings.accessTokenSeconds;
    const accessToken = await signAccessToken(signer, { userId, companyId, familyId }, expiresIn);
    return { accessToken, expiresIn, user };
  };

  /** @throws Refusal when a page of somebody else made the request; other programs may. */
  const refuseForeignPage = (request: FastifyRequest): void => {
    if (ownOrigin(request) === 'foreign') throw new Refusal('FORBIDDEN', 'foreignRequest');
  };

  fastify.post('/api/session', async (request, reply) => {
    const given = v.safeParse(credentials, request.body);
    if (!given.success) throw new Refusal('INVALID_INPUT', 'credentialsNeeded');
    if (nobodys(given.output)) throw new Refusal('UNAUTHENTICATED', 'wrongCredentials');
    const { email, password } = given.output;
    const keys = [`person ${request.ip} ${email}`, `address ${request.ip}`];
    const wait = limiter.begin(keys);
    if (wait > 0) return answerTooMany(request, reply, wait);

    const [user] = await db.select().from(users).where(eq(users.email, email));
    const isRight = await verifyPassword(password, user?.passwordHash ?? (await nobodysHash));
    if (user === undefined || !isRight || (await loadSessionUser(db, user.id)) === null) {
      throw new Refusal('UNAUTHENTICATED', 'wrongCredentials');
    }
    limiter.succeed(keys);
    const { token, familyId } = await tokens.begin(user.id);
    // A partner's page keeps its own session; the cookie is for pages of this server.
    if (ownOrigin(request) !== 'foreign') setRefreshCookie(request, reply, token);
    return answerSession(user.id, familyId);
  });

  fastify.post('/api/session/refresh', async (request, reply) => {
    refuseForeignPage(request);
    const cookie = readRefreshCookie(request);
    const exchange = cookie === null ? null : await tokens.exchange(cookie);
    if (exchange === null) {
      if (cookie !== null) clearRefreshCookie(request, reply);
      throw new Refusal('UNAUTHENTICATED', 'unauthenticated');
    }
    if (exchange.token !== null) setRefreshCookie(request, reply, exchange.token);
    return answerSession(exchange.userId, exchange.familyId);
  });

  const endSession = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const cookie = readRefreshCookie(request);
    if (cookie !== null) await tokens.end(cookie);
    const claims = await readAccessToken(signer, bearerOf(request.headers.authorization));
    if (claims !== null) await tokens.endFamily(claims.familyId);
    clearRefreshCookie(request, reply);
  };

  fastify.delete('/api/session', async (request, reply) => {
    refuseForeignPage(request);
    await endSession(request, reply);
    return reply.status(204).send();
  });

  fastify.get('/api/logout', async (request, reply) => {
    if (ownOrigin(request) !== 'same') throw new Refusal('FORBIDDEN', 'foreignRequest');
    await endSession(request, reply);
    return reply.redirect('/sign-in', 303);
  });
}

function answerTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const message = say(language, 'tooManyAttempts', { minutes: Math.ceil(seconds / 60) });
  return reply
    .status(429)
    .header('retry-after', String(seconds))
    .send({ errorName: 'TOO_MANY_ATTEMPTS', message });
}
