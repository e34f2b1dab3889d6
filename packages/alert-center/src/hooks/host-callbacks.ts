import { type PantauError, isPantauError } from '@pantau/core';
import type { AlertChange } from '../engine/alert/alert-action.ts';
import type { Alert } from '../engine/alert/alert.ts';
import type { AlertCenterDisplay } from '../engine/panel/display.ts';
import type { CountsView } from '../engine/list/list-state.ts';
import type { ConnectionView } from '../engine/list/connection.ts';
import type { ActionOutcome } from '../engine/triage/action-outcome.ts';
import type { AlertCenterEvent } from '../engine/store-options.ts';
import type { BulkOutcome } from '../engine/triage/bulk-outcome.ts';

/** Notifications from the alert centre to its host. */
export interface AlertCenterCallbacks {
  /** The user opened an alert. */
  readonly onAlertOpen?: ((alert: Alert) => void) | undefined;
  /** A new alert arrived whose rule auto-opens previews. Called once per alert. */
  readonly onAutoPopup?: ((alert: Alert) => void) | undefined;
  /** The user's change to an alert was applied or rejected. */
  readonly onAction?: ((change: AlertChange, outcome: ActionOutcome) => void) | undefined;
  /** A bulk action, or the undo of one, has finished. */
  readonly onBulkAction?: ((outcome: BulkOutcome) => void) | undefined;
  readonly onCounts?: ((counts: CountsView) => void) | undefined;
  /** The panel's display changed, including to `hidden`. */
  readonly onDisplayChange?: ((display: AlertCenterDisplay) => void) | undefined;
  readonly onConnectionChange?: ((connection: ConnectionView) => void) | undefined;
  /**
   * Nobody is signed in any more: `getToken` or the server refuses. Called once each time; the widget shows that the
   * user is signed out, and requests again by itself.
   */
  readonly onSignedOut?: (() => void) | undefined;
  /**
   * A request or action failed, a live message could not be parsed, or `AlertCenter` has stopped because something threw
   * while rendering.
   */
  readonly onError?: ((error: PantauError | Error) => void) | undefined;
}

/** Forwards events to the callbacks of the host's latest render. */
export interface HostRelay {
  use(callbacks: AlertCenterCallbacks, report: (error: unknown) => void): void;
  readonly onEvent: (event: AlertCenterEvent) => void;
  readonly onError: (error: unknown) => void;
}

export function createHostRelay(): HostRelay {
  let callbacks: AlertCenterCallbacks = {};
  let report: (error: unknown) => void = () => {};
  let isSignedOut = false;
  const onConnection = ({ state, signedOut }: ConnectionView): void => {
    if (signedOut && !isSignedOut) callbacks.onSignedOut?.();
    if (signedOut) isSignedOut = true;
    else if (state === 'live') isSignedOut = false;
  };
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
          onConnection(event.connection);
      }
    },
    onError(error) {
      report(error);
      const isError = isPantauError(error) || error instanceof Error;
      callbacks.onError?.(isError ? error : new Error(String(error)));
    },
  };
}
