import type { ReactElement } from 'react';
import { BulkTeller } from '../bulk/bulk-teller.tsx';
import { type Question, Questions } from './questions.tsx';
import type { Told, TriageDesk } from './triage-desk.ts';

export { createTriageDesk } from './triage-desk.ts';

export interface TriageLayerProps {
  readonly question: Question | null;
  readonly told: Told | null;
  readonly show: TriageDesk['show'];
  onClose(): void;
}

/** The question that is open, and what is told of a change of many. */
export function TriageLayer({ question, told, show, onClose }: TriageLayerProps): ReactElement {
  return (
    <>
      <Questions question={question} onClose={onClose} />
      {told !== null && <BulkTeller {...told} onToast={show} />}
    </>
  );
}
