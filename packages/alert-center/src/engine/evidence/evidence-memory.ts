import type { AlertId } from '../alert/alert.ts';
import type { Geocoder } from '@pantau/core/geo';
import type { EvidenceSource } from './evidence-source.port.ts';
import type { MediaRunner } from './evidence-runner.ts';

/**
 * Keeps the evidence runner of an alert while its preview is open, also when the page changes from windows
 * to a sheet.
 */
export interface MediaCache {
  find(id: AlertId): MediaRunner | undefined;
  /** Resumes the runner; the returned function releases it. */
  hold(id: AlertId, runner: MediaRunner): () => void;
}

/** Evidence source and caches of one mount. The lazy evidence code creates the caches. */
export interface EvidenceMemory {
  readonly source: EvidenceSource | null;
  addresses: Geocoder | null;
  runners: MediaCache | null;
}
