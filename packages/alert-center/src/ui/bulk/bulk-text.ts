import { type BulkItem, type BulkOutcome, countItems } from '../../hooks/use-bulk-run.ts';
import type { AlertChange } from '../../engine/alert/alert-action.ts';
import { falseMarkerOf } from '../../engine/alert/settled.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import type { TriageMessageKey, TriageTranslate } from '../../messages/triage-messages.ts';
import type { OutcomeToast } from '../shared/outcome-toast.ts';
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

export const doneText = (outcome: BulkOutcome, words: TriageTranslate): string =>
  words(done[outcome.change.type], { count: countItems(outcome.items).applied });

export const doingText = (change: AlertChange, words: TriageTranslate): string =>
  words(doing[change.type]);

/** What was done, and what was left as it is; null when some of it failed, which needs more room. */
export function bulkToast(outcome: BulkOutcome, words: TriageTranslate): OutcomeToast | null {
  const { applied, unchanged } = countItems(outcome.items);
  if (applied + unchanged < outcome.items.length) return null;
  const text = doneText(outcome, words);
  return unchanged === 0
    ? { kind: 'success', text }
    : { kind: 'info', text: words('alsoUnchanged', { text, count: unchanged }) };
}

/** The heading of the result panel, which is also said to screen readers. */
export function resultSentence(outcome: BulkOutcome, words: TriageTranslate): string {
  const { applied } = countItems(outcome.items);
  return words('resultTitle', { done: applied, failed: outcome.items.length - applied });
}

/** Why an alert was not changed: the server's words, or how it stands and by whom. */
export function reasonText(
  item: BulkItem,
  words: TriageTranslate,
  base: AlertCenterTranslate,
): string {
  const { outcome, error, alert } = item;
  if (outcome === 'notFound') return base('errorNotFound');
  if (error !== null) return actionErrorText(error, base);
  if (alert === null) return '';
  const name = (alert.falseAlert ? falseMarkerOf(alert) : alert.resolver)?.fullname;
  if (alert.falseAlert) return name ? words('stateFalseBy', { name }) : base('falseAlert');
  if (alert.resolved) return name ? words('stateResolvedBy', { name }) : base('resolved');
  return words('stateOpen');
}
