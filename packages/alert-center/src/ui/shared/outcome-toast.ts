import { PantauError } from '@pantau/core';
import type { BulkItem } from '../../hooks/triage.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { falseMarkerOf } from '../../engine/alert/settled.ts';
import type {
  AlertCenterMessageKey,
  AlertCenterTranslate,
} from '../../messages/alert-center-messages.ts';
import { actionErrorText } from './text/error-text.ts';

/** Actions that show a toast. */
export type TriageAction = 'resolve' | 'falseAlert' | 'checkAgain' | 'note';

export type TriageOutcome =
  | { readonly ok: true; readonly outcome: 'applied' | 'unchanged'; readonly alert: Alert }
  | { readonly ok: false; readonly error: PantauError };

/** Outcome of the single item of a bulk run. */
export function toOutcome({ outcome, alert, error }: BulkItem): TriageOutcome {
  if (alert !== null && (outcome === 'applied' || outcome === 'unchanged')) {
    return { ok: true, outcome, alert };
  }
  return { ok: false, error: error ?? new PantauError('notFound') };
}

export interface OutcomeToast {
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
}

const applied: Readonly<Record<TriageAction, AlertCenterMessageKey>> = {
  resolve: 'resolveSuccess',
  falseAlert: 'falseAlertSuccess',
  checkAgain: 'cancelFalseAlert',
  note: 'saved',
};

function unchangedText(
  alert: Alert,
  currentUserId: string | null,
  t: AlertCenterTranslate,
): string {
  const plate = alert.vehicle.licensePlate;
  const first = alert.falseAlert ? falseMarkerOf(alert) : alert.resolver;
  const name = first === null || first.userId === currentUserId ? undefined : first.fullname;
  if (alert.falseAlert) {
    return name ? t('alreadyFalseBy', { name, plate }) : t('alreadyFalse', { plate });
  }
  if (alert.resolved) {
    return name ? t('alreadyResolvedBy', { name, plate }) : t('alreadyResolved', { plate });
  }
  return t('alreadyOpen', { plate });
}

/**
 * Toast after an action: success, who acted first, or the server's reason for rejecting it.
 *
 * @param currentUserId omits the name where the current user acted first
 */
export function outcomeToast(
  act: TriageAction,
  result: TriageOutcome,
  currentUserId: string | null,
  t: AlertCenterTranslate,
): OutcomeToast {
  if (!result.ok) return { kind: 'error', text: actionErrorText(result.error, t) };
  const { alert, outcome } = result;
  // Resolved just after another user marked it as false, which takes precedence.
  const isOverruled = act === 'resolve' && alert.falseAlert;
  if (outcome === 'unchanged' || isOverruled)
    return { kind: 'info', text: unchangedText(alert, currentUserId, t) };
  const plate = alert.vehicle.licensePlate;
  return { kind: 'success', text: t(applied[act], { plate }) };
}
