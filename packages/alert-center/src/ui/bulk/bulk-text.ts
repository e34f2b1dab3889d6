import { type BulkItem, type BulkOutcome, countItems } from '../../hooks/triage.ts';
import type { AlertChange } from '../../engine/alert/alert-action.ts';
import { falseMarkerOf } from '../../engine/alert/settled.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import type { TriageMessageKey, TriageTranslate } from '../../messages/triage-messages.ts';
import type { TriageToast } from '../../hooks/triage-controller.ts';
import { actionErrorText } from '../shared/text/error-text.ts';

type Done = Readonly<Record<AlertChange['type'], TriageMessageKey>>;

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

export const doneText = (outcome: BulkOutcome, t: TriageTranslate): string =>
  t(done[outcome.change.type], { count: countItems(outcome.items).applied });

export const doingText = (change: AlertChange, t: TriageTranslate): string => t(doing[change.type]);

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
export function reasonText(item: BulkItem, t: TriageTranslate, base: AlertCenterTranslate): string {
  const { outcome, error, alert } = item;
  if (outcome === 'notFound') return base('errorNotFound');
  if (error !== null) return actionErrorText(error, base);
  if (alert === null) return '';
  const name = (alert.falseAlert ? falseMarkerOf(alert) : alert.resolver)?.fullname;
  if (alert.falseAlert) return name ? t('stateFalseBy', { name }) : base('falseAlert');
  if (alert.resolved) return name ? t('stateResolvedBy', { name }) : base('resolved');
  return t('stateOpen');
}
