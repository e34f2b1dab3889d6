import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import {
  parseJsonItems,
  parseNdjsonItems,
  jsonType,
  MAX_BODY_BYTES,
  ndjsonTypes,
  InvalidBodyError,
  type BodyItem,
} from './parse-body.ts';
import { createIngestDeps, type IngestPorts } from './ingest-deps.ts';
import { createKeyResolver, readIngestKey } from './ingest-keys.ts';
import { createStoredKeyResolver } from './stored-ingest-keys.ts';
import {
  ingestAlertsBody,
  ingestPositionsBody,
  ingestTraccarBody,
  ingestVehiclesBody,
  type IngestBody,
} from './ingest-body.ts';

export interface RegisterIngestDeps extends IngestPorts {
  readonly settings: Pick<Settings, 'ingestKeys'>;
  /** Whether there is too little disk space to store data. */
  readonly isFull?: (() => boolean) | undefined;
}

/** Seconds after which a sender should try again. */
const RETRY_SECONDS = 30;

const routes: readonly (readonly [path: string, ingestItems: IngestBody])[] = [
  ['/api/ingest/alerts', ingestAlertsBody],
  ['/api/ingest/positions', ingestPositionsBody],
  ['/api/ingest/vehicles', ingestVehiclesBody],
  ['/api/ingest/traccar', ingestTraccarBody],
];

const messages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than 10 MB.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: `The content type must be ${jsonType} or ${ndjsonTypes[0]}.`,
};

/** Clients are programs, so errors are in English and explain the problem. */
function sendIngestError(error: FastifyError, _: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) throw error;
  const message = messages[error.code] ?? error.message;
  return reply.status(status).send({ errorName: 'INVALID_INPUT', message });
}

/**
 * Registers the ingest routes (docs/ingest.md). Each responds with 200 and `{results}`, one result
 * per item. The key is verified before the body is read.
 */
export function registerIngest(fastify: FastifyInstance, deps: RegisterIngestDeps): void {
  const ingest = createIngestDeps(deps);
  const ofSettings = createKeyResolver(deps.settings.ingestKeys);
  const ofDatabase = createStoredKeyResolver(deps.db, deps.clock);
  const companies = new WeakMap<FastifyRequest, number>();

  fastify.register(async (scope) => {
    scope.setErrorHandler(sendIngestError);
    scope.removeAllContentTypeParsers();
    const asText = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const;
    scope.addContentTypeParser(jsonType, asText, async (_: FastifyRequest, body: string) =>
      parseJsonItems(body),
    );
    scope.addContentTypeParser(ndjsonTypes, asText, async (_: FastifyRequest, body: string) =>
      parseNdjsonItems(body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      const key = readIngestKey(request.headers.authorization);
      const companyId = key === null ? null : (ofSettings(key) ?? (await ofDatabase(key)));
      if (companyId !== null && deps.isFull?.() === true) {
        return reply.status(503).header('retry-after', String(RETRY_SECONDS)).send({
          errorName: 'UNAVAILABLE',
          message:
            'The server has too little disk space to store data. Nothing was stored; send it again.',
        });
      }
      if (companyId !== null) {
        companies.set(request, companyId);
        return;
      }
      return reply.status(401).header('www-authenticate', 'Bearer realm="ingest"').send({
        errorName: 'UNAUTHENTICATED',
        message: 'A valid ingest key is required: Authorization: Bearer <key>.',
      });
    });
    for (const [path, ingestItems] of routes) {
      // Results are for programs nearby: compressing them would cost more than it saves.
      const options = { bodyLimit: MAX_BODY_BYTES, compress: false as const };
      scope.post(path, options, async (request) => {
        const companyId = companies.get(request);
        if (companyId === undefined) throw new Error('The ingest key was not verified.');
        const items = request.body as readonly BodyItem[] | null | undefined;
        if (items === null || items === undefined) throw new InvalidBodyError('The body is empty.');
        return { results: await ingestItems(ingest, companyId, items) };
      });
    }
  });
}
