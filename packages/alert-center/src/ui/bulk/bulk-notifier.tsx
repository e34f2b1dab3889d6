import { useAnnounce } from '@pantau/core';
import { useEffect, useRef } from 'react';
import type { BulkOutcome, UndoOffer } from '../../hooks/triage.ts';
import type { TriageToast } from '../../hooks/triage-controller.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { bulkToast, doneText, resultSentence } from './bulk-text.ts';

export interface BulkNotifierProps {
  readonly outcome: BulkOutcome;
  readonly offer: UndoOffer | null;
  onToast(toast: TriageToast, offer: UndoOffer | null): void;
}

/** Reports a bulk result once: in a toast when all succeeded, otherwise by announcing the result panel. */
export function BulkNotifier({ outcome, offer, onToast }: BulkNotifierProps): null {
  const t = useTriageText();
  const announce = useAnnounce();
  const said = useRef<BulkOutcome | null>(null);
  useEffect(() => {
    if (said.current === outcome) return;
    said.current = outcome;
    const toast = bulkToast(outcome, t);
    if (toast !== null) onToast(toast, offer);
    else {
      announce.assertive(resultSentence(outcome, t));
      if (offer !== null) onToast({ kind: 'success', text: doneText(outcome, t) }, offer);
    }
  }, [outcome, offer, onToast, t, announce]);
  return null;
}
