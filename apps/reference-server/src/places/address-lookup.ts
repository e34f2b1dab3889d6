import * as v from 'valibot';
import type { Clock } from '../lib/clock.ts';
import type { Language } from '../lib/language.ts';
import type { Logger } from '../lib/logger.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './coordinates.ts';

export interface Address {
  /** Null where nothing is known. */
  readonly address: string | null;
  /** Who said so. */
  readonly source: 'geocoder' | 'gazetteer';
}

export interface AddressBookDeps {
  /** Nominatim-compatible; null: the gazetteer alone. */
  readonly geocoderUrl: string | null;
  readonly loadGazetteer: () => Promise<Gazetteer>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly fetch: typeof fetch;
}

/** Addresses are looked up once for places this close together: 0.0005° is some 55 m. */
const CELLS_TO_A_DEGREE = 2_000;
const MOST_ADDRESSES = 5_000;
const PATIENCE_MS = 4_000;
/** After a failure the geocoder is left alone for so long. */
const REST_MS = 30_000;
const LONGEST_ADDRESS = 300;
/** A street, not the house. */
const ZOOM = '16';

const answerSchema = v.union([
  v.object({ display_name: v.string() }),
  v.object({ error: v.unknown() }),
]);

/** Says where places are: a geocoder where one is set and answers, else what we know ourselves. */
export function createAddressBook(deps: AddressBookDeps) {
  const { geocoderUrl, loadGazetteer, clock, logger } = deps;
  const known = new Map<string, Promise<Address>>();
  let restsUntil = 0;

  const askGeocoder = async (
    url: string,
    place: Place,
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
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`);
    const answer = v.parse(answerSchema, await response.json());
    return 'display_name' in answer ? answer.display_name.slice(0, LONGEST_ADDRESS) : null;
  };

  const lookUp = async (
    place: Place,
    language: Language,
  ): Promise<Address & { readonly isPassing: boolean }> => {
    let isPassing = false;
    if (geocoderUrl !== null && clock.now() >= restsUntil) {
      try {
        const address = await askGeocoder(geocoderUrl, place, language);
        if (address !== null) return { address, source: 'geocoder', isPassing };
      } catch (error) {
        restsUntil = clock.now() + REST_MS;
        isPassing = true;
        logger.warn('The geocoder does not answer', { error });
      }
    } else isPassing = geocoderUrl !== null;
    const gazetteer = await loadGazetteer();
    return { address: gazetteer.describe(place, language), source: 'gazetteer', isPassing };
  };

  return {
    /** Who asks for the same place at the same time waits for the same answer. */
    find(place: Place, language: Language): Promise<Address> {
      const cell = (value: number): number => Math.round(value * CELLS_TO_A_DEGREE);
      const key = `${language} ${cell(place.latitude)} ${cell(place.longitude)}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const asked = lookUp(place, language);
      const answer = asked.then(({ address, source }) => ({ address, source }));
      known.set(key, answer);
      for (const oldest of known.keys()) {
        if (known.size <= MOST_ADDRESSES) break;
        known.delete(oldest);
      }
      // What stands in for a geocoder that does not answer is not remembered.
      const forget = (): void => void (known.get(key) === answer && known.delete(key));
      asked.then(({ isPassing }) => isPassing && forget(), forget);
      return answer;
    },
  };
}
