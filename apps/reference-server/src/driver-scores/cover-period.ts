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

/** Spans that are added, or taken away again. */
export interface SignedRange extends SpanRange {
  readonly sign: 1 | -1;
}

const spansIn = (ranges: readonly SpanRange[]): number =>
  ranges.reduce((sum, { days, from, to }) => sum + (to - from + 1) / days, 0);

/** The spans that lead from one day to another, which may be earlier; both are multiples of `days`. */
const between = (days: SpanLength, start: number, end: number): readonly SignedRange[] =>
  start === end
    ? []
    : [
        {
          days,
          from: Math.min(start, end),
          to: Math.max(start, end) - 1,
          sign: start < end ? 1 : -1,
        },
      ];

/** Leads from a day over longer and longer spans to the nearest multiple of the longest. */
function toLongest(day: number): { readonly ranges: readonly SignedRange[]; readonly end: number } {
  let end = day;
  const ranges = spanLengths.flatMap((days, index) => {
    const next = spanLengths[index + 1];
    if (next === undefined) return [];
    const start = end;
    end = Math.round(end / next) * next;
    return between(days, start, end);
  });
  return { ranges, end };
}

/**
 * Fewer spans than `coverPeriod` has: 7 days are one span of 8 less one of a day. For sums only, from which spans can be
 * taken away.
 */
export function netCover(period: Period): readonly SignedRange[] {
  const plain = coverPeriod(period).map((range): SignedRange => ({ ...range, sign: 1 }));
  const first = toLongest(period.from);
  const last = toLongest(period.to + 1);
  const longest = spanLengths[spanLengths.length - 1] ?? 1;
  const net = [
    ...first.ranges,
    ...between(longest, first.end, last.end),
    ...last.ranges.map((range): SignedRange => ({ ...range, sign: range.sign === 1 ? -1 : 1 })),
  ];
  return spansIn(net) < spansIn(plain) ? net : plain;
}
