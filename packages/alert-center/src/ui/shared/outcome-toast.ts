import { PantauError } from '@pantau/core';
import type { BulkItem } from '../../hooks/use-bulk-run.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { falseMarkerOf } from '../../engine/alert/settled.ts';
import type {
  AlertCenterMessageKey,
  AlertCenterTranslate,
} from '../../messages/alert-center-messages.ts';
import { actionErrorText } from './text/error-text.ts';

/** What was asked for; reading an alert says nothing. */
export type TriageAct = 'resolve' | 'falseAlert' | 'checkAgain' | 'note';

export type TriageOutcome =
  | { readonly ok: true; readonly outcome: 'applied' | 'unchanged'; readonly alert: Alert }
  | { readonly ok: false; readonly error: PantauError };

/** The only one of a change of many, as the outcome of a change of one. */
export function outcomeOf({ outcome, alert, error }: BulkItem): TriageOutcome {
  if (alert !== null && (outcome === 'applied' || outcome === 'unchanged')) {
    return { ok: true, outcome, alert };
  }
  return { ok: false, error: error ?? new PantauError('notFound') };
}

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

function unchangedText(alert: Alert, me: string | null, words: AlertCenterTranslate): string {
  const plate = alert.vehicle.licensePlate;
  const first = alert.falseAlert ? falseMarkerOf(alert) : alert.resolver;
  const name = first === null || first.userId === me ? undefined : first.fullname;
  if (alert.falseAlert) {
    return name ? words('alreadyFalseBy', { name, plate }) : words('alreadyFalse', { plate });
  }
  if (alert.resolved) {
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
  // Resolved a moment after somebody had marked it false: that is what the alert shows.
  const isOverruled = act === 'resolve' && alert.falseAlert;
  if (outcome === 'unchanged' || isOverruled)
    return { kind: 'info', text: unchangedText(alert, me, words) };
  const plate = alert.vehicle.licensePlate;
  return { kind: 'success', text: words(applied[act], { plate }) };
}
