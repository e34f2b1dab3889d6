import { Refusal } from '../lib/api-error.ts';

export interface Place {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The projection of maps ends there. */
const NORTHMOST = 85;

/** @throws Refusal INVALID_INPUT */
export function readPlace(query: Readonly<Record<string, unknown>>): Place {
  const latitude = degrees(query['latitude'], NORTHMOST);
  const longitude = degrees(query['longitude'], 180);
  if (latitude === null || longitude === null) {
    throw new Refusal('INVALID_INPUT', 'positionInvalid');
  }
  return { latitude, longitude };
}

function degrees(text: unknown, most: number): number | null {
  if (typeof text !== 'string' || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= most ? value : null;
}
