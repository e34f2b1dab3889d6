import type { Position } from './static-map.ts';

/** Port for reverse geocoding. */
export interface Geocoder {
  /**
   * The address of a position, or null if there is none. Rejects with a `PantauError`.
   *
   * @param locale language of the address, such as `id` or `en`
   */
  reverse(position: Position, locale: string, signal?: AbortSignal): Promise<string | null>;
}

/** Positions in the same cell share an address. A cell of 0.0005° is about 55 m wide. */
const CELLS_PER_DEGREE = 2_000;

const MAX_CACHED_ADDRESSES = 500;

const keyOf = ({ latitude, longitude }: Position, locale: string): string =>
  `${locale} ${Math.round(latitude * CELLS_PER_DEGREE)} ${Math.round(longitude * CELLS_PER_DEGREE)}`;

/**
 * Wraps a geocoder with a cache of 500 addresses (CO-31). Concurrent calls for the same place share one
 * request. Errors are not cached.
 */
export function createCachedGeocoder(geocoder: Geocoder): Geocoder {
  const cache = new Map<string, string | null>();
  const pending = new Map<string, Promise<string | null>>();

  const store = (key: string, address: string | null): void => {
    cache.delete(key);
    cache.set(key, address);
    const oldest = cache.keys().next().value;
    if (cache.size > MAX_CACHED_ADDRESSES && oldest !== undefined) cache.delete(oldest);
  };

  return {
    reverse(position, locale, signal) {
      const key = keyOf(position, locale);
      const address = cache.get(key);
      if (address !== undefined) return Promise.resolve(address);
      let request = pending.get(key);
      if (request === undefined) {
        // Without the caller's signal, because other callers may share the request.
        request = geocoder.reverse(position, locale).then((result) => {
          store(key, result);
          return result;
        });
        const settle = (): boolean => pending.delete(key);
        request.then(settle, settle);
        pending.set(key, request);
      }
      return rejectOnAbort(request, signal);
    },
  };
}

function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
