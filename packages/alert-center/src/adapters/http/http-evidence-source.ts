import type { EvidenceSource } from '../../engine/evidence/evidence-source.port.ts';
import { type HttpConnection, type HttpConnectionOptions, createConnection } from './connection.ts';
import { createLazy } from '@pantau/core/lazy';
import { abortable } from '@pantau/core/transport';

export type HttpEvidenceSourceOptions = HttpConnectionOptions;

/** Creates an `EvidenceSource` over a shared connection. Its code loads on first use. */
export function evidenceOver(connection: HttpConnection): EvidenceSource {
  const lazy = createLazy(async () => {
    const { createEvidenceCalls } = await import('./evidence-calls.ts');
    return createEvidenceCalls(connection);
  });
  const load = (signal?: AbortSignal) => abortable(lazy.load(), signal);
  return {
    listClips: async (query, signal) => (await load(signal)).listClips(query, signal),
    readDevice: async (vehicleId, signal) => (await load(signal)).readDevice(vehicleId, signal),
    updateFileList: async (request, signal) => (await load(signal)).updateFileList(request, signal),
    countFiles: async (query, signal) => (await load(signal)).countFiles(query, signal),
    requestUpload: async (input, signal) => (await load(signal)).requestUpload(input, signal),
    readTrack: async (query, signal) => (await load(signal)).readTrack(query, signal),
    readGeofences: async (ids, signal) => (await load(signal)).readGeofences(ids, signal),
    readFleetOrder: async (query, signal) => (await load(signal)).readFleetOrder(query, signal),
    readAddress: async (position, locale, signal) =>
      (await load(signal)).readAddress(position, locale, signal),
  };
}

/** Creates an `EvidenceSource` over the wire contract: GraphQL and `/api/geocode`. */
export function createHttpEvidenceSource(options: HttpEvidenceSourceOptions): EvidenceSource {
  return evidenceOver(createConnection(options));
}
