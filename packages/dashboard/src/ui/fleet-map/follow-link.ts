import type { MouseEvent } from 'react';

/** Opens a vehicle without loading the page, unless the press asks for a tab or window of its own (DB-20). */
export function followLink(
  event: MouseEvent,
  open: ((id: string) => void) | undefined,
  id: string,
): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (open === undefined || !isPlain) return;
  event.preventDefault();
  open(id);
}
