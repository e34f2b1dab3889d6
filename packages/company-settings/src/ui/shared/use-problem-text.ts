import { isPantauError } from '@pantau/core';
import { useCallback } from 'react';
import type { FormTranslate } from '../../messages/form-texts.ts';
import { useText } from './use-text.ts';

/** What a failed request tells the user: the server's message, or else the kind of failure. */
export function problemText(t: FormTranslate, error: unknown): string {
  if (!isPantauError(error)) return t('failed');
  if (error.serverMessage !== undefined) return error.serverMessage;
  if (error.kind === 'offline' || error.kind === 'timeout') return t('offline');
  return error.kind === 'forbidden' ? t('forbidden') : t('failed');
}

/** `problemText` in the texts of company settings. */
export function useProblemText(): (error: unknown) => string {
  const t = useText();
  return useCallback((error) => problemText(t, error), [t]);
}
