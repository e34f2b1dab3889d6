import { canonicalLine } from '../lib/user-text.ts';

/** Columns aligned by spaces, for a terminal; nothing in a cell can control it. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows.map((row) => row.map(canonicalLine))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
