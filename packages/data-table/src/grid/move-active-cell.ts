/** A cell by position. Row -1 is the header. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** The highest row: -1 with a header. */
  readonly firstRow: number;
  /** Rows to move by with Page Up and Page Down. */
  readonly page: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The cell that a key moves to (ARIA Authoring Practices, data grid), or `undefined` for other keys. Home
 * and End with Ctrl or Command go to the first and last cell of the table.
 */
export function moveActive(
  { row, column }: GridPlace,
  { rows, columns, firstRow, page }: GridSize,
  { key, ctrlKey, metaKey }: GridKey,
): GridPlace | undefined {
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
  const isFar = ctrlKey || metaKey;
  const at = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.max(firstRow, Math.min(nextRow, lastRow)),
    column: Math.max(0, Math.min(nextColumn, lastColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(isFar ? Math.min(row, 0) : row - 1, column);
    case 'ArrowDown':
      return at(isFar ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return at(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, isFar ? lastColumn : column + 1);
    case 'Home':
      return at(isFar ? Math.min(0, lastRow) : row, 0);
    case 'End':
      return at(isFar ? lastRow : row, lastColumn);
    case 'PageUp':
      return at(Math.max(row - page, Math.min(row, 0)), column);
    case 'PageDown':
      return at(row + page, column);
    default:
      return undefined;
  }
}
