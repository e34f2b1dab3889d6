import type { Registry } from 'prom-client';
import type { Logger } from '../lib/logger.ts';
import type { Settings } from '../settings/settings.ts';

/** Numbers, names and codes only: nothing that a user wrote, no token, no query string (RS-532). */
export type Attributes = Readonly<Record<string, string | number>>;

/** Something that the server does for a request, from `beginRequest` or `begin` to `end`. */
export interface Span {
  /** In hexadecimal, as it appears in the collector. */
  readonly traceId: string;
  /** Begins a part of it. */
  begin(name: string, attributes: Attributes): Span;
  end(result: { readonly failed: boolean; readonly attributes?: Attributes }): void;
}

export interface Telemetry {
  /** Begins the span of a request, as part of the trace that its headers name, if they do. */
  beginRequest(
    name: string,
    headers: Readonly<Record<string, unknown>>,
    attributes: Attributes,
  ): Span;
  /** Sends what is left, for at most a few seconds. */
  close(): Promise<void>;
}

export interface TelemetryDeps {
  readonly settings: Pick<Settings, 'otlpEndpoint' | 'traceShare' | 'exportSeconds'>;
  readonly logger: Logger;
  /** All metrics of the server. */
  readonly registry: Registry;
  /** Called before metrics are sent. */
  readonly refreshMetrics: () => Promise<void>;
}
