import type { ToastApi } from '@pantau/core';
import type { AlertCenterStore } from '../../hooks/alert-center-context.ts';
import type { BulkOutcome, UndoOffer } from '../../hooks/triage.ts';
import type { AlertChange } from '../../engine/alert/alert-action.ts';
import { type Alert, type AlertId, isUnresolved } from '../../engine/alert/alert.ts';
import { UNDO_MS } from '../../engine/alert/limits.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import {
  type OutcomeToast,
  type TriageAction,
  type TriageOutcome,
  toOutcome,
  outcomeToast,
} from '../shared/outcome-toast.ts';
import type { Prompt } from './prompts.tsx';
import type { AlertIds, AlertTriage } from '../shared/triage-context.ts';

/** A bulk result to report, with its undo if available. */
export interface BulkReport {
  readonly outcome: BulkOutcome;
  readonly offer: UndoOffer | null;
}

export interface TriageControllerContext {
  readonly store: AlertCenterStore;
  readonly toast: ToastApi;
  readonly t: AlertCenterTranslate;
  /** Id of the current user; `null` while unknown. */
  readonly currentUserId: string | null;
  ask(question: Prompt): void;
  showReport(report: BulkReport): void;
}

export interface TriageController extends AlertTriage {
  /** Shows a toast, with undo if available; replaces the previous undo toast. */
  show(text: OutcomeToast, offer: UndoOffer | null): void;
}

const listed = (ids: AlertIds): readonly AlertId[] => (typeof ids === 'string' ? [ids] : ids);

/** Runs actions with their prompts, toasts and undo. Loads with the first action. */
export function createTriageController(context: TriageControllerContext): TriageController {
  const { store, toast, t, currentUserId } = context;
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
    else {
      toast.show(outcomeToast('checkAgain', toOutcome(only), currentUserId, t));
    }
  };

  const show = (text: OutcomeToast, offer: UndoOffer | null): void => {
    if (offer === null) {
      toast.show(text);
      return;
    }
    closeUndo();
    offered = offer;
    const action = { label: t('undo'), run: () => void undo(offer) };
    closeUndo = toast.show({ ...text, durationMs: UNDO_MS, action });
  };

  const alertOf = (id: AlertId): Alert | undefined => store.get().list.entities.get(id)?.view.alert;
  const say = (act: TriageAction, result: TriageOutcome): OutcomeToast =>
    outcomeToast(act, result, currentUserId, t);
  const newOffer = (before: UndoOffer | null): UndoOffer | null => {
    const offer = store.get().undoOffer;
    return offer === before ? null : offer;
  };

  const one = async (
    act: TriageAction,
    id: AlertId,
    doing: Promise<TriageOutcome>,
  ): Promise<boolean> => {
    const before = store.get().undoOffer;
    const letGo = actions.selection.mark();
    const isOnlySelected = store.get().selection.alerts.size === 1;
    const result = await doing;
    if (result.ok && isOnlySelected) letGo((selected) => selected === id);
    show(say(act, result), newOffer(before));
    return result.ok;
  };
  const many = async (ids: readonly AlertId[], change: AlertChange): Promise<boolean> => {
    const before = store.get().undoOffer;
    const outcome = await actions.actOnMany(ids, change);
    context.showReport({ outcome, offer: newOffer(before) });
    return outcome.items.every((item) => item.outcome === 'applied');
  };
  const act = (change: AlertChange & { type: TriageAction }, ids: AlertIds): Promise<boolean> => {
    const [id = '', ...others] = listed(ids);
    if (others.length > 0) return many(listed(ids), change);
    switch (change.type) {
      case 'resolve':
        return one('resolve', id, actions.resolve(id));
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
    show(say(type, { ok: true, outcome: 'unchanged', alert }), null);
    return true;
  };
  const confirmed = async (type: 'resolve' | 'checkAgain', target: AlertIds): Promise<boolean> => {
    const ids = listed(target);
    if (ids.length === 0 || isSettledAlready(type, ids)) return false;
    const isAsked = ids.length > 1 || store.get().settings.asksBeforeResolve;
    const isMeant =
      !isAsked ||
      (await new Promise<boolean>((answer) => context.ask({ about: type, ids, answer })));
    return isMeant && act({ type }, ids);
  };

  return {
    show,
    resolve: (ids) => confirmed('resolve', ids),
    checkAgain: (ids) => confirmed('checkAgain', ids),
    async markFalse(ids, reason) {
      // Another user may have settled the alert meanwhile, which takes precedence.
      return (
        isSettledAlready('falseAlert', listed(ids)) || act({ type: 'falseAlert', reason }, ids)
      );
    },
    addNote: (ids, text) => act({ type: 'note', text }, ids),
    promptFalseAlert(ids) {
      if (isSettledAlready('falseAlert', listed(ids))) return;
      context.ask({ about: 'falseAlert', ids: listed(ids) });
    },
    promptNote: (ids) => context.ask({ about: 'note', ids: listed(ids) }),
    again: (ids, change) => many(ids, change),
    undo: () => undo(),
    showHelp: () => context.ask({ about: 'help' }),
  };
}
