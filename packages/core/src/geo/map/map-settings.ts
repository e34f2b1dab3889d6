import { createContext, useContext } from 'react';

/** What a host says of maps. All of it may be left out. */
export interface MapSettings {
  /** Address of a MapLibre style; without one, or where it cannot be had, our own base map shows. */
  readonly styleUrl?: string | undefined;
  /**
   * Address of MapLibre's worker (`maplibre-gl/dist/maplibre-gl-worker.mjs`) on the page's own origin.
   * Without one there is no live map, but the static picture.
   */
  readonly workerUrl?: string | undefined;
  /** Address that answers `latitude, longitude, zoom, size` with the picture of a place. */
  readonly staticMapUrl?: string | undefined;
}

const none: MapSettings = {};

export const MapSettingsContext = createContext<MapSettings>(none);

export function useMapSettings(): MapSettings {
  return useContext(MapSettingsContext);
}
