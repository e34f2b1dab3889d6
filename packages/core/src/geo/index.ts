/** Maps and reverse geocoding. MapLibre and the base map load with the first map. */
export { type Geocoder, createCachedGeocoder } from './geocoder.ts';
export { type MapSettings, MapSettingsContext } from './map/map-settings.ts';
export { type MapVehicle, MapView, type MapViewProps } from './map/map-view.tsx';
export { StaticMap, type StaticMapProps } from './map/static-map-view.tsx';
export { type MapFrame, fitPositions, toScreen } from './map/map-frame.ts';
export { usePositionText } from './map/use-position-text.ts';
export {
  type Position,
  STATIC_MAP_HEIGHT,
  STATIC_MAP_WIDTH,
  STATIC_MAP_ZOOM,
  staticMapUrl,
} from './static-map.ts';
