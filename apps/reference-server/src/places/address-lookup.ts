import * as v from 'valibot';
import type { Clock } from '../lib/clock.ts';
import type { Language } from '../lib/language.ts';
import type { Logger } from '../lib/logger.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Coordinates } from './coordinates.ts';

export interface Address {
  /** `null` when unknown. */
  readonly address: string | null;
  /** Where the address comes from. */
  readonly source: 'geocoder' | 'gazetteer';
}

export interface AddressLookupDeps {
  /** Nominatim-compatible; `null` uses only the gazetteer. */
  readonly geocoderUrl: string | null;
  readonly loadGazetteer: () => Promise<Gazetteer>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly fetch: typeof fetch;
}

/** Size of a cache cell: 0.0005°, about 55 m. */
const CELLS_TO_A_DEGREE = 2_000;
const MAX_ADDRESSES = 5_000;
const TIMEOUT_MS = 4_000;
/** Pause after a failure of the geocoder. */
const RETRY_DELAY_MS = 30_000;
const MAX_ADDRESS_LENGTH = 300;
/** Street level, without house numbers. */
const ZOOM = '16';

const responseSchema = v.union([
  v.object({ display_name: v.string() }),
  v.object({ error: v.unknown() }),
]);

/**
 * Looks up the address of a position: from the geocoder when one is configured and responds,
 * otherwise from the built-in gazetteer.
 */
export function createAddressLookup(deps: AddressLookupDeps) {
  const { geocoderUrl, loadGazetteer, clock, logger } = deps;
  const cache = new Map<string, Promise<Address>>();
  let retryAt = 0;

  const queryGeocoder = async (
    url: string,
    place: Coordinates,
    language: Language,
  ): Promise<string | null> => {
    const address = new URL(`${url.replace(/\/$/, '')}/reverse`);
    address.search = new URLSearchParams({
      format: 'jsonv2',
      lat: place.latitude.toFixed(5),
      lon: place.longitude.toFixed(5),
      zoom: ZOOM,
      'accept-language': language,
    }).toString();
    const response = await deps.fetch(address, {
      headers: { accept: 'application/json', 'user-agent': 'Pantau' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`The geocoder responded with ${response.status}.`);
    const result = v.parse(responseSchema, await response.json());
    return 'display_name' in result ? result.display_name.slice(0, MAX_ADDRESS_LENGTH) : null;
  };

  const resolveAddress = async (
    place: Coordinates,
    language: Language,
  ): Promise<Address & { readonly isFallback: boolean }> => {
    let isFallback = false;
    if (geocoderUrl !== null && clock.now() >= retryAt) {
      try {
        const address = await queryGeocoder(geocoderUrl, place, language);
        if (address !== null) return { address, source: 'geocoder', isFallback };
      } catch (error) {
        retryAt = clock.now() + RETRY_DELAY_MS;
        isFallback = true;
        logger.warn('The geocoder is unavailable', { error });
      }
    } else isFallback = geocoderUrl !== null;
    const gazetteer = await loadGazetteer();
    return { address: gazetteer.describe(place, language), source: 'gazetteer', isFallback };
  };

  return {
    /** Concurrent lookups of the same position share one result. */
    find(place: Coordinates, language: Language): Promise<Address> {
      const cell = (value: number): number => Math.round(value * CELLS_TO_A_DEGREE);
      const key = `${language} ${cell(place.latitude)} ${cell(place.longitude)}`;
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const lookup = resolveAddress(place, language);
      const result = lookup.then(({ address, source }) => ({ address, source }));
      cache.set(key, result);
      for (const oldest of cache.keys()) {
        if (cache.size <= MAX_ADDRESSES) break;
        cache.delete(oldest);
      }
      // Results that replace a failing geocoder are not cached.
      const forget = (): void => void (cache.get(key) === result && cache.delete(key));
      lookup.then(({ isFallback }) => isFallback && forget(), forget);
      return result;
    },
  };
}
