import type { ReactElement } from 'react';
import { BulkNotifier } from '../bulk/bulk-notifier.tsx';
import { type Prompt, Prompts } from './prompts.tsx';
import type { BulkReport, TriageController } from './triage-controller.ts';

export { createTriageController } from './triage-controller.ts';

export interface TriageLayerProps {
  readonly question: Prompt | null;
  readonly report: BulkReport | null;
  readonly show: TriageController['show'];
  onClose(): void;
}

/** The open prompt and the report of a bulk action. */
export function TriageLayer({ question, report, show, onClose }: TriageLayerProps): ReactElement {
  return (
    <>
      <Prompts question={question} onClose={onClose} />
      {report !== null && <BulkNotifier {...report} onToast={show} />}
    </>
  );
}
