/** About one metre. */
const PLACES = 5;

/** Coordinates as maps and navigation take them, whatever the language. */
export function positionToCopy(position: {
  readonly latitude: number;
  readonly longitude: number;
}): string {
  return `${position.latitude.toFixed(PLACES)}, ${position.longitude.toFixed(PLACES)}`;
}
