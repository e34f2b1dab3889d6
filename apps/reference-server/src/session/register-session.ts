import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { originOf } from '../audit/record-audit.ts';
import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { languageOf } from '../lib/language.ts';
import { translate } from '../lib/messages.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Settings } from '../settings/settings.ts';
import { bearerOf, readAccessToken, signAccessToken } from './access-token.ts';
import { requestOrigin } from './request-origin.ts';
import type { PasswordVerifier } from './password-verifier.ts';
import { hashPassword } from './passwords.ts';
import { knownDeviceId, rememberDevice } from './known-device.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { createRefreshTokens, REFRESH_TOKEN_DAYS, type RefreshTokens } from './refresh-tokens.ts';
import { createSessionAudit, type SessionAudit } from './session-audit.ts';
import { loadSessionUser } from './session-user.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import type { TokenSigner } from './tokens.ts';

export interface SessionDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly signer: TokenSigner;
  readonly passwords: PasswordVerifier;
  /** Whether nobody may sign in with this name, whatever the password. */
  readonly isRefused: (email: string) => boolean;
  /** Called when a sign-in ends: by signing out, or because a stolen token was presented. */
  readonly onFamilyEnd: (familyId: string) => void;
  /** Called for a wrong name or password. */
  readonly onFailure: () => void;
}

const credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
});

/**
 * Credentials that cannot exist are rejected without a query (Postgres rejects NUL) and without
 * hashing.
 */
const isImpossible = ({ email, password }: v.InferOutput<typeof credentials>): boolean =>
  email.length > 254 || email.includes('\0') || password.length > 1_024;

const REFRESH_SECONDS = REFRESH_TOKEN_DAYS * 86_400;

interface Ending {
  readonly tokens: RefreshTokens;
  readonly signer: TokenSigner;
  readonly audit: SessionAudit;
}

/** Ends the sessions of the cookie and of the access token, which may differ. */
async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { tokens, signer, audit }: Ending,
): Promise<void> {
  const cookie = refreshCookie.read(request);
  const ofCookie = cookie === null ? null : await tokens.find(cookie);
  const claims = await readAccessToken(signer, bearerOf(request.headers.authorization));
  refreshCookie.clear(request, reply);
  const sessions = [ofCookie, claims].filter((session) => session !== null);
  const [user] = sessions;
  if (user === undefined) return;
  const families = new Set(sessions.map(({ familyId }) => familyId));
  await tokens.end([...families], (tx) => audit.signedOut(tx, request, user.userId));
}

/** Registers sign-in, refresh and sign-out (openapi.yaml). */
export function registerSession(fastify: FastifyInstance, deps: SessionDeps): void {
  const { settings, db, clock, signer, passwords } = deps;
  const tokens = createRefreshTokens(db, clock, deps.onFamilyEnd);
  const limits = createSignInLimits(db, clock);
  const audit = createSessionAudit(clock);
  const ending: Ending = { tokens, signer, audit };
  /** Verified when the user does not exist, so that both cases take the same time. */
  const dummyHash = hashPassword('not the password of any user');

  const createSessionResponse = async (userId: number, familyId: string): Promise<object> => {
    const user = await loadSessionUser(db, userId);
    if (user === null) throw new ApiError('UNAUTHENTICATED', 'unauthenticated');
    const { companyId } = user;
    const expiresIn = settings.accessTokenSeconds;
    const accessToken = await signAccessToken(signer, { userId, companyId, familyId }, expiresIn);
    return { accessToken, expiresIn, user };
  };

  /** @throws ApiError `FORBIDDEN` when a page of another origin made the request. */
  const rejectCrossOrigin = (request: FastifyRequest): void => {
    if (requestOrigin(request) === 'foreign') throw new ApiError('FORBIDDEN', 'crossOriginRequest');
  };

  fastify.post('/api/session', async (request, reply) => {
    const parsed = v.safeParse(credentials, request.body);
    if (!parsed.success) throw new ApiError('INVALID_INPUT', 'credentialsMissing');
    if (isImpossible(parsed.output)) throw new ApiError('UNAUTHENTICATED', 'wrongCredentials');
    const { email, password } = parsed.output;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const deviceId = await knownDeviceId(signer, request, user?.id);
    const attempt = { address: request.ip, email, deviceId };
    const wait = await limits.begin(attempt);
    if (wait > 0) return sendTooManyAttempts(request, reply, wait);

    const stored = user?.passwordHash ?? (await dummyHash);
    const isValid = await passwords.verify(password, stored).catch(async (error: unknown) => {
      // Nobody has looked at the password.
      await limits.succeed(attempt);
      throw error;
    });
    if (
      deps.isRefused(email) ||
      user?.passwordHash == null ||
      !isValid ||
      (await loadSessionUser(db, user.id)) === null
    ) {
      deps.onFailure();
      await audit.failed(db, request, user);
      throw new ApiError('UNAUTHENTICATED', 'wrongCredentials');
    }
    await limits.succeed(attempt);
    const { token, familyId } = await tokens.begin(user.id, request.headers['user-agent'], (tx) =>
      audit.signedIn(tx, request, user),
    );
    // Partner pages store their own token; the cookie is only for pages of this server.
    if (requestOrigin(request) !== 'foreign') {
      refreshCookie.set(request, reply, token, REFRESH_SECONDS);
      await rememberDevice(signer, request, reply, user.id);
    }
    return createSessionResponse(user.id, familyId);
  });

  fastify.post('/api/session/refresh', async (request, reply) => {
    rejectCrossOrigin(request);
    const cookie = refreshCookie.read(request);
    const exchange = cookie === null ? null : await tokens.exchange(cookie, originOf(request));
    if (exchange === null) {
      if (cookie !== null) refreshCookie.clear(request, reply);
      throw new ApiError('UNAUTHENTICATED', 'unauthenticated');
    }
    if (exchange.token !== null) {
      refreshCookie.set(request, reply, exchange.token, REFRESH_SECONDS);
    }
    return createSessionResponse(exchange.userId, exchange.familyId);
  });

  fastify.delete('/api/session', async (request, reply) => {
    rejectCrossOrigin(request);
    await endSession(request, reply, ending);
    return reply.status(204).send();
  });

  // PO-17
  fastify.get('/api/logout', async (request, reply) => {
    if (requestOrigin(request) !== 'same') throw new ApiError('FORBIDDEN', 'crossOriginRequest');
    await endSession(request, reply, ending);
    return reply.redirect('/sign-in', 303);
  });
}

function sendTooManyAttempts(
  request: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const message = translate(language, 'tooManyAttempts', { minutes: Math.ceil(seconds / 60) });
  return reply
    .status(429)
    .header('retry-after', String(seconds))
    .send({ errorName: 'TOO_MANY_ATTEMPTS', message });
}
