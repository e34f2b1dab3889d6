import { PantauError } from '@pantau/core/base';
import type { AlertChange } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency, User } from '../alert/alert.ts';
import { hasEffect } from '../alert/apply-change.ts';
import { checkNote, checkReason } from '../alert/check-text.ts';
import { ownerRefusal } from '../alert/owner.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { AlertListState } from '../list/list-state.ts';
import { currentUserOf } from '../list/current-user.ts';
import { canUndo, wasJustSettled } from '../alert/settled.ts';
import type { ActionQueue } from './action-queue.ts';
import { type ActionOutcome, refusedOutcome } from './action-outcome.ts';
import type { BulkItem, BulkOutcome } from './bulk-outcome.ts';
import type { BulkState } from './bulk.store.ts';
import type { PreviewsState } from '../previews/previews-view.ts';
import type { SelectedAlert } from './selection.ts';
import type { UndoOffer, UndoState } from './undo.store.ts';

/** Actions of the user. Changes are optimistic: shown immediately, rolled back when the server rejects them. */
export interface AlertCenterActions {
  /** Opens the preview; marks an unread alert as read. */
  open(id: AlertId): void;
  /** Closes the most recently used preview. */
  closeDetail(): void;
  markRead(id: AlertId): Promise<ActionOutcome>;
  /** With a note, which must not be blank and is at most 255 characters long: both are stored, or neither. */
  resolve(id: AlertId, note?: string): Promise<ActionOutcome>;
  /** `reason` is required and at most 300 characters long. */
  markFalse(id: AlertId, reason: string): Promise<ActionOutcome>;
  /** Makes the alert unresolved again. */
  checkAgain(id: AlertId): Promise<ActionOutcome>;
  /** `text` must not be blank and is at most 255 characters long. */
  addNote(id: AlertId, text: string): Promise<ActionOutcome>;
  /** Makes the user the alert's owner, unless somebody else is; refused with the name of that person. */
  take(id: AlertId): Promise<ActionOutcome>;
  /** Gives the user's alert, or nobody's, to a person of `AlertSource.listPossibleOwners`. */
  handOver(id: AlertId, person: User): Promise<ActionOutcome>;
  /** Leaves the user's alert without an owner. */
  release(id: AlertId): Promise<ActionOutcome>;
  /**
   * Applies item change to many alerts: optimistic, sent in requests of at most 100; a rejected request is
   * rolled back by itself. `resolve` and `falseAlert` skip settled alerts. Never rejects; the outcome has
   * an item for each alert.
   *
   * @param known alerts that may be in no list; with them, neither progress nor result is shown
   */
  actOnMany(
    ids: readonly AlertId[],
    change: AlertChange,
    known?: readonly SelectedAlert[],
  ): Promise<BulkOutcome>;
  /**
   * Undoes the given offer, or else the latest change that settled alerts, within 10 s. Waits for the
   * server's response when that change is still pending. Alerts changed by someone else since then are
   * skipped (`unchanged`). Resolves to `null` when there is nothing to undo or the change was rejected, and
   * when the undo waits for the connection and its alert is in no list.
   */
  undo(offer?: UndoOffer): Promise<BulkOutcome | null>;
  loadOlder(urgency: Urgency): void;
  /** Repeats failed requests. */
  retry(urgency: Urgency): void;
  /** Reconnects immediately and repeats failed requests. */
  retryConnection(): void;
  /** Shows the new alerts that were held back. */
  showWaiting(urgency: Urgency): void;
  /**
   * While a list is busy (the user scrolls, points or types in it), its rows do not move.
   *
   * @param shown the rows on screen, if the view may be behind the store
   */
  setBusy(urgency: Urgency, isBusy: boolean, shown?: readonly AlertId[]): void;
  setUnresolvedOnly(value: boolean): void;
}

export interface ActionsOptions {
  readonly queue: Pick<ActionQueue, 'send' | 'revert'>;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly getState: () => AlertListState;
  readonly retryFeed: () => void;
  readonly onError: (error: unknown) => void;
  readonly previews: Pick<PreviewsState, 'open' | 'closeTop'>;
  readonly onAction: (change: AlertChange, outcome: ActionOutcome) => void;
  readonly onBulkAction: (outcome: BulkOutcome) => void;
  readonly bulk: BulkState;
  readonly undo: UndoState;
  readonly setBusy: AlertCenterActions['setBusy'];
}

const settles = ({ type }: AlertChange): boolean => type === 'resolve' || type === 'falseAlert';

function problemOf(change: AlertChange): string | null {
  if (change.type === 'falseAlert') return checkReason(change.reason);
  if (change.type === 'note') return checkNote(change.text);
  return change.type === 'resolve' && change.note !== undefined ? checkNote(change.note) : null;
}

