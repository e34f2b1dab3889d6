/** Tokens and the REST client, for adapters without GraphQL and a live channel. */
export {
  PantauError,
  type PantauErrorKind,
  isAbortError,
  isPantauError,
} from '../errors/pantau-error.ts';
export type { HttpOptions } from './http.ts';
export { parseRows } from './parse-rows.ts';
export { parseWire } from './parse-wire.ts';
export {
  type QueryValue,
  type RestClient,
  type RestClientOptions,
  type RestMethod,
  type RestRequest,
  createRestClient,
} from './rest-client.ts';
export { type ServerOptions, createServerClients } from './server-clients.ts';
export {
  type TokenReason,
  type TokenSource,
  type TokenSourceOptions,
  createTokenSource,
} from './token-source.ts';
