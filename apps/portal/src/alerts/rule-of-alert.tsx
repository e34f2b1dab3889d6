import { createHttpRuleSource } from '@pantau/alert-rules/http';
import { useServerSource } from '@pantau/shell/session';
import type { ReactElement } from 'react';
import { RuleDialog } from '../pages/alert-rules/rule-dialog.tsx';

export interface RuleOfAlertProps {
  readonly ruleId: string;
  readonly onClose: () => void;
}

/** A rule over the page that its alert was opened on (PO-170). */
export function RuleOfAlert({ ruleId, onClose }: RuleOfAlertProps): ReactElement {
  const source = useServerSource(createHttpRuleSource);
  return <RuleDialog {...source} ruleId={ruleId} onSaved={onClose} onClose={onClose} />;
}
