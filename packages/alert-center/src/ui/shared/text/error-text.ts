import type { PantauError, PantauErrorKind } from '@pantau/core';
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
};

/** Why an action was rejected: the server's message if there is one. */
export function actionErrorText(error: PantauError, t: AlertCenterTranslate): string {
  return error.serverMessage ?? t(actionErrors[error.kind]);
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
