import type { CallSource } from '@pantau/core/calls';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import type { EvidenceSource } from '../../engine/evidence/evidence-source.port.ts';
import type { RestClientOptions } from '@pantau/core/transport';
import type { LiveMessages } from './live-tap.ts';
import { createConnection } from './connection.ts';
import { type HttpAlertSourceOptions, alertsOver } from './http-alert-source.ts';
import { type HttpCallsOptions, callsOver } from './http-calls.ts';
import { evidenceOver } from './http-evidence-source.ts';

export interface HttpBackendOptions extends HttpAlertSourceOptions, HttpCallsOptions {}

/** All ports of the alert centre over one server, sharing one access token. */
export interface HttpBackend {
  readonly alerts: AlertSource;
  readonly evidence: EvidenceSource;
  /** For `CallsProvider` of core; call updates arrive over a separate live channel. */
  readonly calls: CallSource;
  /** For further REST clients with the same token, such as `createHttpBrandSource`. */
  readonly rest: RestClientOptions;
  /**
   * What the connection of `alerts` receives, for other widgets of the page, such as announcements. It is open while
   * `alerts` has a subscriber.
   */
  readonly live: LiveMessages;
}

/** Creates the whole backend over the wire contract. The code for evidence and calls loads on first use. */
export function createHttpBackend(options: HttpBackendOptions): HttpBackend {
  const connection = createConnection(options);
  return {
    alerts: alertsOver(connection, options),
    evidence: evidenceOver(connection),
    calls: callsOver(connection, options),
    rest: connection.rest,
    live: connection.live,
  };
}
