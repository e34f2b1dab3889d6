import { ApiError } from '../lib/api-error.ts';

export interface Coordinates {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Limit of the map projection. */
const MAX_LATITUDE = 85;

/** @throws ApiError INVALID_INPUT */
export function parseCoordinates(query: Readonly<Record<string, unknown>>): Coordinates {
  const latitude = parseDegrees(query['latitude'], MAX_LATITUDE);
  const longitude = parseDegrees(query['longitude'], 180);
  if (latitude === null || longitude === null) {
    throw new ApiError('INVALID_INPUT', 'positionInvalid');
  }
  return { latitude, longitude };
}

function parseDegrees(text: unknown, max: number): number | null {
  if (typeof text !== 'string' || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= max ? value : null;
}
