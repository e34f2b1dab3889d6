import type { CallSource } from '@pantau/core/calls';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import type { EvidenceSource } from '../../engine/evidence/evidence-source.port.ts';
import { createConnection } from './connection.ts';
import { type HttpAlertSourceOptions, alertsOver } from './http-alert-source.ts';
import { type HttpCallsOptions, callsOver } from './http-calls.ts';
import { evidenceOver } from './http-evidence-source.ts';

export interface HttpBackendOptions extends HttpAlertSourceOptions, HttpCallsOptions {}

/** Everything that the alert centre asks a server for, with one token for all. */
export interface HttpBackend {
  readonly alerts: AlertSource;
  readonly evidence: EvidenceSource;
  /** For `CallsProvider` of core; each call is heard over a live channel of its own. */
  readonly calls: CallSource;
}

/** The whole backend over the wire contract. Evidence and calls load when they are first used. */
export function createHttpBackend(options: HttpBackendOptions): HttpBackend {
  const connection = createConnection(options);
  return {
    alerts: alertsOver(connection, options),
    evidence: evidenceOver(connection),
    calls: callsOver(connection, options),
  };
}
