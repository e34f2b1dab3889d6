import type { ToastApi } from '@pantau/core';
import { UNDO_MS } from '../../engine/alert/limits.ts';
import type { AlertCenterStore } from '../../hooks/alert-center-context.ts';
import {
  type TriageController,
  type TriageControllerContext,
  createTriageController,
} from '../../hooks/triage-controller.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import { outcomeToast } from '../shared/outcome-toast.ts';

export interface OpenTriageOptions extends Pick<TriageControllerContext, 'ask' | 'showReport'> {
  readonly store: AlertCenterStore;
  readonly toast: ToastApi;
  readonly t: AlertCenterTranslate;
  /** Id of the current user; `null` while unknown. */
  readonly currentUserId: string | null;
}

/** Creates the controller with its texts and toasts. */
export function openTriage(options: OpenTriageOptions): TriageController {
  const { store, toast, t, currentUserId, ask, showReport } = options;
  return createTriageController({
    store,
    describe: (action, outcome) => outcomeToast(action, outcome, currentUserId, t),
    showToast(content, undo) {
      if (undo === null) return toast.show(content);
      const action = { label: t('undo'), run: undo };
      return toast.show({ ...content, durationMs: UNDO_MS, action });
    },
    ask,
    showReport,
  });
}
