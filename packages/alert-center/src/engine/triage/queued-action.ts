import type { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId } from '../alert/alert.ts';
import type { SelectedAlert } from './selection.ts';
import type { ActionOutcome } from './action-outcome.ts';

/** An action that was never confirmed. */
export interface FailedAction {
  readonly alertId: AlertId;
  readonly licensePlate: string;
  readonly change: AlertChange;
  readonly error: PantauError;
}

export interface QueuedAction {
  /** The outcome, or `queued` once the first attempt has not reached the server. */
  readonly result: Promise<ActionOutcome>;
  /** Reverts the action after a reload, too, if it is then still unconfirmed. */
  undo(): void;
}

/**
 * Makes an alert that the user's change settled unresolved again, unless somebody else has changed it since.
 * Resolves to `null` once the first attempt has not reached the server.
 */
export type RevertAction = (
  alert: SelectedAlert,
  settledBy: AlertChange,
) => Promise<ActionOutcome | null>;

/** `onEnd` is called with the final outcome, before `result` resolves to it. */
export type SendAction = (
  alert: Alert,
  change: AlertChange,
  onEnd: (outcome: ActionOutcome) => void,
) => QueuedAction;
