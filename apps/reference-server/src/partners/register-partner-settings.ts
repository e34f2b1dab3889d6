import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CurrentUser } from '../access/current-user.ts';
import { companyUpdated } from '../companies/company-updated.ts';
import { ApiError } from '../lib/api-error.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import { freeLine } from '../lib/user-text.ts';
import type { UserChannel } from '../live/user-channel.ts';
import { promptRoute } from '../prompts/prompt-route.ts';
import { addApiKey, listApiKeys, revokeApiKey, rotateApiKey, type KeyEditor } from './api-keys.ts';
import { endPartnerSessions } from './partner-sessions.ts';
import { readPublicKeys } from './partner-token.ts';
import type { EmbedTokensDeps } from './register-embed-tokens.ts';
import {
  parseTokenIssuer,
  readTokenIssuer,
  removeTokenIssuer,
  setTokenIssuer,
} from './token-issuer.ts';

export interface PartnerSettingsDeps extends EmbedTokensDeps {
  readonly users: Pick<UserChannel, 'sendToCompany'>;
  readonly onFamilyEnd: (familyId: string) => void;
}

/** Maximum number of changes per user and minute. */
const MAX_CHANGES = 20;
const NAME_MAX = 100;

const newKey = v.object({ name: v.pipe(freeLine(NAME_MAX), v.nonEmpty()) });

function parseName(body: unknown): string {
  const parsed = v.safeParse(newKey, body);
  if (parsed.success) return parsed.output.name;
  throw new ApiError('INVALID_INPUT', 'nameLengthInvalid', { max: NAME_MAX }, 'name');
}

const idOf = (request: FastifyRequest): string => (request.params as { readonly id: string }).id;

/** Registers the API keys and the issuer of a company (openapi.yaml). */
export function registerPartnerSettings(fastify: FastifyInstance, deps: PartnerSettingsDeps): void {
  const { db, clock, users, readPublicText, onFamilyEnd } = deps;
  const limiter = createRequestLimiter(clock, MAX_CHANGES);
  const now = (): Date => new Date(clock.now());
  const editorOf = (user: CurrentUser): KeyEditor => {
    limiter.consume(user.userId);
    return { ...user, now: now() };
  };
  const changed = ({ companyId }: KeyEditor): void => companyUpdated(users, companyId);
  const end = async ({ companyId }: KeyEditor, apiKeyId: number | null): Promise<void> => {
    const families = await endPartnerSessions(db, { companyId, apiKeyId, now: now() });
    families.forEach(onFamilyEnd);
  };

  fastify.get(
    '/api/company/api-keys',
    promptRoute(deps, 'REST GET /api/company/api-keys', async (user) => ({
      data: await listApiKeys(db, user, now()),
    })),
  );
  fastify.post(
    '/api/company/api-keys',
    promptRoute(deps, 'REST POST /api/company/api-keys', async (user, { body }) => {
      const name = parseName(body);
      const editor = editorOf(user);
      const data = await addApiKey(db, editor, name);
      changed(editor);
      return { data };
    }),
  );
  fastify.post(
    '/api/company/api-keys/:id/rotate',
    promptRoute(deps, 'REST POST /api/company/api-keys/{id}/rotate', async (user, request) => {
      const editor = editorOf(user);
      const data = await rotateApiKey(db, editor, idOf(request));
      changed(editor);
      return { data };
    }),
  );
  fastify.delete(
    '/api/company/api-keys/:id',
    promptRoute(deps, 'REST DELETE /api/company/api-keys/{id}', async (user, request, reply) => {
      const editor = editorOf(user);
      await end(editor, await revokeApiKey(db, editor, idOf(request)));
      changed(editor);
      return reply.status(204).send();
    }),
  );
  fastify.get(
    '/api/company/token-issuer',
    promptRoute(deps, 'REST GET /api/company/token-issuer', async ({ companyId }) => ({
      data: await readTokenIssuer(db, companyId),
    })),
  );
  fastify.put(
    '/api/company/token-issuer',
    promptRoute(deps, 'REST PUT /api/company/token-issuer', async (user, { body }) => {
      const values = parseTokenIssuer(body);
      const editor = editorOf(user);
      await readPublicKeys(readPublicText, values.jwksUrl);
      const data = await setTokenIssuer(db, editor, values);
      await end(editor, null);
      changed(editor);
      return { data };
    }),
  );
  fastify.delete(
    '/api/company/token-issuer',
    promptRoute(deps, 'REST DELETE /api/company/token-issuer', async (user, _request, reply) => {
      const editor = editorOf(user);
      if (await removeTokenIssuer(db, editor)) {
        await end(editor, null);
        changed(editor);
      }
      return reply.status(204).send();
    }),
  );
}
