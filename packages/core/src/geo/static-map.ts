/** Of the static map: spec alerts §7. Px; MapLibre's zoom is one less than that of 256 px tiles. */
export const STATIC_MAP_ZOOM = 15;
export const STATIC_MAP_WIDTH = 374;
export const STATIC_MAP_HEIGHT = 200;

export interface Position {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees are told to five places: a metre. */
const PLACES = 5;

/**
 * Address of the picture of a place where no map can be shown (spec alerts §7).
 *
 * @param endpoint of the service, without a query
 * @param locale of the names on it
 */
export function staticMapUrl(endpoint: string, position: Position, locale: string): string {
  const query = new URLSearchParams({
    latitude: position.latitude.toFixed(PLACES),
    longitude: position.longitude.toFixed(PLACES),
    zoom: String(STATIC_MAP_ZOOM),
    size: `${STATIC_MAP_WIDTH}x${STATIC_MAP_HEIGHT}`,
    locale,
  });
  return `${endpoint}?${query.toString()}`;
}
