import { type ServerOptions, createServerClients, parseWire } from '@pantau/core/transport';
import { PALETTE_FINDS_MAX, type PaletteSource } from '../../engine/palette/palette-source.port.ts';
import { ordersFound, vehiclesFound } from './wire-palette.ts';

export interface HttpPaletteSourceOptions extends ServerOptions {
  /** Base path of the REST endpoints. Defaults to `/api`. */
  readonly restPath?: string | undefined;
}

/** Creates a `PaletteSource` over the wire contract: vehicles of the fleet map, and sales orders. */
export function createHttpPaletteSource(options: HttpPaletteSourceOptions): PaletteSource {
  const client = createServerClients(options)(options.restPath ?? '/api');
  return {
    async find(kind, search, signal) {
      const query = { search, limit: PALETTE_FINDS_MAX };
      if (kind === 'vehicle') {
        const response = await client.request('GET', 'dashboard/vehicles', { query, signal });
        return parseWire(vehiclesFound, response, 'vehicles');
      }
      const response = await client.request('GET', 'order/sales-order', { query, signal });
      return parseWire(ordersFound, response, 'sales orders');
    },
  };
}
