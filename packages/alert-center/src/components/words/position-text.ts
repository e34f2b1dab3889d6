import type { Format } from '@pantau/core';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** About one metre. */
const PLACES = 5;

const digits: Intl.NumberFormatOptions = {
  minimumFractionDigits: PLACES,
  maximumFractionDigits: PLACES,
};

/** Coordinates as they are read. */
export function positionText(
  { latitude, longitude }: Place,
  format: Pick<Format, 'number'>,
): string {
  return [latitude, longitude]
    .map((degrees) => format.number(degrees, digits).replace(/^-/, '\u2212'))
    .join('; ');
}

/** Coordinates as maps and navigation take them, whatever the language. */
export function positionToCopy({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(PLACES)}, ${longitude.toFixed(PLACES)}`;
}
