import type { ActionTaken } from '../alert/alert-action.ts';
import type { Alert, AlertId, Urgency } from '../alert/alert.ts';
import { applyChange } from '../alert/apply-change.ts';
import { ACTION_LOG_MAX } from '../alert/limits.ts';
import { mergeAlert, reuse } from '../alert/merge-alert.ts';
import { isTargeted } from '../alert/action-target.ts';
import { ownerRefusal } from '../alert/owner.ts';
import { isSnoozed } from '../alert/snooze.ts';
import { serverNow } from './server-clock.ts';
import { hasGap } from './sequence.ts';
import { urgencyOf } from '../alert/urgency.ts';
import type { AlertListState, AlertView, Entity } from './list-state.ts';
import { currentUserOf } from './current-user.ts';
import { type Draft, putEntity } from './draft.ts';

/*
 * A complete version of an alert from the server is its base; actions that the feed reports are applied on
 * top of it in sequence order. So the order in which they arrive does not matter: a later complete version
 * replaces the changes that it already includes.
 */

/**
 * Merges a complete version of an alert.
 *
 * @param asOf the version includes every change up to this number. Below the floor of the log, which has no such
 * changes any more, it says nothing against a contradiction, and a new alert may be out of date.
 */
export function putAlert(draft: Draft, alert: Alert, asOf = Number.POSITIVE_INFINITY): void {
  const id = alert.id;
  const known = draft.entities.get(id);
  const base = known === undefined ? alert : mergeAlert(known.base, alert);
  const isOlder = asOf < draft.log.floor;
  const isContradicted = isOlder && known?.isContradicted !== false;
  const isDoubtful = isOlder && known?.isDoubtful !== false;
  const isKnown =
    base === known?.base &&
    known.isContradicted === isContradicted &&
    known.isDoubtful === isDoubtful;
  if (isKnown) return;
  const urgency = known?.urgency ?? null;
  const view = known?.view ?? {
    alert: base,
    urgency: 'important' as Urgency,
    pending: false,
    snoozed: false,
  };
  const truth = known?.truth ?? base;
  putEntity(draft, id, { base, truth, urgency, isContradicted, isDoubtful, view });
  draft.dirty.add(id);
}

/**
 * Marks alerts that were read before the sequence was known and may have changed until its number `head`:
 * no message reports such a change, so open previews read them again.
 */
export function doubtEarlyReads(draft: Draft, head: number, ids: Iterable<AlertId>): void {
  for (const id of ids) {
    const entity = draft.entities.get(id);
    if (entity === undefined || entity.truth.seq >= head) continue;
    putEntity(draft, id, { ...entity, isContradicted: true });
  }
}

/** Adds an action to the log and marks the alerts that it targets. */
export function logAction(draft: Draft, action: ActionTaken): void {
  const { actions, floor } = draft.log;
  const last = actions.at(-1);
  const isNewest = last === undefined || action.seq > last.seq;
  if (action.seq <= floor || (!isNewest && actions.some((one) => one.seq === action.seq))) return;
  const after = isNewest ? actions.length : actions.findIndex((one) => one.seq > action.seq);
  const next = actions.toSpliced(after, 0, action);
  draft.log = { floor, actions: next };
  markTargeted(draft, action);
}

/** Removes the actions in a range for which the server has returned every changed alert. */
export function forgetActions(draft: Draft, from: number, to: number): void {
  const { floor, actions } = draft.log;
  const isIncluded = (action: ActionTaken): boolean => action.seq > from && action.seq <= to;
  for (const action of actions) if (isIncluded(action)) markTargeted(draft, action);
  draft.log = {
    floor: Math.max(floor, to),
    actions: actions.filter((action) => !isIncluded(action)),
  };
}

function markTargeted(draft: Draft, action: ActionTaken): void {
  if (action.target.mode === 'selection') {
    for (const id of action.target.ids) if (draft.entities.has(id)) draft.dirty.add(id);
    return;
  }
  for (const id of draft.entities.keys()) draft.dirty.add(id);
}

/** Folds the oldest actions into the alerts once the log has become long. */
export function shortenLog(draft: Draft): void {
  const { actions } = draft.log;
  const { head } = draft.sequence;
  if (actions.length <= ACTION_LOG_MAX || head === null || hasGap(draft.sequence)) return;
  const cut = actions[actions.length - Math.ceil(ACTION_LOG_MAX / 2)]?.seq ?? 0;
  const old = actions.filter((action) => action.seq < cut && action.seq <= head);
  const floor = old.at(-1)?.seq;
  if (floor === undefined) return;
  for (const [id, entity] of draft.entities) {
    const base = fold(entity.base, old, entity.urgency);
    if (base !== entity.base) putEntity(draft, id, { ...entity, base });
  }
  draft.log = { floor: Math.max(draft.log.floor, floor), actions: actions.slice(old.length) };
}

function fold(base: Alert, actions: readonly ActionTaken[], urgency: Urgency | null): Alert {
  let alert = base;
  for (const action of actions) {
    if (action.seq > base.seq && isTargeted(action.target, alert, urgency)) {
      alert = applyChange(alert, action.change, action);
    }
  }
  return alert;
}

function overlay(
  state: AlertListState,
  id: AlertId,
  truth: Alert,
): { alert: Alert; pending: boolean } {
  let alert = truth;
  let pending = false;
  for (const action of state.pending) {
    if (!action.ids.includes(id)) continue;
    pending = true;
    const user = currentUserOf(state);
    // Somebody else was first: the response will say so.
    const { change } = action;
    if (change.type === 'owner' && ownerRefusal(alert, user?.userId ?? null) !== null) continue;
    const context = { user, createdOn: action.createdOn, seq: truth.seq };
    alert = applyChange(alert, change, context);
  }
  return { alert, pending };
}

function viewOf(before: AlertView, next: AlertView): AlertView {
  const isSame =
    before.alert === next.alert &&
    before.urgency === next.urgency &&
    before.pending === next.pending &&
    before.snoozed === next.snoozed;
  return isSame ? before : next;
}

/** Derives an alert's view from its base, the log, the rules and the user's pending changes. */
export function deriveEntity(draft: Draft, id: AlertId): void {
  const entity = draft.entities.get(id);
  if (entity === undefined) return;
  const urgency = draft.rules === null ? null : urgencyOf(entity.base, draft.rules);
  const folded = fold(entity.base, draft.log.actions, urgency);
  // Reuses the previous object when nothing changed, so that the row does not render again.
  const truth = folded === entity.base ? folded : reuse(entity.truth, folded);
  const shown = overlay(draft, id, truth);
  const view = viewOf(entity.view, {
    alert: shown.pending ? reuse(entity.view.alert, shown.alert) : shown.alert,
    urgency: urgency ?? entity.view.urgency,
    pending: shown.pending,
    snoozed: isSnoozed(draft.snoozeEnds, entity.base, serverNow(draft)),
  });
  const next: Entity = { ...entity, truth, urgency, view };
  const isSame =
    next.truth === entity.truth && next.urgency === entity.urgency && next.view === entity.view;
  if (!isSame) putEntity(draft, id, next);
  if (truth.owner?.userId !== entity.truth.owner?.userId) draft.ownersChanged = true;
}
