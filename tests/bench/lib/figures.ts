export interface Figures {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Percentiles by nearest rank. */
export function figuresOf(values: readonly number[]): Figures {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** `post to pixel            p50 41 ms   p95 66 ms   max 92 ms   (120)` */
export function line(name: string, { count, p50, p95, max }: Figures): string {
  const ms = (value: number): string => `${value.toFixed(0).padStart(5)} ms`;
  return `${name.padEnd(34)} p50 ${ms(p50)}   p95 ${ms(p95)}   max ${ms(max)}   (${count})`;
}
