/** A point in degrees, WGS 84. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Steps per degree. 0.0005° is about 55 m, finer than the resolution of the coastline. */
const STEPS = 2_000;

/** Base-64 digits: printable characters that need no escaping in JSON. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HALF = DIGITS.length / 2;

/** Encodes an integer as digits of five bits, lowest first. The sixth bit is set if more digits follow. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= HALF) {
    text += DIGITS[HALF + (rest % HALF)];
    rest = Math.floor(rest / HALF);
  }
  return text + DIGITS[rest];
}

/** Encodes a line as text. Each point is stored as its offset in steps from the previous point. */
export function encodeLine(points: readonly LonLat[] | readonly (readonly number[])[]): string {
  let text = '';
  let previous = [0, 0];
  for (const [longitude = 0, latitude = 0] of points) {
    const at = [Math.round(longitude * STEPS), Math.round(latitude * STEPS)];
    text += encodeNumber((at[0] ?? 0) - (previous[0] ?? 0));
    text += encodeNumber((at[1] ?? 0) - (previous[1] ?? 0));
    previous = at;
  }
  return text;
}

/** Decodes a line written by `encodeLine`, with a precision of 0.00025°. */
export function decodeLine(text: string): LonLat[] {
  const numbers: number[] = [];
  let value = 0;
  let weight = 1;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    value += (digit % HALF) * weight;
    weight *= HALF;
    if (digit >= HALF) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    value = 0;
    weight = 1;
  }
  const points: LonLat[] = [];
  let longitude = 0;
  let latitude = 0;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    longitude += numbers[index] ?? 0;
    latitude += numbers[index + 1] ?? 0;
    points.push([longitude / STEPS, latitude / STEPS]);
  }
  return points;
}
