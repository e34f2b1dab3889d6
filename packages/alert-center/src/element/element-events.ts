import type { AlertCenterCallbacks } from '../hooks/host-callbacks.ts';
import type { AlertViewOptions, OpenedVehicle } from '../ui/shared/view-options.ts';
import type { ActionOutcome } from '../hooks/triage.ts';
import type { CountsView } from '../hooks/list.ts';
import type { ConnectionView } from '../hooks/connection.ts';
import type { AlertChange } from '../engine/alert/alert-action.ts';
import type { Alert } from '../engine/alert/alert.ts';
import type { AlertCenterDisplay } from '../engine/panel/display.ts';
import type { BulkOutcome } from '../engine/triage/bulk-outcome.ts';

/** What the element tells its host: they bubble, and leave the shadow root. */
export interface PantauAlertCenterEvents {
  /** The user opened an alert. */
  'pantau-alert-open': CustomEvent<{ readonly alert: Alert }>;
  /** The user changed an alert, or was refused. */
  'pantau-action': CustomEvent<{ readonly change: AlertChange; readonly outcome: ActionOutcome }>;
  /** A new alert of the rules that open by themselves. */
  'pantau-auto-popup': CustomEvent<{ readonly alert: Alert }>;
  /** The user changed many alerts at once, or took such a change back. */
  'pantau-bulk-action': CustomEvent<{ readonly outcome: BulkOutcome }>;
  'pantau-counts': CustomEvent<CountsView>;
  /** The user wants to see a vehicle on the live view; with `vehicle` in the attribute `links`. */
  'pantau-open-vehicle': CustomEvent<OpenedVehicle>;
  /** The user wants to see a fleet task; with `fleet-task` in the attribute `links`. */
  'pantau-open-fleet-task': CustomEvent<{ readonly taskId: string }>;
  /** Hidden now, or shown in another way; with `layout`, what the user wants. */
  'pantau-display': CustomEvent<{ readonly display: AlertCenterDisplay }>;
  'pantau-connection': CustomEvent<ConnectionView>;
  /** Something failed that the user may not have seen. */
  'pantau-error': CustomEvent<{ readonly error: unknown }>;
}

function tell<K extends keyof PantauAlertCenterEvents>(
  element: HTMLElement,
  type: K,
  detail: PantauAlertCenterEvents[K]['detail'],
): void {
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

export const tellError = (element: HTMLElement, error: unknown): void =>
  tell(element, 'pantau-error', { error });

/** Ways out of a preview that a page may offer. */
export const linkNames = ['vehicle', 'fleet-task'] as const;
export type LinkName = (typeof linkNames)[number];

/** The ways that the page offers, as events of the element; without one its link does not show. */
export function linksOf(
  element: HTMLElement,
  links: readonly LinkName[],
): Pick<AlertViewOptions, 'onOpenVehicle' | 'onOpenFleetTask'> {
  return {
    onOpenVehicle: links.includes('vehicle')
      ? (vehicle) => tell(element, 'pantau-open-vehicle', vehicle)
      : undefined,
    onOpenFleetTask: links.includes('fleet-task')
      ? (taskId) => tell(element, 'pantau-open-fleet-task', { taskId })
      : undefined,
  };
}

/** The callbacks of `<AlertCenter>` as events of the element. Errors come by the provider. */
export function eventsOf(element: HTMLElement): Omit<AlertCenterCallbacks, 'onError'> {
  return {
    onAlertOpen: (alert) => tell(element, 'pantau-alert-open', { alert }),
    onAction: (change, outcome) => tell(element, 'pantau-action', { change, outcome }),
    onAutoPopup: (alert) => tell(element, 'pantau-auto-popup', { alert }),
    onBulkAction: (outcome) => tell(element, 'pantau-bulk-action', { outcome }),
    onCounts: (counts) => tell(element, 'pantau-counts', counts),
    onDisplayChange: (display) => tell(element, 'pantau-display', { display }),
    onConnectionChange: (connection) => tell(element, 'pantau-connection', connection),
  };
}
