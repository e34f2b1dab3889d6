import { useToast } from '@pantau/core';
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useMyId } from '../../hooks/use-current-user-id.ts';
import { LazyPart, createLazy, useReportLoadFailure } from '@pantau/core/ui/lazy';
import { useWords } from '../shared/use-text.ts';
import type { Question } from './prompts.tsx';
import { createRemoteTriage } from './lazy-triage.ts';
import { type AlertTriage, TriageContext } from '../shared/triage-context.ts';
import type { Told, TriageDesk } from './triage-controller.ts';

const triageModule = createLazy(() => import('./triage-layer.tsx'));
const triageLayer = createLazy(async () => (await triageModule.load()).TriageLayer);

/**
 * Gives the views below it the actions on alerts, with their questions, toasts and undo; these load with
 * the first act. Where they cannot be loaded, the user is told, and nothing is done.
 */
export function AlertTriageProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const store = useAlertCenter();
  const words = useWords();
  const toast = useToast();
  const reportFailure = useReportLoadFailure();
  const me = useMyId();
  const [question, ask] = useState<Question | null>(null);
  const [told, tell] = useState<Told | null>(null);
  const [desk, setDesk] = useState<TriageDesk | null>(null);
  const close = useCallback(() => ask(null), []);
  const triage = useMemo<AlertTriage>(() => {
    const load = async (): Promise<TriageDesk> => {
      const { createTriageDesk } = await triageModule.load();
      const made = createTriageDesk({ store, toast, words, me, ask, tell });
      setDesk(made);
      return made;
    };
    return createRemoteTriage(load, reportFailure);
  }, [store, toast, words, me, reportFailure]);

  return (
    <TriageContext.Provider value={triage}>
      {children}
      {desk !== null && (question !== null || told !== null) && (
        <LazyPart
          part={triageLayer}
          props={{ question, told, show: desk.show, onClose: close }}
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
