import type { CompanyBranding } from '@pantau/core';
import type { AlertCenterCallbacks } from '../hooks/host-callbacks.ts';
import type { AlertViewOptions, OpenedVehicle } from '../ui/shared/view-options.ts';
import type { ActionOutcome } from '../hooks/triage.ts';
import type { CountsView } from '../hooks/list.ts';
import type { ConnectionView } from '../hooks/connection.ts';
import type { AlertChange } from '../engine/alert/alert-action.ts';
import type { Alert } from '../engine/alert/alert.ts';
import type { AlertCenterDisplay } from '../engine/panel/display.ts';
import type { BulkOutcome } from '../engine/triage/bulk-outcome.ts';

/** Events of the element. They bubble and cross the shadow root. */
export interface PantauAlertCenterEvents {
  /** The user opened an alert. */
  'pantau-alert-open': CustomEvent<{ readonly alert: Alert }>;
  /** The user's change to an alert was applied or rejected. */
  'pantau-action': CustomEvent<{ readonly change: AlertChange; readonly outcome: ActionOutcome }>;
  /** A new alert arrived whose rule auto-opens previews. */
  'pantau-auto-popup': CustomEvent<{ readonly alert: Alert }>;
  /** A bulk action, or the undo of one, has finished. */
  'pantau-bulk-action': CustomEvent<{ readonly outcome: BulkOutcome }>;
  'pantau-counts': CustomEvent<CountsView>;
  /** The user requests the live view of a vehicle; requires `vehicle` in the attribute `links`. */
  'pantau-open-vehicle': CustomEvent<OpenedVehicle>;
  /** The user requests a fleet task; requires `fleet-task` in the attribute `links`. */
  'pantau-open-fleet-task': CustomEvent<{ readonly taskId: string }>;
  /** The user requests an alert rule; requires `alert-rule` in the attribute `links`. */
  'pantau-open-alert-rule': CustomEvent<{ readonly ruleId: string }>;
  /** The panel's display changed; with the attribute `display`, the display the user requests. */
  'pantau-display': CustomEvent<{ readonly display: AlertCenterDisplay }>;
  'pantau-connection': CustomEvent<ConnectionView>;
  /** Nobody is signed in any more: `getToken` or the server refuses. */
  'pantau-signed-out': CustomEvent<null>;
  /** The name, colours and logo of the company were read, or somebody changed them. */
  'pantau-brand': CustomEvent<{ readonly branding: CompanyBranding }>;
  /** An error the user may not have seen. */
  'pantau-error': CustomEvent<{ readonly error: unknown }>;
}

function dispatch<K extends keyof PantauAlertCenterEvents>(
  element: HTMLElement,
  type: K,
  detail: PantauAlertCenterEvents[K]['detail'],
): void {
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

export const dispatchError = (element: HTMLElement, error: unknown): void =>
  dispatch(element, 'pantau-error', { error });

export const dispatchBrand = (element: HTMLElement, branding: CompanyBranding): void =>
  dispatch(element, 'pantau-brand', { branding });

/** Links that a page can offer in previews. */
export const linkNames = ['vehicle', 'fleet-task', 'alert-rule'] as const;
export type LinkName = (typeof linkNames)[number];

/** Callbacks that dispatch the events of the links the page offers; other links are not shown. */
export function linksOf(
  element: HTMLElement,
  links: readonly LinkName[],
): Pick<AlertViewOptions, 'onOpenVehicle' | 'onOpenFleetTask' | 'onOpenRule'> {
  return {
    onOpenVehicle: links.includes('vehicle')
      ? (vehicle) => dispatch(element, 'pantau-open-vehicle', vehicle)
      : undefined,
    onOpenFleetTask: links.includes('fleet-task')
      ? (taskId) => dispatch(element, 'pantau-open-fleet-task', { taskId })
      : undefined,
    onOpenRule: links.includes('alert-rule')
      ? (ruleId) => dispatch(element, 'pantau-open-alert-rule', { ruleId })
      : undefined,
  };
}

/** Callbacks of `<AlertCenter>` that dispatch the element's events. The provider reports errors. */
export function eventsOf(element: HTMLElement): Omit<AlertCenterCallbacks, 'onError'> {
  return {
    onAlertOpen: (alert) => dispatch(element, 'pantau-alert-open', { alert }),
    onAction: (change, outcome) => dispatch(element, 'pantau-action', { change, outcome }),
    onAutoPopup: (alert) => dispatch(element, 'pantau-auto-popup', { alert }),
    onBulkAction: (outcome) => dispatch(element, 'pantau-bulk-action', { outcome }),
    onCounts: (counts) => dispatch(element, 'pantau-counts', counts),
    onDisplayChange: (display) => dispatch(element, 'pantau-display', { display }),
    onSignedOut: () => dispatch(element, 'pantau-signed-out', null),
    onConnectionChange: (connection) => dispatch(element, 'pantau-connection', connection),
  };
}
