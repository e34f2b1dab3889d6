/** A place: degrees of longitude and latitude, WGS 84. */
export type LonLat = readonly [longitude: number, latitude: number];

/** Steps to a degree: 0.0005° is some 55 m, finer than what the data knows of a coast. */
const STEPS = 2_000;

/** Characters of one digit, base 64: printable, and none that JSON or a script has to escape. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HALF = DIGITS.length / 2;

/** A whole number as digits of five bits, the lowest first; the sixth bit says that more follow. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= HALF) {
    text += DIGITS[HALF + (rest % HALF)];
    rest = Math.floor(rest / HALF);
  }
  return text + DIGITS[rest];
}

/** A line as text: each point as its steps from the one before. */
export function encodeLine(points: readonly LonLat[] | readonly (readonly number[])[]): string {
  let text = '';
  let before = [0, 0];
  for (const [longitude = 0, latitude = 0] of points) {
    const at = [Math.round(longitude * STEPS), Math.round(latitude * STEPS)];
    text += encodeNumber((at[0] ?? 0) - (before[0] ?? 0));
    text += encodeNumber((at[1] ?? 0) - (before[1] ?? 0));
    before = at;
  }
  return text;
}

/** The points of a line that `encodeLine` has written, to 0.00025°. */
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
