import type { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert } from '../alert/alert.ts';
import type { ActionOutcome } from './action-outcome.ts';

/** An action that was never confirmed. */
export interface FailedAction {
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

/** `onEnd` is called with the final outcome, before `result` resolves to it. */
export type SendAction = (
  alert: Alert,
  change: AlertChange,
  onEnd: (outcome: ActionOutcome) => void,
) => QueuedAction;
