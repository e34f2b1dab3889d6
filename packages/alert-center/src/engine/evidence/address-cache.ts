import { type Geocoder, createCachedGeocoder } from '@pantau/core/geo';
import type { EvidenceMemory } from './evidence-memory.ts';
import type { EvidenceSource } from './evidence-source.port.ts';

/** Addresses of places for one alert centre: each is looked up once, whichever preview needs it. */
export function addressesOf(memory: EvidenceMemory, evidence: EvidenceSource): Geocoder {
  memory.addresses ??= createCachedGeocoder({
    reverse: (position, locale, signal) => evidence.readAddress(position, locale, signal),
  });
  return memory.addresses;
}
