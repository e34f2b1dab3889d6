import type { KeyboardEvent, MouseEvent } from 'react';

export interface RowOpening<Row> {
  /**
   * Called when a row is clicked, or Enter is pressed on it. Without this and `rowHref`, rows cannot be
   * opened.
   */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** URL of a row, which lets Ctrl, Command and the middle button open it in a new tab. */
  readonly rowHref?: ((row: Row) => string) | undefined;
}

/** Opens a row, in a new tab if requested and possible. */
export function openRow<Row>(
  { onRowOpen, rowHref }: RowOpening<Row>,
  row: Row,
  event: MouseEvent | KeyboardEvent,
  inNewTab = event.ctrlKey || event.metaKey,
): void {
  const href = rowHref?.(row);
  const page = event.currentTarget.ownerDocument.defaultView;
  if (inNewTab && href !== undefined) page?.open(href, '_blank', 'noopener');
  else if (onRowOpen !== undefined) onRowOpen(row);
  else if (href !== undefined) page?.location.assign(href);
}
