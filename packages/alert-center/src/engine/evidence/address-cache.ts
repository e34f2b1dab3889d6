import { type Geocoder, createCachedGeocoder } from '@pantau/core/geo';
import type { EvidenceMemory } from './evidence-memory.ts';
import type { EvidenceSource } from './evidence-source.port.ts';

/** The geocoder of one alert centre: caches addresses, shared by its previews. */
export function addressesOf(memory: EvidenceMemory, evidence: EvidenceSource): Geocoder {
  memory.addresses ??= createCachedGeocoder({
    reverse: (position, locale, signal) => evidence.readAddress(position, locale, signal),
  });
  return memory.addresses;
}
