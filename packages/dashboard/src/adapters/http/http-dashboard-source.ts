import { type Clock, systemClock } from '@pantau/core';
import {
  PantauError,
  type TokenReason,
  createRestClient,
  createTokenSource,
  parseWire,
} from '@pantau/core/rest';
import type { GenericSchema } from 'valibot';
import type { DashboardSource } from '../../engine/source/dashboard-source.ts';
import {
  alertSchema,
  attentionResponse,
  hoursResponse,
  ordersResponse,
  vehicleSchema,
  vehiclesResponse,
} from './wire.ts';

export interface HttpDashboardSourceOptions {
  /** The server's URL, such as `https://fleet.example`; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Returns an access token. Called again when the server rejects one (`expired`), never concurrently. */
  readonly getToken: (reason: TokenReason) => Promise<string>;
  /** Base path of the requests. Defaults to `/api/dashboard`. */
  readonly path?: string | undefined;
  /** Language of the server's messages. */
  readonly locale?: string | (() => string) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  /** Receives the error of each alert or vehicle that cannot be parsed; the others are shown. */
  readonly onError?: ((error: PantauError) => void) | undefined;
}

/** Creates a `DashboardSource` over the wire contract. */
export function createHttpDashboardSource(options: HttpDashboardSourceOptions): DashboardSource {
  const { clock = systemClock, locale, getToken, fetch, onError } = options;
  const client = createRestClient({
    baseUrl: `${options.baseUrl.replace(/\/+$/, '')}${options.path ?? '/api/dashboard'}`,
    tokens: createTokenSource({ getToken, clock }),
    clock,
    fetch,
    // The token authenticates requests, so cookies are never sent.
    credentials: 'omit',
    language: typeof locale === 'string' ? () => locale : locale,
  });
  const readRows = <T>(
    schema: GenericSchema<unknown, T>,
    rows: readonly unknown[],
    what: string,
  ): readonly T[] =>
    rows.flatMap((row): T[] => {
      try {
        return [parseWire(schema, row, what)];
      } catch (error) {
        if (!(error instanceof PantauError)) throw error;
        onError?.(error);
        return [];
      }
    });
  return {
    async attention({ limit, since }, signal) {
      const query = { limit, since: since === null ? null : new Date(since).toISOString() };
      const response = await client.request('GET', 'attention', { query, signal });
      const { alerts, ...rest } = parseWire(attentionResponse, response, 'the oldest alerts');
      return { ...rest, alerts: readRows(alertSchema, alerts, 'an alert') };
    },
    async alertsByHour({ day, timeZone }, signal) {
      const query = { day, 'time-zone': timeZone };
      const response = await client.request('GET', 'alerts-by-hour', { query, signal });
      return parseWire(hoursResponse, response, 'the alerts by hour');
    },
    async ordersByStatus(signal) {
      const response = await client.request('GET', 'orders-by-status', { signal });
      return parseWire(ordersResponse, response, 'the orders by status').orders;
    },
    async vehicles(signal) {
      const response = await client.request('GET', 'vehicles', { signal });
      const { vehicles, ...rest } = parseWire(vehiclesResponse, response, 'the vehicles');
      return { ...rest, vehicles: readRows(vehicleSchema, vehicles, 'a vehicle') };
    },
  };
}
