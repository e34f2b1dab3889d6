import { type PantauError, isPantauError } from '@pantau/core';
import type { AlertChange } from '../engine/alert/alert-action.ts';
import type { Alert } from '../engine/alert/alert.ts';
import type { AlertCenterDisplay } from '../engine/panel/display.ts';
import type { CountsView } from '../engine/list/list-state.ts';
import type { ConnectionView } from '../engine/list/connection.ts';
import type { ActionOutcome } from '../engine/triage/alert-actions.ts';
import type { AlertCenterEvent } from '../engine/store.ts';
import type { BulkOutcome } from '../engine/triage/bulk-outcome.ts';

/** What the alert centre tells its host. */
export interface AlertCenterCallbacks {
  /** The user opened an alert. */
  readonly onAlertOpen?: ((alert: Alert) => void) | undefined;
  /** A new alert of the rules that open by themselves (spec alerts §4, Urgency), told once. */
  readonly onAutoPopup?: ((alert: Alert) => void) | undefined;
  /** The user changed an alert, or was refused. */
  readonly onAction?: ((change: AlertChange, outcome: ActionOutcome) => void) | undefined;
  /** The user changed many alerts at once, or took such a change back. */
  readonly onBulkAction?: ((outcome: BulkOutcome) => void) | undefined;
  readonly onCounts?: ((counts: CountsView) => void) | undefined;
  /** The alert centre is hidden now, or shown in another way. */
  readonly onDisplayChange?: ((display: AlertCenterDisplay) => void) | undefined;
  readonly onConnectionChange?: ((connection: ConnectionView) => void) | undefined;
  /** Something failed: a load, an action, or a message that could not be read. */
  readonly onError?: ((error: PantauError | Error) => void) | undefined;
}

/** Hands events on to the callbacks of the host's latest render. */
export interface HostRelay {
  use(callbacks: AlertCenterCallbacks, report: (error: unknown) => void): void;
  readonly onEvent: (event: AlertCenterEvent) => void;
  readonly onError: (error: unknown) => void;
}

export function createHostRelay(): HostRelay {
  let callbacks: AlertCenterCallbacks = {};
  let report: (error: unknown) => void = () => {};
  return {
    use(nextCallbacks, nextReport) {
      callbacks = nextCallbacks;
      report = nextReport;
    },
    onEvent(event) {
      switch (event.type) {
        case 'alertOpen':
          callbacks.onAlertOpen?.(event.alert);
          return;
        case 'autoPopup':
          callbacks.onAutoPopup?.(event.alert);
          return;
        case 'action':
          callbacks.onAction?.(event.change, event.outcome);
          return;
        case 'bulkAction':
          callbacks.onBulkAction?.(event.outcome);
          return;
        case 'counts':
          callbacks.onCounts?.(event.counts);
          return;
        case 'display':
          callbacks.onDisplayChange?.(event.display);
          return;
        case 'connection':
          callbacks.onConnectionChange?.(event.connection);
      }
    },
    onError(error) {
      report(error);
      const isError = isPantauError(error) || error instanceof Error;
      callbacks.onError?.(isError ? error : new Error(String(error)));
    },
  };
}
