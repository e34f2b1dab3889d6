import { Switch } from '@pantau/core/ui/switch';
import { TextField } from '@pantau/core/ui/text-field';
import type { ReactElement } from 'react';
import type { RuleCode } from '../../engine/rules/rule-code.ts';
import { ruleLabelMax } from '../../engine/rules/rule-limits.ts';
import { ruleUrgencies } from '../../engine/rules/rule.ts';
import { CodePicker } from './code-picker.tsx';
import { RadioChoices } from './radio-choices.tsx';
import { useDraftField } from './use-draft-field.ts';
import { useEditorText } from './use-editor-text.ts';

export interface WhatFieldsProps {
  readonly codes: readonly RuleCode[];
  readonly readOnly: boolean;
}

/** Name, alert, urgency and state of the rule. */
export function WhatFields({ codes, readOnly }: WhatFieldsProps): ReactElement {
  const te = useEditorText();
  const label = useDraftField('label');
  const urgency = useDraftField('urgency');
  const autoPopup = useDraftField('autoPopup');
  const isActive = useDraftField('isActive');
  return (
    <>
      <TextField
        label={te('label')}
        required
        autoComplete="off"
        readOnly={readOnly}
        characterLimit={label.value.length > ruleLabelMax * 0.8 ? ruleLabelMax : undefined}
        {...label}
      />
      <CodePicker codes={codes} readOnly={readOnly} />
      <RadioChoices
        label={te('urgency')}
        choices={ruleUrgencies.map((value) => ({
          value,
          label: te(value),
          note: te(value === 'urgent' ? 'urgentText' : 'importantText'),
        }))}
        value={urgency.value}
        readOnly={readOnly}
        onValueChange={urgency.onValueChange}
      />
      <div>
        <Switch
          label={te('autoPopup')}
          checked={autoPopup.value}
          disabled={readOnly}
          onCheckedChange={autoPopup.onValueChange}
        />
      </div>
      <div>
        <Switch
          label={te('isActive')}
          checked={isActive.value}
          disabled={readOnly}
          onCheckedChange={isActive.onValueChange}
        />
      </div>
    </>
  );
}
