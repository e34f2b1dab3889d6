import type { AlertId } from '../alert/alert.ts';
import type { Geocoder } from '@pantau/core/geo';
import type { EvidenceSource } from './evidence-source.port.ts';
import type { MediaRunner } from './evidence-runner.ts';

/**
 * Keeps what is known of an alert's evidence while its preview stays open, whatever shows it: a window,
 * or a sheet as the page becomes narrow.
 */
export interface MediaShelf {
  find(id: AlertId): MediaRunner | undefined;
  /** It is shown from now on, until the returned function is called. */
  hold(id: AlertId, runner: MediaRunner): () => void;
}

/** What one mount remembers of what was looked up. The caches are created by the code that loads with evidence. */
export interface EvidenceMemory {
  readonly source: EvidenceSource | null;
  addresses: Geocoder | null;
  runners: MediaShelf | null;
}
