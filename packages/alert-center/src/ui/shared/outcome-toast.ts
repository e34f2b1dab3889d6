import type { Alert } from '../../engine/alert/alert.ts';
import { falseMarkerOf } from '../../engine/alert/settled.ts';
import type { ActionOutcome } from '../../hooks/triage.ts';
import type { TriageAction, TriageToast } from '../../hooks/triage-controller.ts';
import type {
  AlertCenterMessageKey,
  AlertCenterTranslate,
} from '../../messages/alert-center-messages.ts';
import { actionErrorText } from './text/error-text.ts';

type Refusal = NonNullable<Extract<ActionOutcome, { readonly ok: false }>['refusal']>;

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

/** Who handles an alert after a change of owners. */
function ownerText(alert: Alert, currentUserId: string | null, t: AlertCenterTranslate): string {
  const { owner, vehicle } = alert;
  const plate = vehicle.licensePlate;
  if (owner == null) return t('released', { plate });
  if (owner.userId === currentUserId) return t('taken', { plate });
  return t('handedOver', { plate, name: owner.fullname });
}

function refusedText(
  { reason, alert }: Refusal,
  currentUserId: string | null,
  t: AlertCenterTranslate,
): string {
  const plate = alert.vehicle.licensePlate;
  if (reason === 'settled') return unchangedText(alert, currentUserId, t);
  if (reason === 'unseen') return t('cannotSee', { plate });
  return t('alreadyTakenBy', { plate, name: alert.owner?.fullname ?? '' });
}

/**
 * Toast after an action: success, who acted first, or the server's reason for rejecting it.
 *
 * @param currentUserId omits the name where the current user acted first
 */
export function outcomeToast(
  act: TriageAction | 'owner',
  result: ActionOutcome,
  currentUserId: string | null,
  t: AlertCenterTranslate,
): TriageToast {
  if (!result.ok) {
    const { refusal } = result;
    if (refusal !== undefined)
      return { kind: 'info', text: refusedText(refusal, currentUserId, t) };
    return { kind: 'error', text: actionErrorText(result.error, t) };
  }
  const { alert, outcome } = result;
  if (outcome === 'queued') return { kind: 'info', text: t('errorOffline') };
  if (act === 'owner') return { kind: 'success', text: ownerText(alert, currentUserId, t) };
  // Resolved just after another user marked it as false, which takes precedence.
  const isOverruled = act === 'resolve' && alert.falseAlert;
  if (outcome === 'unchanged' || isOverruled)
    return { kind: 'info', text: unchangedText(alert, currentUserId, t) };
  const plate = alert.vehicle.licensePlate;
  return { kind: 'success', text: t(applied[act], { plate }) };
}
