import { type Clock, systemClock } from '@pantau/core';
import {
  type TokenReason,
  createRestClient,
  createTokenSource,
  parseWire,
} from '@pantau/core/transport';
import { PALETTE_FINDS_MAX, type PaletteSource } from '../../engine/palette/palette-source.port.ts';
import { ordersFound, vehiclesFound } from './wire-palette.ts';

export interface HttpPaletteSourceOptions {
  /** The server's URL, such as `https://fleet.example`; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Returns an access token. Called again when the server rejects one (`expired`), never concurrently. */
  readonly getToken: (reason: TokenReason) => Promise<string>;
  /** Base path of the REST endpoints. Defaults to `/api`. */
  readonly restPath?: string | undefined;
  /** Language of the server's messages. */
  readonly locale?: string | (() => string) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
}

/** Creates a `PaletteSource` over the wire contract: vehicles of the fleet map, and sales orders. */
export function createHttpPaletteSource(options: HttpPaletteSourceOptions): PaletteSource {
  const { clock = systemClock, locale, getToken, fetch } = options;
  const client = createRestClient({
    baseUrl: `${options.baseUrl.replace(/\/+$/, '')}${options.restPath ?? '/api'}`,
    tokens: createTokenSource({ getToken, clock }),
    clock,
    fetch,
    // The token authenticates requests, so cookies are never sent.
    credentials: 'omit',
    language: typeof locale === 'string' ? () => locale : locale,
  });
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
