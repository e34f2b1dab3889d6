import { isPlainClick } from '@pantau/core/ui/plain-click';
import type { MouseEvent } from 'react';

/** Opens a vehicle without loading the page, unless the press asks for a tab or window of its own (DB-20). */
export function followLink(
  event: MouseEvent,
  open: ((id: string) => void) | undefined,
  id: string,
): void {
  if (open === undefined || !isPlainClick(event)) return;
  event.preventDefault();
  open(id);
}
