import { useToast } from '@pantau/core';
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useMyId } from '../../hooks/permissions.ts';
import { LazyPart, createLazy, useReportLoadFailure } from '@pantau/core/ui/lazy';
import { useText } from '../shared/use-text.ts';
import type { Prompt } from './prompts.tsx';
import { createLazyTriage } from './lazy-triage.ts';
import { type AlertTriage, TriageContext } from '../shared/triage-context.ts';
import type { Told, TriageController } from './triage-controller.ts';

const triageModule = createLazy(() => import('./triage-layer.tsx'));
const triageLayer = createLazy(async () => (await triageModule.load()).TriageLayer);

/**
 * Provides actions on alerts with their prompts, toasts and undo, which load with the first action. A
 * failed load shows a toast, and the action is not done.
 */
export function AlertTriageProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const store = useAlertCenter();
  const t = useText();
  const toast = useToast();
  const reportFailure = useReportLoadFailure();
  const me = useMyId();
  const [question, ask] = useState<Prompt | null>(null);
  const [told, tell] = useState<Told | null>(null);
  const [controller, setDesk] = useState<TriageController | null>(null);
  const close = useCallback(() => ask(null), []);
  const triage = useMemo<AlertTriage>(() => {
    const load = async (): Promise<TriageController> => {
      const { createTriageController } = await triageModule.load();
      const made = createTriageController({ store, toast, t, me, ask, tell });
      setDesk(made);
      return made;
    };
    return createLazyTriage(load, reportFailure);
  }, [store, toast, t, me, reportFailure]);

  return (
    <TriageContext.Provider value={triage}>
      {children}
      {controller !== null && (question !== null || told !== null) && (
        <LazyPart
          part={triageLayer}
          props={{ question, told, show: controller.show, onClose: close }}
          onFail={() => {
            close();
            tell(null);
            if (question !== null && 'answer' in question) question.answer(false);
          }}
        />
      )}
    </TriageContext.Provider>
  );
}
