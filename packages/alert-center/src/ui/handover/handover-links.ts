import { isPlainClick } from '@pantau/core/ui/plain-click';
import type { MouseEvent } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';

/** An alert to open. */
export interface HandoverTarget {
  readonly id: AlertId;
}

/** Where the alerts of a handover lead; without an address they are text. */
export interface HandoverLinks {
  /** Called when the user opens an alert. Must keep its identity between renders. */
  readonly onOpen?: ((alert: HandoverTarget) => void) | undefined;
  /** URL of an alert's own page. Must keep its identity between renders. */
  readonly alertHref?: ((alert: HandoverTarget) => string) | undefined;
}

/** The attributes of a link to an alert; `null` without an address. */
export function linkOf({ onOpen, alertHref }: HandoverLinks, id: AlertId) {
  if (alertHref === undefined) return null;
  return {
    href: alertHref({ id }),
    onClick(event: MouseEvent): void {
      if (onOpen === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      onOpen({ id });
    },
  };
}
