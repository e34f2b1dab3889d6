import type { AlertSettings } from '../engine/panel/reminder-interval.ts';
import type { AlertChange } from '../engine/alert/alert-action.ts';
import { type Alert, type AlertId, isUnresolved } from '../engine/alert/alert.ts';
import { currentUserOf } from '../engine/list/current-user.ts';
import type { ActionOutcome } from '../engine/triage/action-outcome.ts';
import { type BulkOutcome, outcomeOf } from '../engine/triage/bulk-outcome.ts';
import type { UndoOffer } from '../engine/triage/undo.store.ts';
import type { AlertCenterStore } from '../engine/store-state.ts';
import type { AlertIds, AlertTriage, Prompt } from './alert-triage.ts';
import { createOwnedQuestion } from './owned-question.ts';

/** Actions that show a toast. */
export type TriageAction = 'resolve' | 'falseAlert' | 'checkAgain' | 'note';

/** The text of a toast that reports an action. */
export interface TriageToast {
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
}

/** A bulk result to report, with its undo if available. */
export interface BulkReport {
  readonly outcome: BulkOutcome;
  readonly offer: UndoOffer | null;
}

export interface TriageControllerContext {
  readonly store: Pick<AlertCenterStore, 'get' | 'subscribe' | 'actions'>;
  /** The text that reports an action on one alert. */
  describe(action: TriageAction | 'owner' | 'resolveNote', outcome: ActionOutcome): TriageToast;
  /**
   * Shows a toast, with a way to undo unless that is null. Returns a function that closes it; `onClose` reports that
   * it has been closed, however that happened.
   */
  showToast(toast: TriageToast, undo: (() => void) | null, onClose?: () => void): () => void;
  ask(prompt: Prompt): void;
  showReport(report: BulkReport): void;
}

export interface TriageController extends AlertTriage {
  /** Shows a toast, with undo if available; replaces the previous undo toast. */
  show(toast: TriageToast, offer: UndoOffer | null): void;
}

const listed = (ids: AlertIds): readonly AlertId[] => (typeof ids === 'string' ? [ids] : ids);

const asksBefore = (type: 'resolve' | 'checkAgain', settings: AlertSettings): boolean =>
  type === 'resolve' ? settings.asksBeforeResolve : settings.asksBeforeCheckAgain;

