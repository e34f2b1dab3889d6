import type { PantauError, PantauErrorKind } from '@pantau/core';
import type { AlertChange } from '../../../engine/alert/alert-action.ts';
import type { FailedAction } from '../../../engine/triage/queued-action.ts';
import type {
  AlertCenterMessageKey,
  AlertCenterTranslate,
} from '../../../messages/alert-center-messages.ts';

const actionErrors: Readonly<Record<PantauErrorKind, AlertCenterMessageKey>> = {
  offline: 'errorOffline',
  timeout: 'errorTimeout',
  unauthorized: 'errorUnauthorized',
  forbidden: 'errorForbidden',
  invalid: 'errorInvalid',
  conflict: 'errorConflict',
  notFound: 'errorNotFound',
  server: 'errorServer',
  notInstalled: 'errorServer',
};

/** Why an action was rejected: the server's message if there is one. */
export function actionErrorText(error: PantauError, t: AlertCenterTranslate): string {
  return error.serverMessage ?? t(actionErrors[error.kind]);
}

const unsaved: Partial<Record<AlertChange['type'], AlertCenterMessageKey>> = {
  note: 'noteNotSaved',
  falseAlert: 'falseAlertNotSaved',
};

/** An action that was never confirmed: which alert, and the server's reason if it gave one. */
export function failedActionText(
  { licensePlate: plate, change, error }: FailedAction,
  t: AlertCenterTranslate,
): string {
  const isUnsent = error.kind === 'offline' || error.kind === 'timeout';
  const key = unsaved[change.type] ?? 'notSaved';
  return t(key, { plate, reason: isUnsent ? '' : actionErrorText(error, t) }).trim();
}

const loadErrors: Partial<Record<PantauErrorKind, AlertCenterMessageKey>> = {
  offline: 'loadOffline',
  unauthorized: 'errorUnauthorized',
  forbidden: 'loadForbidden',
};

/** Why a list could not be loaded. */
export function loadErrorText(error: PantauError | null, t: AlertCenterTranslate): string {
  if (error === null) return t('loadServer');
  return error.serverMessage ?? t(loadErrors[error.kind] ?? 'loadServer');
}
