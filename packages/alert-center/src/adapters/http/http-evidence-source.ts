import type { EvidenceSource } from '../../engine/evidence/evidence-source.port.ts';
import { type HttpConnection, type HttpConnectionOptions, createConnection } from './connection.ts';
import { createLazy } from '@pantau/core/lazy';
import { abortable } from '@pantau/core/transport';

export type HttpEvidenceSourceOptions = HttpConnectionOptions;

/** The port over a connection that other parts share. What it asks with loads at its first call. */
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

/** Camera evidence, places and fleet tasks over GraphQL and `/api/geocode`, as the contract has them. */
export function createHttpEvidenceSource(options: HttpEvidenceSourceOptions): EvidenceSource {
  return evidenceOver(createConnection(options));
}
