import type { I18n, ToastOptions } from '@pantau/core';
import type { AlertId } from '../../engine/alert/alert.ts';
import { FAILED_TOAST_MS } from '../../engine/alert/limits.ts';
import type { FailedAction } from '../../engine/triage/queued-action.ts';
import { panelMessages } from '../../messages/panel-messages.ts';
import { failedActionText } from '../shared/text/error-text.ts';

/** Toast about an action that ultimately failed; it opens the alert. */
export function failureToast(
  failed: FailedAction,
  translator: I18n['translator'],
  open: (id: AlertId) => void,
): ToastOptions {
  const t = translator(panelMessages);
  return {
    kind: 'error',
    text: failedActionText(failed, t),
    durationMs: FAILED_TOAST_MS,
    action: { label: t('openAlert'), run: () => open(failed.alertId) },
  };
}
