import { useToast } from '@pantau/core';
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useAlertActions } from '../../controllers/use-alert-actions.ts';
import { useMyId } from '../../controllers/use-my-id.ts';
import type { AlertId } from '../../domain/alert.ts';
import { LazyPart, definePart } from '../parts/lazy-part.tsx';
import { useWords } from '../words/use-words.ts';
import { type TriageAct, type TriageOutcome, outcomeToast } from './outcome-toast.ts';
import { type AlertTriage, TriageContext } from './triage-context.ts';

const falseAlertDialog = definePart(async () => {
  const part = await import('../false-alert-dialog/false-alert-dialog.tsx');
  return part.FalseAlertDialog;
});

/** Gives the views below it the actions on alerts, with their toasts and questions. */
export function AlertTriageProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const actions = useAlertActions();
  const words = useWords();
  const toast = useToast();
  const me = useMyId();
  const [asked, setAsked] = useState<AlertId | null>(null);
  const close = useCallback(() => setAsked(null), []);

  const triage = useMemo<AlertTriage>(() => {
    const tell = async (act: TriageAct, doing: Promise<TriageOutcome>): Promise<boolean> => {
      const result = await doing;
      toast.show(outcomeToast(act, result, me, words));
      return result.ok;
    };
    return {
      resolve: (id) => tell('resolve', actions.resolve(id)),
      markFalse: (id, reason) => tell('falseAlert', actions.markFalse(id, reason)),
      checkAgain: (id) => tell('checkAgain', actions.checkAgain(id)),
      addNote: (id, text) => tell('note', actions.addNote(id, text)),
      askFalseAlert: setAsked,
    };
  }, [actions, words, toast, me]);

  return (
    <TriageContext.Provider value={triage}>
      {children}
      {asked !== null && (
        <LazyPart
          key={asked}
          part={falseAlertDialog}
          props={{ id: asked, onClose: close }}
          onFail={close}
        />
      )}
    </TriageContext.Provider>
  );
}
