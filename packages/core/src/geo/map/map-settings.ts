import { createContext, useContext } from 'react';

/** A host's settings for maps. */
export interface MapSettings {
  /** URL of a MapLibre style. Without one, or if it cannot be loaded, the built-in base map is shown. */
  readonly styleUrl?: string | undefined;
  /**
   * URL of MapLibre's worker (`maplibre-gl/dist/maplibre-gl-worker.mjs`), of the same origin as the page.
   * Without one, the static map is shown instead of a live one.
   */
  readonly workerUrl?: string | undefined;
  /** URL of a service that returns a map image for `latitude`, `longitude`, `zoom`, `size` and `locale`. */
  readonly staticMapUrl?: string | undefined;
}

const none: MapSettings = {};

export const MapSettingsContext = createContext<MapSettings>(none);

/** A sandboxed frame has no origin, and so no worker can be of the same. */
const hasOrigin = (): boolean => globalThis.origin !== 'null';

export function useMapSettings(): MapSettings {
  const settings = useContext(MapSettingsContext);
  return hasOrigin() ? settings : { ...settings, workerUrl: undefined };
}
