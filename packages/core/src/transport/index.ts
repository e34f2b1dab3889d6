/** Tokens, GraphQL, REST and the live channel: what an HTTP adapter is made of. */
export {
  PantauError,
  type PantauErrorKind,
  isAbortError,
  isPantauError,
} from '../errors/pantau-error.ts';
export { abortable } from './abortable.ts';
export { type Envelope, unwrapEnvelope } from './envelope.ts';
export { envelopeEntries, fieldErrorsSchema } from './envelope-schema.ts';
export type { ContractTypes } from './contract-types.ts';
export {
  type GraphqlClient,
  type GraphqlClientOptions,
  type GraphqlRequest,
  createGraphqlClient,
} from './graphql-client.ts';
export type { HttpOptions } from './http.ts';
export type { TokenPlacement } from './live-attempt.ts';
export { type LiveChannel, type LiveChannelOptions, createLiveChannel } from './live-channel.ts';
export type {
  LiveSocket,
  LiveSocketEvent,
  LiveSocketFactory,
  LiveSocketOptions,
} from './live-socket.ts';
export { type LiveTabs, type OpenLiveTabs, browserLiveTabs } from './live-tabs.ts';
export type { LiveEvent, LiveHead, LiveMessage, LiveState, LiveStatus } from './live-types.ts';
export { parseRows } from './parse-rows.ts';
export { parseWire } from './parse-wire.ts';
export { redact } from './redact.ts';
export {
  type QueryValue,
  type RestClient,
  type RestClientOptions,
  type RestMethod,
  type RestRequest,
  createRestClient,
} from './rest-client.ts';
export {
  type ServerConnection,
  type ServerOptions,
  connectServer,
  createServerClients,
} from './server-clients.ts';
export {
  type TokenReason,
  type TokenSource,
  type TokenSourceOptions,
  createTokenSource,
} from './token-source.ts';
export { type TypedDocument, documentTag } from './typed-document.ts';
export { type WakeUps, browserWakeUps } from './wake-ups.ts';
export { watchCompany } from './watch-company.ts';