/** Runs actions with their prompts, toasts and undo. Loads with the first action. */
export function createTriageController(context: TriageControllerContext): TriageController {
  const { store, describe, showToast } = context;
  const { actions } = store;
  let offered: UndoOffer | null = null;
  let closeUndo = (): void => undefined;

  const undo = async (offer?: UndoOffer): Promise<void> => {
    const undoing = actions.undo(offer);
    // The undo may concern a later action whose response is pending.
    if (store.get().undoOffer !== offered) closeUndo();
    const outcome = await undoing;
    if (outcome === null) return;
    const [only, ...others] = outcome.items;
    if (only === undefined || others.length > 0) context.showReport({ outcome, offer: null });
    else showToast(describe('checkAgain', outcomeOf(only)), null);
  };

  const show = (toast: TriageToast, offer: UndoOffer | null): void => {
    if (offer === null) {
      showToast(toast, null);
      return;
    }
    closeUndo();
    offered = offer;
    closeUndo = showToast(toast, () => void undo(offer));
  };

  /**
   * Says once that changes are not confirmed yet. The toast leaves with the last confirmation, also under the pointer
   * (AC-503, AC-763).
   */
  const unconfirmed = new Set<AlertId>();
  let isUnconfirmedShown = false;
  const showUnconfirmed = (toast: TriageToast, id: AlertId): void => {
    unconfirmed.add(id);
    if (isUnconfirmedShown) return;
    isUnconfirmedShown = true;
    let leave = (): void => undefined;
    const close = showToast(toast, null, () => {
      isUnconfirmedShown = false;
      unconfirmed.clear();
      leave();
    });
    leave = store.subscribe(
      ({ list }) => list.pending.some(({ ids }) => ids.some((one) => unconfirmed.has(one))),
      () => close(),
    );
  };

  const alertOf = (id: AlertId): Alert | undefined => store.get().list.entities.get(id)?.view.alert;
  /** The offer to undo a change of these alerts, not that of another one in progress (AC-765). */
  const newOffer = (before: UndoOffer | null, ids: readonly AlertId[]): UndoOffer | null => {
    const offer = store.get().undoOffer;
    const isOwn = offer?.alerts.every(({ id }) => ids.includes(id)) === true;
    return isOwn && offer !== before ? offer : null;
  };

  const one = async (
    act: TriageAction | 'owner' | 'resolveNote',
    id: AlertId,
    doing: Promise<ActionOutcome>,
  ): Promise<boolean> => {
    const before = store.get().undoOffer;
    const letGo = actions.selection.mark();
    const isOnlySelected = store.get().selection.alerts.size === 1;
    const result = await doing;
    if (result.ok && isOnlySelected) letGo((selected) => selected === id);
    const toast = describe(act, result);
    if (result.ok && result.outcome === 'queued') showUnconfirmed(toast, id);
    else show(toast, newOffer(before, [id]));
    return result.ok;
  };
  const many = async (ids: readonly AlertId[], change: AlertChange): Promise<boolean> => {
    const before = store.get().undoOffer;
    const outcome = await actions.actOnMany(ids, change);
    context.showReport({ outcome, offer: newOffer(before, ids) });
    return outcome.items.every((item) => item.outcome === 'applied');
  };
  const act = (change: AlertChange & { type: TriageAction }, ids: AlertIds): Promise<boolean> => {
    const [id = '', ...others] = listed(ids);
    if (others.length > 0) return many(listed(ids), change);
    switch (change.type) {
      case 'resolve':
        return change.note === undefined
          ? one('resolve', id, actions.resolve(id))
          : one('resolveNote', id, actions.resolve(id, change.note));
      case 'checkAgain':
        return one('checkAgain', id, actions.checkAgain(id));
      case 'falseAlert':
        return one('falseAlert', id, actions.markFalse(id, change.reason));
      case 'note':
        return one('note', id, actions.addNote(id, change.text));
    }
  };

  /** Shows the current state instead of a prompt when the action would change nothing. */
  const isSettledAlready = (type: TriageAction, ids: readonly AlertId[]): boolean => {
    const alert = ids.length === 1 ? alertOf(ids[0] ?? '') : undefined;
    if (alert === undefined || isUnresolved(alert) === (type !== 'checkAgain')) return false;
    show(describe(type, { ok: true, outcome: 'unchanged', alert }), null);
    return true;
  };
  const owned = createOwnedQuestion(context, alertOf);
  const confirmed = async (type: 'resolve' | 'checkAgain', target: AlertIds): Promise<boolean> => {
    const ids = listed(target);
    if (ids.length === 0 || isSettledAlready(type, ids)) return false;
    // One question is enough.
    if (type === 'resolve' && owned.asksBefore(ids)) {
      return (await owned.isMeant('resolve', ids)) && act({ type }, ids);
    }
    const isAsked = ids.length > 1 || asksBefore(type, store.get().settings);
    const isMeant =
      !isAsked ||
      (await new Promise<boolean>((answer) => context.ask({ about: type, ids, answer })));
    return isMeant && act({ type }, ids);
  };

  return {
    show,
    resolve: (ids) => confirmed('resolve', ids),
    resolveWithNote: (ids, note) => act({ type: 'resolve', note }, ids),
    promptResolveNote(target) {
      const ids = listed(target);
      if (ids.length === 0 || isSettledAlready('resolve', ids)) return;
      void owned.isMeant('resolve', ids).then((isMeant) => {
        if (isMeant) context.ask({ about: 'resolveNote', ids });
      });
    },
    editQuickNotes: () => context.ask({ about: 'quickNotes' }),
    checkAgain: (ids) => confirmed('checkAgain', ids),
    async markFalse(ids, reason) {
      // Another user may have settled the alert meanwhile, which takes precedence.
      if (isSettledAlready('falseAlert', listed(ids))) return true;
      if (!(await owned.isMeant('falseAlert', listed(ids)))) return false;
      return act({ type: 'falseAlert', reason }, ids);
    },
    addNote: (ids, text) => act({ type: 'note', text }, ids),
    promptFalseAlert(ids) {
      if (isSettledAlready('falseAlert', listed(ids))) return;
      void owned.isMeant('falseAlert', listed(ids)).then((isMeant) => {
        if (isMeant) context.ask({ about: 'falseAlert', ids: listed(ids) });
      });
    },
    async take(ids) {
      const user = currentUserOf(store.get().list);
      const [id = '', ...others] = listed(ids);
      if (others.length > 0 && user !== null) {
        return many(listed(ids), { type: 'owner', owner: user });
      }
      const alert = alertOf(id);
      const isOwn = user !== null && alert?.owner?.userId === user.userId;
      if (!isOwn || !isUnresolved(alert)) return one('owner', id, actions.take(id));
      context.ask({ about: 'handOver', id });
      return false;
    },
    give: (id, owner) =>
      one('owner', id, owner === null ? actions.release(id) : actions.handOver(id, owner)),

    promptNote: (ids) => context.ask({ about: 'note', ids: listed(ids) }),
    promptSnooze: (id) => context.ask({ about: 'snooze', id }),
    again: (ids, change) => many(ids, change),
    undo: () => undo(),
    showHelp: () => context.ask({ about: 'help' }),
  };
}
