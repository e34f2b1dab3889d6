import { useFormat, useSession } from '@pantau/core';
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
import { Section } from './section.tsx';
import { useEditorText } from './use-editor-text.ts';

export interface RuleSideProps {
  readonly source: AlertRuleSource;
  readonly code: RuleCode | undefined;
  readonly level: 2 | 3;
  readonly ruleId: RuleId | null;
}

/** What the rule does, in words and on past alerts. */
export function RuleSide({ source, code, level, ruleId }: RuleSideProps): ReactElement {
  const te = useEditorText();
  const { user } = useSession();
  return (
    <div className={css.side}>
      <Section level={level} title={te('summary')}>
        <Summary code={code} />
      </Section>
      <Section level={level} title={te('backTest')}>
        <BackTestPanel
          source={source}
          ruleId={ruleId}
          canSendTest={source.sendTest !== undefined && user?.email !== null}
        />
      </Section>
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
