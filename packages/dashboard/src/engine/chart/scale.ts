/** The values of a chart's axis from 0, at most `lines` of them above 0, as round numbers. */
export function axisOf(max: number, lines = 3): readonly number[] {
  if (max <= 0) return [0, 1];
  const rough = max / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power);
  const whole = Math.ceil(step);
  return Array.from({ length: Math.ceil(max / whole) + 1 }, (_, index) => index * whole);
}
