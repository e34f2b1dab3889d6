import type { Clock } from '@pantau/core';
import type { Alert, AlertId } from '../alert/alert.ts';
import { isEmergency } from '../alert/emergency.ts';
import { SEEN_AFTER_MS } from '../alert/limits.ts';

/*
 * When a preview marks its alert as read. An alert that the user opens is read at once (AC-33). One that
 * opened by itself is read once it has been seen: its preview in front, its bar uncovered and the page
 * visible for `SEEN_AFTER_MS`; or the user switches to it, focuses it or acts on it (AC-201). An emergency takes
 * the latter: its preview opens in front of an empty chair, too, and its sound must not end there (AC-868).
 */

/** What happened to the preview of an alert. */
export type PreviewEvent = 'openedByUser' | 'openedAutomatically' | 'used' | 'acted' | 'seen';

/** Whether the event marks the alert as read. */
export const marksAsRead = (event: PreviewEvent, alert: Pick<Alert, 'alertCode'>): boolean =>
  event === 'seen' ? !isEmergency(alert) : event !== 'openedAutomatically';

export interface PreviewSightOptions {
  readonly clock: Clock;
  /** The preview in front; `null` if none is open. */
  readonly front: () => AlertId | null;
  /** Called once the preview of the alert has been in sight for `SEEN_AFTER_MS`. */
  readonly onSeen: (id: AlertId) => void;
}

export interface PreviewSight {
  /** The bar of the preview is, or is no longer, uncovered on a visible page. */
  report(id: AlertId, isVisible: boolean): void;
  /** Call it when another preview may be in front. */
  update(): void;
  stop(): void;
}

/** Measures how long the preview in front can be seen without interruption. */
export function createPreviewSight({ clock, front, onSeen }: PreviewSightOptions): PreviewSight {
  const visible = new Set<AlertId>();
  let watched: AlertId | null = null;
  let cancel = (): void => undefined;

  const update = (): void => {
    const id = front();
    const next = id !== null && visible.has(id) ? id : null;
    if (next === watched) return;
    cancel();
    watched = next;
    if (next === null) return;
    cancel = clock.setTimeout(() => onSeen(next), SEEN_AFTER_MS);
  };

  return {
    report(id, isVisible) {
      if (isVisible) visible.add(id);
      else visible.delete(id);
      update();
    },
    update,
    stop() {
      visible.clear();
      update();
    },
  };
}
