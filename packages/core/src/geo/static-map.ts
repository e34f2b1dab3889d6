import type { Theme } from '../theme/brand.ts';

/** Zoom level of the static map (AC-72), in 256 px tiles. MapLibre's zoom is one less. */
export const STATIC_MAP_ZOOM = 15;
/** In px. */
export const STATIC_MAP_WIDTH = 374;
/** In px. */
export const STATIC_MAP_HEIGHT = 200;

/** In degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

/**
 * URL of the static map of a position (AC-72).
 *
 * @param endpoint URL of the service, without a query
 * @param locale language of the labels
 * @param theme the service draws its light map unless it knows `dark`
 */
export function staticMapUrl(
  endpoint: string,
  position: Position,
  locale: string,
  theme: Theme = 'light',
): string {
  const query = new URLSearchParams({
    latitude: position.latitude.toFixed(DECIMALS),
    longitude: position.longitude.toFixed(DECIMALS),
    zoom: String(STATIC_MAP_ZOOM),
    size: `${STATIC_MAP_WIDTH}x${STATIC_MAP_HEIGHT}`,
    locale,
    ...(theme === 'dark' && { theme }),
  });
  return `${endpoint}?${query.toString()}`;
}
