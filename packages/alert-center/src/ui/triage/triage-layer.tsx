import type { ReactElement } from 'react';
import { BulkTeller } from '../bulk/bulk-notifier.tsx';
import { type Question, Questions } from './prompts.tsx';
import type { Told, TriageDesk } from './triage-controller.ts';

export { createTriageDesk } from './triage-controller.ts';

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
