import { useFormat, useSession } from '@pantau/core';
import { FormSection } from '@pantau/core/ui/form';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { RuleDraft } from '../../engine/form/rule-draft.ts';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { RuleId } from '../../engine/rules/rule.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import { useText } from '../shared/use-text.ts';
import { BackTestPanel } from './back-test-panel.tsx';
import css from './rule-form.module.css';
import { ruleSummary } from './rule-summary.ts';
import { useEditorText } from './use-editor-text.ts';

export interface RuleSideProps {
  readonly source: AlertRuleSource;
  readonly code: RuleCode | undefined;
  readonly level: 2 | 3;
  readonly ruleId: RuleId | null;
  readonly inDialog: boolean;
}

/** What the rule does, in words and on past alerts. */
export function RuleSide({ source, code, level, ruleId, inDialog }: RuleSideProps): ReactElement {
  const te = useEditorText();
  const { user } = useSession();
  return (
    <div className={css.side} data-in-dialog={inDialog || undefined}>
      <FormSection level={level} title={te('summary')}>
        <Summary code={code} />
      </FormSection>
      <FormSection level={level} title={te('backTest')}>
        <BackTestPanel
          source={source}
          ruleId={ruleId}
          canSendTest={source.sendTest !== undefined && user?.email !== null}
        />
      </FormSection>
    </div>
  );
}

function Summary({ code }: Pick<RuleSideProps, 'code'>): ReactElement {
  const t = useText();
  const te = useEditorText();
  const format = useFormat();
  const draft = useWatch<RuleDraft>() as RuleDraft;
  return <p className={css.summary}>{ruleSummary(draft, code, { t, te, format })}</p>;
}
