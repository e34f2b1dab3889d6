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

/** Why an action was refused: the server's own message where there is one (spec alerts §8). */
export function actionErrorText(error: PantauError, words: AlertCenterTranslate): string {
  return error.serverMessage ?? words(actionErrors[error.kind]);
}

const loadErrors: Partial<Record<PantauErrorKind, AlertCenterMessageKey>> = {
  offline: 'loadOffline',
  unauthorized: 'errorUnauthorized',
  forbidden: 'loadForbidden',
};

/** Why a list could not be loaded. */
export function loadErrorText(error: PantauError | null, words: AlertCenterTranslate): string {
  if (error === null) return words('loadServer');
  return error.serverMessage ?? words(loadErrors[error.kind] ?? 'loadServer');
}
