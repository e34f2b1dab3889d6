import type { Clock } from '@pantau/core';
import type { AlertId } from '../alert/alert.ts';
import { AUTO_OPEN_LIMIT_EVERY_MS } from '../alert/limits.ts';

export interface RefusalsOptions {
  readonly clock: Clock;
  /** Whether a preview of the alert is open by now. */
  readonly isOpen: (id: AlertId) => boolean;
  /** Called with the refused alerts, the latest first. */
  readonly notify: (ids: readonly AlertId[]) => void;
}

export interface Refusals {
  add(id: AlertId): void;
  stop(): void;
}

/**
 * Reports previews that could not open by themselves: the first at once, further ones together every
 * `AUTO_OPEN_LIMIT_EVERY_MS`, so that every alert is named without a flood of toasts (AC-233).
 */
export function createRefusals({ clock, isOpen, notify }: RefusalsOptions): Refusals {
  let refused: readonly AlertId[] = [];
  let cancel: (() => void) | null = null;

  const report = (): void => {
    cancel = null;
    const ids = refused.filter((id) => !isOpen(id));
    refused = [];
    if (ids.length === 0) return;
    notify(ids);
    cancel = clock.setTimeout(report, AUTO_OPEN_LIMIT_EVERY_MS);
  };

  return {
    add(id) {
      refused = [id, ...refused];
      if (cancel === null) report();
    },
    stop() {
      cancel?.();
      cancel = null;
      refused = [];
    },
  };
}
