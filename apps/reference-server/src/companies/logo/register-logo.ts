import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '../../access/current-user.ts';
import { requireAccess } from '../../access/operation-access.ts';
import type { Database } from '../../db/database.ts';
import { authenticateRequest, type AuthenticateDeps } from '../../http/authenticate-request.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { createRequestLimiter } from '../../lib/request-limiter.ts';
import type { UserChannel } from '../../live/user-channel.ts';
import { companyUpdated } from '../company-updated.ts';
import { convertLogo, LOGO_BYTES_MAX } from './convert-logo.ts';
import { LogoRefusal } from './logo-refusal.ts';
import { findLogo, removeLogo, storeLogo, type StoredLogo } from './store-logo.ts';

export interface LogoDeps extends AuthenticateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly users: Pick<UserChannel, 'sendToCompany'>;
}

/** Maximum number of changes per user and minute. */
const MAX_CHANGES = 10;

/** Prevents scripts and requests when the picture is opened as a page. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** Registers uploading, removing and reading logos of companies (openapi.yaml). */
export function registerLogo(fastify: FastifyInstance, deps: LogoDeps): void {
  const { db, clock, users } = deps;
  const limiter = createRequestLimiter(clock, MAX_CHANGES);
  const callers = new WeakMap<FastifyRequest, CurrentUser>();

  /** Runs before the body is read. */
  const admit = async (request: FastifyRequest): Promise<void> => {
    const user = await authenticateRequest(deps, request);
    const isUpload = request.method === 'PUT';
    requireAccess(user, isUpload ? 'REST PUT /api/company/logo' : 'REST DELETE /api/company/logo');
    limiter.consume(user.userId);
    if (isUpload && Number(request.headers['content-length']) > LOGO_BYTES_MAX) {
      throw new LogoRefusal('LOGO_SIZE');
    }
    callers.set(request, user);
  };
  const editorOf = (request: FastifyRequest) => {
    const user = callers.get(request);
    if (user === undefined) throw new ApiError('UNAUTHENTICATED', 'unauthenticated');
    return { companyId: user.companyId, userId: user.userId, now: new Date(clock.now()) };
  };
  const respond = (companyId: number, { logoUrl, isChanged }: StoredLogo) => {
    if (isChanged) companyUpdated(users, companyId);
    return { data: { logoUrl } };
  };

  void fastify.register(async (scope) => {
    // The content decides what it is, whatever the request says.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: FastifyError) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new LogoRefusal('LOGO_SIZE') : error;
    });
    const options = { onRequest: admit, bodyLimit: LOGO_BYTES_MAX };
    scope.put('/api/company/logo', options, async (request) => {
      const declared = (request.headers['content-type'] ?? '').split(';')[0] ?? '';
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const logo = await convertLogo(bytes, declared.trim().toLowerCase());
      const editor = editorOf(request);
      return respond(editor.companyId, await storeLogo(db, editor, logo));
    });
    scope.delete('/api/company/logo', { onRequest: admit }, async (request) => {
      const editor = editorOf(request);
      return respond(editor.companyId, await removeLogo(db, editor));
    });
  });

  fastify.get<{ Params: { file: string } }>(
    '/api/company-logos/:file',
    async (request, reply): Promise<FastifyReply> => {
      const sha256 = /^([0-9a-f]{64})\.png$/.exec(request.params.file)?.[1];
      const bytes = sha256 === undefined ? null : await findLogo(db, sha256);
      if (bytes === null) throw new ApiError('NOT_FOUND', 'notFound');
      return reply
        .type('image/png')
        .header('content-security-policy', PICTURE_POLICY)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    },
  );
}
