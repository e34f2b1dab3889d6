import type { ReactElement } from 'react';
import css from './alert-rule-editor.module.css';
import type { AlertRuleEditorProps } from './editor-props.ts';
import { RuleLoader } from './rule-loader.tsx';
import { titleKeyOf } from './title-key.ts';
import { useEditorText } from './use-editor-text.ts';

/** Creates or edits an alert rule. Needs `PantauProvider`. */
export function AlertRuleEditor(props: AlertRuleEditorProps): ReactElement {
  const { ruleId, level = 2, canSave = true } = props;
  const te = useEditorText();
  const Heading = `h${level}` as const;
  return (
    <div className={css.page}>
      <Heading className={css.title}>{te(titleKeyOf(ruleId, canSave))}</Heading>
      <RuleLoader {...props} canSave={canSave} level={level === 1 ? 2 : 3} />
    </div>
  );
}
