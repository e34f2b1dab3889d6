import { PantauError } from '@pantau/core';
import type { AlertChange } from '../domain/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../domain/alert.ts';
import { checkNote, checkReason } from '../domain/check-text.ts';
import type { AlertListEvent } from '../domain/list/events.ts';
import type { AlertListState } from '../domain/list/alert-list-state.ts';
import { selectAlerts } from '../domain/selection.ts';
import type { AlertSource } from '../ports/alert-source.ts';
import { toPantauError } from './effect-runner.ts';

/** How a change ended. `unchanged`: it was in that state already, somebody was first. */
export type ActionOutcome =
  | { readonly ok: true; readonly outcome: 'applied' | 'unchanged'; readonly alert: Alert }
  | { readonly ok: false; readonly error: PantauError };

/** What the user can do. Changes show at once and are taken back when the server refuses them. */
export interface AlertCenterActions {
  /** Opens the detail; an unread alert becomes read (spec alerts §4). */
  open(id: AlertId): void;
  closeDetail(): void;
  markRead(id: AlertId): Promise<ActionOutcome>;
  resolve(id: AlertId): Promise<ActionOutcome>;
  /** The reason is required, at most 300 characters (spec alerts §5). */
  markFalse(id: AlertId, reason: string): Promise<ActionOutcome>;
  /** Neither resolved nor false any more. */
  checkAgain(id: AlertId): Promise<ActionOutcome>;
  /** At most 255 characters, not blank (spec alerts §5). */
  addNote(id: AlertId, text: string): Promise<ActionOutcome>;
  loadOlder(urgency: Urgency): void;
  /** Loads again what failed. */
  retry(urgency: Urgency): void;
  /** Tries to connect now, and loads again what failed. */
  retryConnection(): void;
  /** Shows the arrivals that were held back. */
  showWaiting(urgency: Urgency): void;
  /** While the user scrolls, points or types in a list, nothing in it moves. */
  setBusy(urgency: Urgency, isBusy: boolean): void;
  setUnresolvedOnly(value: boolean): void;
}

export interface ActionsOptions {
  readonly source: AlertSource;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly getState: () => AlertListState;
  readonly retryFeed: () => void;
  readonly onError: (error: unknown) => void;
  readonly onOpen: (alert: Alert) => void;
  readonly onAction: (change: AlertChange, outcome: ActionOutcome) => void;
}

function problemOf(change: AlertChange): string | null {
  if (change.type === 'falseAlert') return checkReason(change.reason);
  return change.type === 'note' ? checkNote(change.text) : null;
}

export function createActions(options: ActionsOptions): AlertCenterActions {
  const { source, dispatch, getState } = options;
  let lastToken = 0;
  const alertOf = (id: AlertId): Alert | undefined => getState().entities.get(id)?.view.alert;

  const send = async (alert: Alert, change: AlertChange): Promise<ActionOutcome> => {
    const token = ++lastToken;
    dispatch({ type: 'actionStarted', token, ids: [alert.rawAlertId], change });
    try {
      const result = await source.act({ change, selection: selectAlerts([alert]) });
      dispatch({ type: 'actionAcknowledged', token, result });
      const item = result.items.find((one) => one.rawAlertId === alert.rawAlertId);
      if (item === undefined || item.outcome === 'notFound') {
        return { ok: false, error: new PantauError('notFound', { message: 'No such alert' }) };
      }
      return { ok: true, outcome: item.outcome, alert: item.alert ?? alert };
    } catch (cause) {
      const error = toPantauError(cause);
      dispatch({ type: 'actionRefused', token });
      options.onError(error);
      return { ok: false, error };
    }
  };

  const change = async (id: AlertId, what: AlertChange): Promise<ActionOutcome> => {
    const alert = alertOf(id);
    const problem = problemOf(what);
    if (problem !== null) {
      return {
        ok: false,
        error: new PantauError('invalid', { message: `The text is ${problem}` }),
      };
    }
    if (alert === undefined) {
      return { ok: false, error: new PantauError('notFound', { message: 'No such alert' }) };
    }
    const outcome = await send(alert, what);
    options.onAction(what, outcome);
    return outcome;
  };

  const markRead = (id: AlertId): Promise<ActionOutcome> => {
    const alert = alertOf(id);
    return alert?.isRead === true
      ? Promise.resolve({ ok: true, outcome: 'unchanged', alert })
      : change(id, { type: 'read' });
  };

  return {
    open(id) {
      dispatch({ type: 'detailOpened', id });
      const alert = alertOf(id);
      if (alert === undefined) return;
      options.onOpen(alert);
      void markRead(id);
    },
    closeDetail: () => dispatch({ type: 'detailClosed' }),
    markRead,
    resolve: (id) => change(id, { type: 'resolve' }),
    markFalse: (id, reason) => change(id, { type: 'falseAlert', reason }),
    checkAgain: (id) => change(id, { type: 'checkAgain' }),
    addNote: (id, text) => change(id, { type: 'note', text }),
    loadOlder: (urgency) => dispatch({ type: 'olderWanted', urgency }),
    retry: (urgency) => dispatch({ type: 'retryWanted', urgency }),
    retryConnection() {
      options.retryFeed();
      dispatch({ type: 'retryWanted' });
    },
    showWaiting: (urgency) => dispatch({ type: 'waitingShown', urgency }),
    setBusy: (urgency, isBusy) => dispatch({ type: 'busyChanged', urgency, isBusy }),
    setUnresolvedOnly: (value) => dispatch({ type: 'unresolvedOnlyChanged', value }),
  };
}
