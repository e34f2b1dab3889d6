import type { I18n, ToastApi } from '@pantau/core';
import { UNDO_MS } from '../../engine/alert/limits.ts';
import type { AlertCenterStore } from '../../hooks/alert-center-context.ts';
import {
  type TriageController,
  type TriageControllerContext,
  createTriageController,
} from '../../hooks/triage-controller.ts';
import { panelMessages } from '../../messages/panel-messages.ts';
import { triageMessages } from '../../messages/triage-messages.ts';
import { outcomeToast } from '../shared/outcome-toast.ts';

export interface OpenTriageOptions extends Pick<TriageControllerContext, 'ask' | 'showReport'> {
  readonly store: AlertCenterStore;
  readonly toast: ToastApi;
  /** Texts in the provider's language. */
  readonly translator: I18n['translator'];
  /** Id of the current user; `null` while unknown. */
  readonly currentUserId: string | null;
}

/** Creates the controller with its texts and toasts. */
export function openTriage(options: OpenTriageOptions): TriageController {
  const { store, toast, translator, currentUserId, ask, showReport } = options;
  const t = translator(panelMessages);
  const tTriage = translator(triageMessages);
  return createTriageController({
    store,
    describe(action, outcome) {
      if (action !== 'resolveNote') return outcomeToast(action, outcome, currentUserId, t);
      const toast = outcomeToast('resolve', outcome, currentUserId, t);
      const isNoted = outcome.ok && outcome.outcome !== 'unchanged';
      if (!outcome.ok || isNoted) return toast;
      return { ...toast, text: tTriage('noteNotAdded', { text: toast.text }) };
    },
    showToast(content, undo, onClose = () => undefined) {
      if (undo === null) return toast.show({ ...content, onClose });
      const action = { label: t('undo'), run: undo };
      return toast.show({ ...content, durationMs: UNDO_MS, action, onClose });
    },
    ask,
    showReport,
  });
}
