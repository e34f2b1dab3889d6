import { spanLengths } from '../driver-sums/span-columns.ts';
import type { Period } from './period.ts';

type SpanLength = (typeof spanLengths)[number];

/** Spans of a length by their first days, both included. */
export interface SpanRange {
  readonly days: SpanLength;
  readonly from: number;
  readonly to: number;
}

/** The fewest spans that make up a period. */
export function coverPeriod(
  { from, to }: Period,
  lengths: readonly SpanLength[] = spanLengths,
): readonly SpanRange[] {
  const days = lengths.at(-1);
  if (days === undefined || from > to) return [];
  const shorter = lengths.slice(0, -1);
  const first = Math.ceil(from / days) * days;
  const end = Math.floor((to + 1) / days) * days;
  if (first >= end) return coverPeriod({ from, to }, shorter);
  return [
    ...coverPeriod({ from, to: first - 1 }, shorter),
    { days, from: first, to: end - 1 },
    ...coverPeriod({ from: end, to }, shorter),
  ];
}
