import { type Geocoder, createCachedGeocoder } from '@pantau/core/geo';
import type { EvidenceSource } from './evidence-source.port.ts';
import type { AlertCenterStore } from '../store.ts';

const books = new WeakMap<AlertCenterStore, Geocoder>();

/** Addresses of places for one alert centre: each is asked for once, whichever preview wants it. */
export function addressBookOf(store: AlertCenterStore, evidence: EvidenceSource): Geocoder {
  let book = books.get(store);
  if (book === undefined) {
    book = createCachedGeocoder({
      reverse: (position, locale, signal) => evidence.readAddress(position, locale, signal),
    });
    books.set(store, book);
  }
  return book;
}