export function createActions(options: ActionsOptions): AlertCenterActions {
  const { dispatch, getState, bulk, undo } = options;
  const alertOf = (id: AlertId): Alert | undefined => getState().entities.get(id)?.view.alert;

  const change = async (id: AlertId, requested: AlertChange): Promise<ActionOutcome> => {
    const alert = alertOf(id);
    const invalidity = problemOf(requested);
    if (invalidity !== null) {
      return {
        ok: false,
        error: new PantauError('invalid', { message: `Invalid text: ${invalidity}` }),
      };
    }
    if (alert === undefined) {
      return { ok: false, error: new PantauError('notFound', { message: 'No such alert' }) };
    }
    const settling = settles(requested) ? undo.begin(requested, () => queued.undo()) : null;
    const queued = options.queue.send(alert, requested, (outcome) => {
      const applied = outcome.ok && outcome.outcome === 'applied' ? [outcome.alert] : [];
      settling?.end(applied.filter(wasJustSettled));
      options.onAction(requested, outcome);
    });
    return queued.result;
  };

  const give = async (id: AlertId, owner: User | null): Promise<ActionOutcome> => {
    const alert = alertOf(id);
    const requested = { type: 'owner', owner } as const;
    if (alert === undefined) return change(id, requested);
    if (!hasEffect(alert, requested)) return { ok: true, outcome: 'unchanged', alert };
    const refusal = ownerRefusal(alert, currentUserOf(getState())?.userId ?? null);
    return refusal === null ? change(id, requested) : refusedOutcome(refusal, alert);
  };

  const markRead = (id: AlertId): Promise<ActionOutcome> => {
    const alert = alertOf(id);
    return alert?.read === true
      ? Promise.resolve({ ok: true, outcome: 'unchanged', alert })
      : change(id, { type: 'read' });
  };

  const refuseAll = (
    ids: readonly AlertId[],
    requested: AlertChange,
    invalidity: string,
  ): BulkOutcome => {
    const error = new PantauError('invalid', { message: `Invalid text: ${invalidity}` });
    const refused = (id: AlertId): BulkItem => {
      const plate = alertOf(id)?.vehicle.licensePlate ?? '';
      return { id, plate, outcome: 'failed', error, alert: null };
    };
    return { change: requested, items: ids.map(refused) };
  };

  /** Undoes the change of one alert in its order among other actions, also after a reload. */
  const revertOne = async (
    alert: SelectedAlert,
    settledBy: AlertChange,
  ): Promise<BulkOutcome | null> => {
    const ended = await options.queue.revert(alert, settledBy);
    const shown = alertOf(alert.id);
    const item = { id: alert.id, plate: alert.vehicle.licensePlate, error: null, alert: null };
    const itemOf = (): BulkItem | null => {
      if (ended === null) return shown ? { ...item, outcome: 'queued', alert: shown } : null;
      if (!ended.ok) return { ...item, outcome: 'failed', error: ended.error };
      return { ...item, outcome: ended.outcome, alert: ended.alert };
    };
    const found = itemOf();
    return found && { change: { type: 'checkAgain' }, items: [found] };
  };

  return {
    open: options.previews.open,
    closeDetail: options.previews.closeTop,
    markRead,
    resolve: (id, note) => change(id, { type: 'resolve', ...(note !== undefined && { note }) }),
    markFalse: (id, reason) => change(id, { type: 'falseAlert', reason }),
    checkAgain: (id) => change(id, { type: 'checkAgain' }),
    addNote: (id, text) => change(id, { type: 'note', text }),
    async take(id) {
      const user = currentUserOf(getState());
      if (user !== null) return give(id, user);
      return { ok: false, error: new PantauError('invalid', { message: 'The user is unknown' }) };
    },
    handOver: give,
    release: (id) => give(id, null),
    async actOnMany(ids, requested, known) {
      const invalidity = problemOf(requested);
      if (invalidity !== null) return refuseAll(ids, requested, invalidity);
      const settling = settles(requested) ? undo.begin(requested) : null;
      const outcome = await bulk.run(ids, requested, known);
      const applied = outcome.items.flatMap((item) =>
        item.outcome === 'applied' ? (item.alert ?? []) : [],
      );
      settling?.end(applied.filter(wasJustSettled));
      options.onBulkAction(outcome);
      return outcome;
    },
    async undo(offer) {
      const offered = await undo.take(offer);
      if (offered === null) return null;
      const currentUserId = currentUserOf(getState())?.userId ?? null;
      const [only, ...others] = offered.alerts;
      const outcome =
        only !== undefined && others.length === 0
          ? await revertOne(only, offered.change)
          : await bulk.revert({
              alerts: offered.alerts,
              isEligible: (alert) => canUndo(alert, offered.change, currentUserId),
            });
      if (outcome !== null) options.onBulkAction(outcome);
      return outcome;
    },
    loadOlder: (urgency) => dispatch({ type: 'olderRequested', urgency }),
    retry: (urgency) => dispatch({ type: 'retryRequested', urgency }),
    retryConnection() {
      options.retryFeed();
      dispatch({ type: 'retryRequested' });
    },
    showWaiting: (urgency) => dispatch({ type: 'waitingShown', urgency }),
    setBusy: options.setBusy,
    setUnresolvedOnly: (value) => dispatch({ type: 'unresolvedOnlyChanged', value }),
  };
}
