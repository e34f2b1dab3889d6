import type { Position } from './static-map.ts';

/** Says where a position is, in words (spec alerts §7, reverse geocoding). */
export interface Geocoder {
  /**
   * The address, or null where nothing is known of the place. Rejects with a `PantauError`.
   *
   * @param locale of the answer: `id`, `en`
   */
  reverse(position: Position, locale: string, signal?: AbortSignal): Promise<string | null>;
}

/** Places this close together have one address: 0.0005° is some 55 m. */
const CELLS_TO_A_DEGREE = 2_000;

/** Addresses that are remembered. */
const ADDRESSES_MOST = 500;

const keyOf = ({ latitude, longitude }: Position, locale: string): string =>
  `${locale} ${Math.round(latitude * CELLS_TO_A_DEGREE)} ${Math.round(longitude * CELLS_TO_A_DEGREE)}`;

/**
 * Asks for each place once: answers are remembered, and who asks while the answer is on its way waits
 * for the same one. A failure is not remembered.
 */
export function createCachedGeocoder(geocoder: Geocoder): Geocoder {
  const known = new Map<string, string | null>();
  const underWay = new Map<string, Promise<string | null>>();

  const remember = (key: string, address: string | null): void => {
    known.delete(key);
    known.set(key, address);
    const oldest = known.keys().next().value;
    if (known.size > ADDRESSES_MOST && oldest !== undefined) known.delete(oldest);
  };

  return {
    reverse(position, locale, signal) {
      const key = keyOf(position, locale);
      const address = known.get(key);
      if (address !== undefined) return Promise.resolve(address);
      let asked = underWay.get(key);
      if (asked === undefined) {
        // Not ended with whoever asked first: others may be waiting by then.
        asked = geocoder.reverse(position, locale).then((answer) => {
          remember(key, answer);
          return answer;
        });
        const done = (): boolean => underWay.delete(key);
        asked.then(done, done);
        underWay.set(key, asked);
      }
      return orAborted(asked, signal);
    },
  };
}

function orAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return answer;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) {
      stop();
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
