import {
  type PantauError,
  type ServerOptions,
  createServerClients,
  parseRows,
  parseWire,
} from '@pantau/core/rest';
import type { DashboardSource } from '../../engine/source/dashboard-source.ts';
import {
  alertSchema,
  attentionResponse,
  hoursResponse,
  ordersResponse,
  vehicleSchema,
  vehiclesResponse,
} from './wire.ts';

export interface HttpDashboardSourceOptions extends ServerOptions {
  /** Base path of the requests. Defaults to `/api/dashboard`. */
  readonly path?: string | undefined;
  /** Receives the error of each alert or vehicle that cannot be parsed; the others are shown. */
  readonly onError?: ((error: PantauError) => void) | undefined;
}

/** Creates a `DashboardSource` over the wire contract. */
export function createHttpDashboardSource(options: HttpDashboardSourceOptions): DashboardSource {
  const { onError } = options;
  const client = createServerClients(options)(options.path ?? '/api/dashboard');
  return {
    async attention({ limit, since }, signal) {
      const query = { limit, since: since === null ? null : new Date(since).toISOString() };
      const response = await client.request('GET', 'attention', { query, signal });
      const { alerts, ...rest } = parseWire(attentionResponse, response, 'the oldest alerts');
      return { ...rest, alerts: parseRows(alertSchema, alerts, 'an alert', onError) };
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
      return { ...rest, vehicles: parseRows(vehicleSchema, vehicles, 'a vehicle', onError) };
    },
  };
}
