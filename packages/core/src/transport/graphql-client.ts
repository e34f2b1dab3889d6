import type { GenericSchema } from 'valibot';
import { PantauError } from '../errors/pantau-error.ts';
import { kindOfErrorName } from './envelope.ts';
import { errorOfResponse, kindOfStatus } from './http-error.ts';
import { type HttpOptions, createHttp } from './http.ts';
import { parseWire } from './parse-wire.ts';
import { type TypedDocument, printDocument } from './typed-document.ts';

export interface GraphqlClientOptions extends HttpOptions {
  /** Where the schema is served, such as `https://fleet.example/graphql`. */
  readonly url: string;
}

export interface GraphqlRequest<In, Out> {
  /** Parses the `data` of the answer. It must accept all that the document can answer. */
  readonly schema: GenericSchema<In, Out>;
  readonly signal?: AbortSignal | undefined;
}

export interface GraphqlClient {
  /**
   * Runs a query or a mutation and gives its parsed `data`. Refusals in the envelope are still in it:
   * see `unwrapEnvelope`. Rejects with a `PantauError`.
   */
  query<Result extends In, Variables, In, Out>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    request: GraphqlRequest<In, Out>,
  ): Promise<Out>;
}

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message?: unknown;
    readonly extensions?: { readonly code?: unknown };
  }[];
}

const answerOf = (body: unknown): GraphqlAnswer =>
  typeof body === 'object' && body !== null ? body : {};

/** What standing GraphQL servers call a document or variables that do not fit the schema. */
const invalidCodes = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

function errorOfAnswer(status: number, errors: NonNullable<GraphqlAnswer['errors']>): PantauError {
  const first = errors[0];
  const code = typeof first?.extensions?.code === 'string' ? first.extensions.code : undefined;
  const isInvalid = code !== undefined && invalidCodes.includes(code);
  const kind = kindOfErrorName(code) ?? (isInvalid ? 'invalid' : kindOfStatus(status));
  // Written for developers, in English: not a `serverMessage`, which a user may be shown.
  const message = typeof first?.message === 'string' ? first.message : 'GraphQL error';
  return new PantauError(kind, { message, code, status });
}

/**
 * A GraphQL client over the same plumbing as the REST client.
 *
 * Why not graphql-request: it brings graphql's parser and printer, 13.7 kB gz whichever of its
 * exports is used and even for documents that are text already. With socket.io-client's 13.0 kB that
 * leaves 1.3 kB of the alert centre's 28 kB for valibot, the live channel and the adapter itself.
 */
export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const send = createHttp(options);
  return {
    async query(document, variables, { schema, signal }) {
      const query = printDocument(document);
      const answer = await send({
        url: options.url,
        method: 'POST',
        body: { query, variables },
        signal,
      });
      const { data, errors } = answerOf(answer.body);
      if (Array.isArray(errors) && errors.length > 0) throw errorOfAnswer(answer.status, errors);
      if (answer.status >= 400) throw errorOfResponse(answer.status, answer.body);
      return parseWire(schema, data, 'The GraphQL answer');
    },
  };
}
