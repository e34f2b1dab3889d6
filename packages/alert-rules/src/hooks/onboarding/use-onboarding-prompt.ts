import {
  createPersisted,
  usePersisted,
  useReportError,
  useSession,
  useStorageNamespace,
  useTabStore,
} from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useInterruption } from '@pantau/core/interruptions';
import { useMemo, useState } from 'react';
import { boolean } from 'valibot';

/** Whether the user may create rules from templates (AR-80). */
export function useMayOnboard(): boolean {
  const { permissions } = useSession();
  return permissions.canAll([scopes.alertRuleTemplateRead, scopes.alertRuleTemplateCreate]);
}

/** Whether the onboarding was shown in this tab's session. */
function useShown() {
  const store = useTabStore();
  const namespace = useStorageNamespace();
  const onError = useReportError();
  const userId = useSession().user?.userId ?? '';
  return useMemo(() => {
    const key = `alertRuleOnboardingShown:${userId}`;
    return createPersisted({ store, key, namespace, schema: boolean(), fallback: false, onError });
  }, [store, namespace, onError, userId]);
}

export interface OnboardingPrompt {
  /** Its turn has come. */
  readonly open: boolean;
  close(): void;
}

/**
 * Requests a turn for the onboarding, once per session of the tab (AR-80).
 *
 * @param due the company has not completed it
 */
export function useOnboardingPrompt(due: boolean): OnboardingPrompt {
  const mayOnboard = useMayOnboard();
  const shown = useShown();
  const wasShown = usePersisted(shown);
  const [isOpen, setOpen] = useState(false);
  const hasTurn = useInterruption('onboarding', (due && mayOnboard && !wasShown) || isOpen);
  if (hasTurn && !isOpen) setOpen(true);
  return {
    open: isOpen,
    close() {
      shown.set(true);
      setOpen(false);
    },
  };
}
