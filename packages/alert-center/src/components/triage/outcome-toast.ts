import type { PantauError } from '@pantau/core';
import type { Alert, Person } from '../../domain/alert.ts';
import type {
  AlertCenterMessageKey,
  AlertCenterTranslate,
} from '../../messages/alert-center-messages.ts';
import { actionErrorText } from '../words/error-text.ts';

/** What was asked for; reading an alert says nothing. */
export type TriageAct = 'resolve' | 'falseAlert' | 'checkAgain' | 'note';

export type TriageOutcome =
  | { readonly ok: true; readonly outcome: 'applied' | 'unchanged'; readonly alert: Alert }
  | { readonly ok: false; readonly error: PantauError };

export interface OutcomeToast {
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
}

const applied: Readonly<Record<TriageAct, AlertCenterMessageKey>> = {
  resolve: 'resolveSuccess',
  falseAlert: 'falseAlertSuccess',
  checkAgain: 'cancelFalseAlert',
  note: 'saved',
};

/** Who marked it false: the latest such entry of its log. */
function falseMarkerOf(alert: Alert): Person | null {
  return alert.log.findLast(({ type }) => type === 'FalseAlert')?.user ?? null;
}

function unchangedText(alert: Alert, me: string | null, words: AlertCenterTranslate): string {
  const plate = alert.vehicle.licensePlate;
  const first = alert.isFalseAlert ? falseMarkerOf(alert) : alert.resolver;
  const name = first === null || first.userId === me ? undefined : first.fullname;
  if (alert.isFalseAlert) {
    return name ? words('alreadyFalseBy', { name, plate }) : words('alreadyFalse', { plate });
  }
  if (alert.isResolved) {
    return name ? words('alreadyResolvedBy', { name, plate }) : words('alreadyResolved', { plate });
  }
  return words('alreadyOpen', { plate });
}

/**
 * What to tell after an action: that it is done, who was first, or why it was refused in the server's
 * words (spec alerts §8).
 *
 * @param me the user's id, who is not told of himself as of somebody else
 */
export function outcomeToast(
  act: TriageAct,
  result: TriageOutcome,
  me: string | null,
  words: AlertCenterTranslate,
): OutcomeToast {
  if (!result.ok) return { kind: 'error', text: actionErrorText(result.error, words) };
  const { alert, outcome } = result;
  if (outcome === 'unchanged') return { kind: 'info', text: unchangedText(alert, me, words) };
  const plate = alert.vehicle.licensePlate;
  return { kind: 'success', text: words(applied[act], { plate }) };
}
