/** Decimal places; about one metre. */
const PLACES = 5;

/** Coordinates in the format of maps and navigation, independent of the language. */
export function positionToCopy(position: {
  readonly latitude: number;
  readonly longitude: number;
}): string {
  return `${position.latitude.toFixed(PLACES)}, ${position.longitude.toFixed(PLACES)}`;
}
