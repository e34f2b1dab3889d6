/** A cell by its place. Row -1 is the header. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page: number;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const HEADER = -1;

/**
 * Where a key leads in a grid (ARIA Authoring Practices, data grid); undefined for a key that leads
 * nowhere. Ctrl or Command with Home and End goes to the first and the last cell of all.
 */
export function moveActive(
  { row, column }: GridPlace,
  { rows, columns, page }: GridSize,
  { key, ctrlKey, metaKey }: GridKey,
): GridPlace | undefined {
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
  const isFar = ctrlKey || metaKey;
  const at = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.max(HEADER, Math.min(nextRow, lastRow)),
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
