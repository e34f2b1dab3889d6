import { type BulkItem, type BulkOutcome, countItems } from '../../hooks/triage.ts';
import type { AlertChange, StateChange } from '../../engine/alert/alert-action.ts';
import { falseMarkerOf } from '../../engine/alert/settled.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import type { TriageMessageKey, TriageTranslate } from '../../messages/triage-messages.ts';
import type { TriageToast } from '../../hooks/triage-controller.ts';
import { actionErrorText } from '../shared/text/error-text.ts';

type Done = Readonly<Record<StateChange['type'], TriageMessageKey>>;

const done: Done = {
  resolve: 'doneResolve',
  falseAlert: 'doneFalseAlert',
  checkAgain: 'doneCheckAgain',
  note: 'doneNote',
  read: 'doneRead',
};

const doing: Done = {
  resolve: 'doingResolve',
  falseAlert: 'doingFalseAlert',
  checkAgain: 'doingCheckAgain',
  note: 'doingNote',
  read: 'doingRead',
};

export function doneText({ change, items }: BulkOutcome, t: TriageTranslate): string {
  const count = countItems(items).applied;
  if (change.type !== 'owner') return t(done[change.type], { count });
  if (change.owner === null) return t('doneRelease', { count });
  return t('doneGive', { count, name: change.owner.fullname });
}

export const doingText = (change: AlertChange, t: TriageTranslate): string =>
  t(change.type === 'owner' ? 'doingGive' : doing[change.type]);

/** Toast of a bulk action; `null` when some items failed and the result panel is needed. */
export function bulkToast(outcome: BulkOutcome, t: TriageTranslate): TriageToast | null {
  const { applied, unchanged } = countItems(outcome.items);
  if (applied + unchanged < outcome.items.length) return null;
  const text = doneText(outcome, t);
  return unchanged === 0
    ? { kind: 'success', text }
    : { kind: 'info', text: t('alsoUnchanged', { text, count: unchanged }) };
}

/** Heading of the result panel, also announced to screen readers. */
export function resultSentence(outcome: BulkOutcome, t: TriageTranslate): string {
  const { applied } = countItems(outcome.items);
  return t('resultTitle', { done: applied, failed: outcome.items.length - applied });
}

/** Why an alert was not changed: the server's message, or its state and who set it. */
export function reasonText(
  item: BulkItem,
  change: AlertChange,
  t: TriageTranslate,
  base: AlertCenterTranslate,
): string {
  const { outcome, error, alert } = item;
  const newOwner = change.type === 'owner' ? change.owner : null;
  if (outcome === 'owned') return t('stateOwnedBy', { name: alert?.owner?.fullname ?? '' });
  if (outcome === 'unseen') return t('stateUnseen', { name: newOwner?.fullname ?? '' });
  if (outcome === 'notFound') return base('errorNotFound');
  if (error !== null) return actionErrorText(error, base);
  if (alert === null) return '';
  const name = (alert.falseAlert ? falseMarkerOf(alert) : alert.resolver)?.fullname;
  if (alert.falseAlert) return name ? t('stateFalseBy', { name }) : base('falseAlert');
  if (alert.resolved) return name ? t('stateResolvedBy', { name }) : base('resolved');
  return t('stateOpen');
}
