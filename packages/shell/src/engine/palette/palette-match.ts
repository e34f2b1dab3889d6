/** What can be chosen in the palette, as far as matching needs it. */
export interface PaletteText {
  readonly label: string;
  /** Further words that it is found by, such as the group of a page. */
  readonly hint?: string | undefined;
}

/** A part of a label that matches, from `start` up to `end`. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

export interface PaletteMatch<Entry extends PaletteText> {
  readonly entry: Entry;
  /** In order, without overlaps. */
  readonly ranges: readonly MatchRange[];
}

/** Lower is better. */
const AT_START = 0;
const AT_WORD = 1;
const INSIDE = 2;
const IN_HINT = 3;

const wordsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Where a word is in a text: at the start of a word if possible. */
function find(text: string, word: string): { readonly at: number; readonly score: number } | null {
  const first = text.indexOf(word);
  if (first <= 0) return first === 0 ? { at: 0, score: AT_START } : null;
  for (let at = first; at !== -1; at = text.indexOf(word, at + 1)) {
    if (/[^\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return { at, score: AT_WORD };
  }
  return { at: first, score: INSIDE };
}

/** Joins what overlaps. */
function joined(ranges: readonly MatchRange[]): readonly MatchRange[] {
  const result: MatchRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last === undefined || range.start > last.end) result.push(range);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return result;
}

function match<Entry extends PaletteText>(
  entry: Entry,
  words: readonly string[],
): { readonly found: PaletteMatch<Entry>; readonly score: number } | null {
  // Letters whose lower case is longer would move the ranges.
  const lower = entry.label.toLowerCase();
  const label = lower.length === entry.label.length ? lower : entry.label;
  const hint = entry.hint?.toLowerCase() ?? '';
  const ranges: MatchRange[] = [];
  let score = 0;
  for (const word of words) {
    const inLabel = find(label, word);
    if (inLabel === null && !hint.includes(word)) return null;
    score += inLabel?.score ?? IN_HINT;
    if (inLabel !== null) ranges.push({ start: inLabel.at, end: inLabel.at + word.length });
  }
  return { found: { entry, ranges: joined(ranges) }, score };
}

/**
 * The entries that contain every word of the query, best first; entries that match equally well keep their order
 * (SH-92). An empty query matches all of them.
 */
export function matchEntries<Entry extends PaletteText>(
  entries: readonly Entry[],
  query: string,
): readonly PaletteMatch<Entry>[] {
  const words = wordsOf(query);
  return entries
    .flatMap((entry) => match(entry, words) ?? [])
    .toSorted((one, other) => one.score - other.score)
    .map(({ found }) => found);
}
