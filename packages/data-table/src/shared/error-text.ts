import { isPantauError } from '@pantau/core';
import type { FirstTranslate } from '../messages/data-table-messages.ts';

const known = {
  offline: 'errorOffline',
  timeout: 'errorTimeout',
  unauthorized: 'errorUnauthorized',
  forbidden: 'errorForbidden',
  conflict: 'errorConflict',
} as const;

/** A text for an error, from the server if it sent one. */
export function errorText(error: unknown, t: FirstTranslate): string {
  if (!isPantauError(error)) return t('errorServer');
  if (error.serverMessage !== undefined) return error.serverMessage;
  const key = Object.hasOwn(known, error.kind) ? known[error.kind as keyof typeof known] : null;
  return t(key ?? 'errorServer');
}
