import { useAnnounce } from '@pantau/core';
import { useEffect, useRef } from 'react';
import type { BulkOutcome } from '../../hooks/use-bulk-run.ts';
import type { UndoOffer } from '../../hooks/use-undo.ts';
import type { OutcomeToast } from '../shared/outcome-toast.ts';
import { useTriageWords } from '../shared/use-triage-text.ts';
import { bulkToast, doneText, resultSentence } from './bulk-text.ts';

export interface BulkTellerProps {
  readonly outcome: BulkOutcome;
  readonly offer: UndoOffer | null;
  onToast(toast: OutcomeToast, offer: UndoOffer | null): void;
}

/**
 * Says once what became of a change of many: by a toast when all went well; else the result panel shows
 * it, and it is announced.
 */
export function BulkTeller({ outcome, offer, onToast }: BulkTellerProps): null {
  const words = useTriageWords();
  const announce = useAnnounce();
  const said = useRef<BulkOutcome | null>(null);
  useEffect(() => {
    if (said.current === outcome) return;
    said.current = outcome;
    const toast = bulkToast(outcome, words);
    if (toast !== null) onToast(toast, offer);
    else {
      announce.assertive(resultSentence(outcome, words));
      if (offer !== null) onToast({ kind: 'success', text: doneText(outcome, words) }, offer);
    }
  }, [outcome, offer, onToast, words, announce]);
  return null;
}
