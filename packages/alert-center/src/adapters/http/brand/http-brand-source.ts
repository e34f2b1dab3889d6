import type { CompanyBranding } from '@pantau/core';
import { type RestClientOptions, createRestClient, parseWire } from '@pantau/core/transport';
import * as v from 'valibot';
import type { BrandSource } from '../../../engine/brand/brand-source.port.ts';
import type { LiveMessages } from '../live-tap.ts';

/** Parts of `createHttpBackend`. Changes are reported while its `alerts` have a subscriber. */
export interface HttpBrandSourceOptions {
  readonly rest: RestClientOptions;
  readonly live: LiveMessages;
}

const text = v.nullish(v.string(), null);
const response = v.object({
  data: v.object({ name: text, accent: text, menu: text, logoUrl: text }),
});

/** The address of a logo, which the server may state as a path. Only http and https can be shown as a picture. */
function logoAddress(logoUrl: string | null, baseUrl: string): string | null {
  if (logoUrl === null) return null;
  const base = `${baseUrl}/`;
  // Relative to the page, where there is one.
  const page = typeof location === 'undefined' ? undefined : location.href;
  const server = URL.canParse(base, page) ? new URL(base, page).href : undefined;
  const url = URL.canParse(logoUrl, server) ? new URL(logoUrl, server) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Creates the source of the company's brand over the server and the live connection of an alert centre. */
export function createHttpBrandSource({ rest, live }: HttpBrandSourceOptions): BrandSource {
  const client = createRestClient(rest);
  return {
    async readBranding(signal): Promise<CompanyBranding> {
      const found = await client.request('GET', '/company/branding', { signal });
      const { data } = parseWire(response, found, 'The branding');
      return { ...data, logoUrl: logoAddress(data.logoUrl, rest.baseUrl) };
    },
    subscribe(onChange) {
      let last: string | undefined;
      return live.subscribe((event) => {
        // The server sends it to the company's own connections only.
        if (event.kind === 'message' && event.message.type.startsWith('company-updated-')) {
          onChange();
        }
        if (event.kind !== 'status') return;
        const { state } = event.status;
        if (state === 'live' && last === 'reconnecting') onChange();
        last = state;
      });
    },
  };
}
