import { FormSection, FormSections } from '@pantau/core/ui/form';
import { type ReactElement, memo } from 'react';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import type { RuleTargetSource } from '../../engine/rules/rule-source.ts';
import { PlaceFields } from './place-fields.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { useEditorText } from './use-editor-text.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';

export interface RuleSectionsProps {
  readonly targets: RuleTargetSource;
  readonly codes: readonly RuleCode[];
  readonly level: 2 | 3;
  readonly readOnly: boolean;
}

/** All fields of a rule. Each field renders alone, so that typing does not render thousands of vehicles. */
export const RuleSections = memo(function RuleSections(props: RuleSectionsProps): ReactElement {
  const { targets, codes, level, readOnly } = props;
  const te = useEditorText();
  return (
    <FormSections>
      <FormSection level={level} title={te('sectionWhat')} text={te('sectionWhatText')}>
        <WhatFields codes={codes} readOnly={readOnly} />
      </FormSection>
      <FormSection level={level} title={te('sectionWhen')} text={te('sectionWhenText')}>
        <WhenFields readOnly={readOnly} />
      </FormSection>
      <FormSection level={level} title={te('sectionTargets')} text={te('sectionTargetsText')}>
        <TargetFields targets={targets} readOnly={readOnly} />
      </FormSection>
      <FormSection level={level} title={te('sectionSchedule')} text={te('sectionScheduleText')}>
        <ScheduleFields readOnly={readOnly} />
      </FormSection>
      <FormSection level={level} title={te('sectionPlace')}>
        <PlaceFields targets={targets} readOnly={readOnly} />
      </FormSection>
      <FormSection level={level} title={te('sectionRecipients')}>
        <RecipientFields targets={targets} readOnly={readOnly} />
      </FormSection>
    </FormSections>
  );
});
