import { ClientError, GraphQLClient } from 'graphql-request';
import type { GenericSchema } from 'valibot';
import { PantauError, isPantauError } from '../errors/pantau-error.ts';
import { kindOfErrorName } from './envelope.ts';
import { errorOfResponse, kindOfStatus } from './http-error.ts';
import { type HttpOptions, type SendHttp, createHttp, parseJson } from './http.ts';
import { parseWire } from './parse-wire.ts';
import { type TypedDocument, printDocument } from './typed-document.ts';

export interface GraphqlClientOptions extends HttpOptions {
  /** The GraphQL endpoint, such as `https://fleet.example/graphql`. */
  readonly url: string;
}

export interface GraphqlRequest<In, Out> {
  /** Parses the `data` of the response. It must accept everything the document can return. */
  readonly schema: GenericSchema<In, Out>;
  readonly signal?: AbortSignal | undefined;
}

export interface GraphqlClient {
  /**
   * Runs a query or mutation and resolves with its parsed `data`. A result whose envelope reports a
   * failure resolves too: see `unwrapEnvelope`. Rejects with a `PantauError`.
   */
  query<Result extends In, Variables, In, Out>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    request: GraphqlRequest<In, Out>,
  ): Promise<Out>;
}

/** The codes of GraphQL servers for a document or variables that do not match the schema. */
const invalidCodes = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/** The fields of a GraphQL error that are used. Errors are untrusted: any field may be missing. */
interface WireError {
  readonly message?: unknown;
  readonly extensions?: { readonly code?: unknown };
}

/** @param errors what the server sent as `errors`: a list, or a single object */
function errorOfResult(status: number, errors: unknown): PantauError {
  const first = (Array.isArray(errors) ? errors[0] : errors) as WireError | null | undefined;
  const code = typeof first?.extensions?.code === 'string' ? first.extensions.code : undefined;
  const isInvalid = code !== undefined && invalidCodes.includes(code);
  const kind = kindOfErrorName(code) ?? (isInvalid ? 'invalid' : kindOfStatus(status));
  // Written for developers, in English: not a `serverMessage`, which may be shown to the user.
  const message = typeof first?.message === 'string' ? first.message : 'GraphQL error';
  return new PantauError(kind, { message, code, status });
}

/**
 * The error to reject with when graphql-request throws. Its own errors contain the query, the
 * variables and the response body, so they never become the `cause` of an error that a host may log.
 */
function errorOfRequest(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof ClientError) {
    const { status, errors, body } = error.response;
    const hasErrors = Array.isArray(errors) ? errors.length > 0 : Boolean(errors);
    return hasErrors ? errorOfResult(status, errors) : errorOfResponse(status, parseJson(body));
  }
  if (signal?.aborted || isPantauError(error)) return error;
  return new PantauError('server', {
    message: 'The GraphQL response does not match the contract: expected a JSON object',
  });
}

/** The `fetch` of graphql-request: our HTTP layer, which has read the whole body already. */
const toFetch =
  (send: SendHttp, url: string): typeof globalThis.fetch =>
  async (_parsedUrl, { body, signal } = {}) => {
    const { status, text } = await send({
      url,
      method: 'POST',
      body: typeof body === 'string' ? body : undefined,
      signal: signal ?? undefined,
    });
    const headers = { 'Content-Type': 'application/json' };
    return new Response(text === '' ? null : text, { status, headers });
  };

/** graphql-request parses its address, which fails for a relative one; `toFetch` uses the original. */
const parsableUrl = (url: string): string => new URL(url, 'http://relative.invalid').href;

/** A graphql-request client over the same HTTP layer as the REST client. */
export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const client = new GraphQLClient(parsableUrl(options.url), {
    fetch: toFetch(createHttp(options), options.url),
    // Documents are text: without this, each request would parse its document for the name.
    excludeOperationName: true,
  });
  return {
    async query(document, variables, { schema, signal }) {
      const request = { document: printDocument(document), variables: variables as object, signal };
      const data = await client.request<unknown>(request).catch((error: unknown) => {
        throw errorOfRequest(error, signal);
      });
      return parseWire(schema, data, 'The GraphQL response');
    },
  };
}
