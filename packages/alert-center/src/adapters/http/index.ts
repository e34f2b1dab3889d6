/** Adapters of the ports over the wire contract: GraphQL, REST and Socket.IO. */
export type { HttpConnectionOptions } from './connection.ts';
export {
  type HttpAlertSourceOptions,
  type HttpAlertsOptions,
  createHttpAlertSource,
} from './http-alert-source.ts';
export { type HttpBackend, type HttpBackendOptions, createHttpBackend } from './http-backend.ts';
export type { LiveMessages } from './live-tap.ts';
export type { HttpCallsOptions } from './http-calls.ts';
export {
  type HttpEvidenceSourceOptions,
  createHttpEvidenceSource,
} from './http-evidence-source.ts';
