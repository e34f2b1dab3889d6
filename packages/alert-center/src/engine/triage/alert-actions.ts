import { PantauError } from '@pantau/core';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import { checkNote, checkReason } from '../alert/check-text.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { AlertListState } from '../list/list-state.ts';
import { meOf } from '../list/current-user.ts';
import { targetAlerts } from '../alert/action-target.ts';
import { isStillOurs, wasOpenBefore } from '../alert/settled.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { BulkItem, BulkOutcome } from './bulk-outcome.ts';
import type { BulkState } from './bulk.store.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { PreviewsState } from '../previews/previews-view.ts';
import type { Settling, UndoOffer, UndoState } from './undo.store.ts';

/** How a change ended. `unchanged`: it was in that state already, somebody was first. */
export type ActionOutcome =
  | { readonly ok: true; readonly outcome: 'applied' | 'unchanged'; readonly alert: Alert }
  | { readonly ok: false; readonly error: PantauError };

/** What the user can do. Changes show at once and are taken back when the server refuses them. */
export interface AlertCenterActions {
  /** Opens the preview; an unread alert becomes read (spec alerts §4). */
  open(id: AlertId): void;
  /** Closes the preview that was used last. */
  closeDetail(): void;
  markRead(id: AlertId): Promise<ActionOutcome>;
  resolve(id: AlertId): Promise<ActionOutcome>;
  /** The reason is required, at most 300 characters (spec alerts §5). */
  markFalse(id: AlertId, reason: string): Promise<ActionOutcome>;
  /** Neither resolved nor false any more. */
  checkAgain(id: AlertId): Promise<ActionOutcome>;
  /** At most 255 characters, not blank (spec alerts §5). */
  addNote(id: AlertId, text: string): Promise<ActionOutcome>;
  /**
   * One change of many alerts: shown at once, sent in requests of at most 100, taken back request by
   * request where it is refused. What is settled already is left alone by `resolve` and `falseAlert`.
   * Never rejects; the outcome says what became of each.
   */
  actOnMany(ids: readonly AlertId[], change: AlertChange): Promise<BulkOutcome>;
  /**
   * Takes back what the user settled last, within 10 s; with an offer, that one. What the server has
   * not answered yet is taken back as soon as it has. Alerts that somebody has changed since are left
   * as they are (`unchanged`). Null: there is nothing to take back, or what was meant was refused.
   */
  undo(offer?: UndoOffer): Promise<BulkOutcome | null>;
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
  readonly previews: Pick<PreviewsState, 'open' | 'closeTop'>;
  readonly onAction: (change: AlertChange, outcome: ActionOutcome) => void;
  readonly onBulkAction: (outcome: BulkOutcome) => void;
  readonly nextToken: () => number;
  readonly bulk: BulkState;
  readonly undo: UndoState;
  readonly setBusy: AlertCenterActions['setBusy'];
}

function problemOf(change: AlertChange): string | null {
  if (change.type === 'falseAlert') return checkReason(change.reason);
  return change.type === 'note' ? checkNote(change.text) : null;
}

export function createActions(options: ActionsOptions): AlertCenterActions {
  const { source, dispatch, getState, bulk, undo } = options;
  const alertOf = (id: AlertId): Alert | undefined => getState().entities.get(id)?.view.alert;

  const send = async (alert: Alert, change: AlertChange): Promise<ActionOutcome> => {
    const token = options.nextToken();
    dispatch({ type: 'actionStarted', token, ids: [alert.id], change });
    try {
      const result = await source.act({ change, target: targetAlerts([alert]) });
      dispatch({ type: 'actionAcknowledged', token, result });
      const item = result.items.find((one) => one.id === alert.id);
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

  const beginSettling = (what: AlertChange): Settling | null =>
    what.type === 'resolve' || what.type === 'falseAlert' ? undo.begin(what) : null;

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
    const settling = beginSettling(what);
    const outcome = await send(alert, what);
    const applied = outcome.ok && outcome.outcome === 'applied' ? [outcome.alert] : [];
    settling?.end(applied.filter(wasOpenBefore));
    options.onAction(what, outcome);
    return outcome;
  };

  const markRead = (id: AlertId): Promise<ActionOutcome> => {
    const alert = alertOf(id);
    return alert?.read === true
      ? Promise.resolve({ ok: true, outcome: 'unchanged', alert })
      : change(id, { type: 'read' });
  };

  const refuseAll = (ids: readonly AlertId[], what: AlertChange, problem: string): BulkOutcome => {
    const error = new PantauError('invalid', { message: `The text is ${problem}` });
    const refused = (id: AlertId): BulkItem => {
      const plate = alertOf(id)?.vehicle.licensePlate ?? '';
      return { id, plate, outcome: 'failed', error, alert: null };
    };
    return { change: what, items: ids.map(refused) };
  };

  return {
    open: options.previews.open,
    closeDetail: options.previews.closeTop,
    markRead,
    resolve: (id) => change(id, { type: 'resolve' }),
    markFalse: (id, reason) => change(id, { type: 'falseAlert', reason }),
    checkAgain: (id) => change(id, { type: 'checkAgain' }),
    addNote: (id, text) => change(id, { type: 'note', text }),
    async actOnMany(ids, what) {
      const problem = problemOf(what);
      if (problem !== null) return refuseAll(ids, what, problem);
      const settling = beginSettling(what);
      const outcome = await bulk.run(ids, what);
      const applied = outcome.items.flatMap((item) =>
        item.outcome === 'applied' ? (item.alert ?? []) : [],
      );
      settling?.end(applied.filter(wasOpenBefore));
      options.onBulkAction(outcome);
      return outcome;
    },
    async undo(offer) {
      const taken = await undo.take(offer);
      if (taken === null) return null;
      const me = meOf(getState())?.userId ?? null;
      const outcome = await bulk.takeBack({
        alerts: taken.alerts,
        isMeant: (alert) => isStillOurs(alert, taken.change, me),
      });
      options.onBulkAction(outcome);
      return outcome;
    },
    loadOlder: (urgency) => dispatch({ type: 'olderWanted', urgency }),
    retry: (urgency) => dispatch({ type: 'retryWanted', urgency }),
    retryConnection() {
      options.retryFeed();
      dispatch({ type: 'retryWanted' });
    },
    showWaiting: (urgency) => dispatch({ type: 'waitingShown', urgency }),
    setBusy: options.setBusy,
    setUnresolvedOnly: (value) => dispatch({ type: 'unresolvedOnlyChanged', value }),
  };
}
