import type { MapSettings } from '@pantau/core/geo';
import mapWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useMemo, useSyncExternalStore } from 'react';
import type { PortalSettingsStore } from './portal-settings.ts';

/** The installation's settings for maps (PO-31, PO-33). */
export function useMapSettings(settings: PortalSettingsStore): MapSettings {
  const { mapStyleUrl, staticMapUrl } = useSyncExternalStore(settings.subscribe, settings.get);
  return useMemo<MapSettings>(
    () => ({ styleUrl: mapStyleUrl ?? undefined, staticMapUrl, workerUrl: mapWorkerUrl }),
    [mapStyleUrl, staticMapUrl],
  );
}
