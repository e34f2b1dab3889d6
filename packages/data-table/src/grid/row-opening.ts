import type { KeyboardEvent, MouseEvent } from 'react';
import type { TableQuery } from '../features/rows/query.ts';

export interface RowOpening<Row> {
  /**
   * Called when a row is clicked, or Enter is pressed on it. Without this and `rowHref`, rows cannot be
   * opened.
   */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /**
   * URL of a row. It is a link in the row, and lets Ctrl, Command and the middle button open the row in a new
   * tab; `null` for a row without one. The query is for an address that leads back to these rows.
   */
  readonly rowHref?: ((row: Row, query: TableQuery) => string | null) | undefined;
}

/** Opens a row, in a new tab if requested and possible. */
export function openRow<Row>(
  { onRowOpen, rowHref }: RowOpening<Row>,
  query: TableQuery,
  row: Row,
  event: MouseEvent | KeyboardEvent,
  inNewTab = event.ctrlKey || event.metaKey,
): void {
  const href = rowHref?.(row, query) ?? null;
  const page = event.currentTarget.ownerDocument.defaultView;
  if (inNewTab && href !== null) page?.open(href, '_blank', 'noopener');
  else if (onRowOpen !== undefined) onRowOpen(row);
  else if (href !== null) page?.location.assign(href);
}
