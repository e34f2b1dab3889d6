import type { ReactElement } from 'react';
import { BulkNotifier } from '../bulk/bulk-notifier.tsx';
import type { Prompt } from '../../hooks/alert-triage.ts';
import type { BulkReport, TriageController } from '../../hooks/triage-controller.ts';
import { Prompts } from './prompts.tsx';

export { openTriage } from './open-triage.ts';

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
