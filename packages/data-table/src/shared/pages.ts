/** Number of pages, at least 1. */
export const pageCount = (total: number, limit: number): number =>
  Math.max(1, Math.ceil(total / limit));

/** Row indexes of a page, from 0. */
export function pageRange(page: number, limit: number, total: number) {
  const start = Math.min((page - 1) * limit, total);
  return { start, end: Math.min(start + limit, total) };
}

/** Page numbers for the buttons, with gaps: 1 2 3 … 52. */
export function pageButtons(page: number, count: number): readonly (number | 'gap')[] {
  const near =
    page <= 3 ? [2, 3] : page >= count - 2 ? [count - 2, count - 1] : [page - 1, page, page + 1];
  const shown = [...new Set([1, ...near, count])].filter((one) => one >= 1 && one <= count);
  shown.sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one - 1;
    if (one - before === 1) return [one];
    // A gap replaces at least two pages.
    return one - before === 2 ? [one - 1, one] : ['gap' as const, one];
  });
}
