import * as v from 'valibot';
import type { Clock } from '../lib/clock.ts';
import type { Language } from '../lib/language.ts';
import type { Logger } from '../lib/logger.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Coordinates } from './coordinates.ts';

export interface Address {
  /** Null where nothing is known. */
  readonly address: string | null;
  /** Who said so. */
  readonly source: 'geocoder' | 'gazetteer';
}

export interface AddressLookupDeps {
  /** Nominatim-compatible; null: the gazetteer alone. */
  readonly geocoderUrl: string | null;
  readonly loadGazetteer: () => Promise<Gazetteer>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly fetch: typeof fetch;
}

/** Addresses are looked up once for places this close together: 0.0005° is some 55 m. */
const CELLS_TO_A_DEGREE = 2_000;
const MAX_ADDRESSES = 5_000;
const TIMEOUT_MS = 4_000;
/** After a failure the geocoder is left alone for so long. */
const RETRY_DELAY_MS = 30_000;
const MAX_ADDRESS_LENGTH = 300;
/** A street, not the house. */
const ZOOM = '16';

const responseSchema = v.union([
  v.object({ display_name: v.string() }),
  v.object({ error: v.unknown() }),
]);

/** Says where places are: a geocoder where one is set and answers, else what we know ourselves. */
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
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`);
    const answer = v.parse(responseSchema, await response.json());
    return 'display_name' in answer ? answer.display_name.slice(0, MAX_ADDRESS_LENGTH) : null;
  };

  const resolve = async (
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
        logger.warn('The geocoder does not answer', { error });
      }
    } else isFallback = geocoderUrl !== null;
    const gazetteer = await loadGazetteer();
    return { address: gazetteer.describe(place, language), source: 'gazetteer', isFallback };
  };

  return {
    /** Who asks for the same place at the same time waits for the same answer. */
    find(place: Coordinates, language: Language): Promise<Address> {
      const cell = (value: number): number => Math.round(value * CELLS_TO_A_DEGREE);
      const key = `${language} ${cell(place.latitude)} ${cell(place.longitude)}`;
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const lookup = resolve(place, language);
      const result = lookup.then(({ address, source }) => ({ address, source }));
      cache.set(key, result);
      for (const oldest of cache.keys()) {
        if (cache.size <= MAX_ADDRESSES) break;
        cache.delete(oldest);
      }
      // What stands in for a geocoder that does not answer is not remembered.
      const forget = (): void => void (cache.get(key) === result && cache.delete(key));
      lookup.then(({ isFallback }) => isFallback && forget(), forget);
      return result;
    },
  };
}
