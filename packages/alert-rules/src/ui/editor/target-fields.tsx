import { useFormat } from '@pantau/core';
import { Plate } from '@pantau/core/ui/plate';
import type { ReactElement } from 'react';
import { ruleGroupsMax, ruleVehiclesMax } from '../../engine/rules/rule-limits.ts';
import type { RuleGroup, RuleVehicle } from '../../engine/rules/rule.ts';
import type { RuleTargetSource } from '../../engine/rules/rule-source.ts';
import { ChoiceField } from './choice-field.tsx';
import { useDraftField } from './use-draft-field.ts';
import { useEditorText } from './use-editor-text.ts';

export interface TargetFieldsProps {
  readonly targets: RuleTargetSource;
  readonly readOnly: boolean;
}

const plateOf = ({ licensePlate }: RuleVehicle): string => licensePlate;
const nameOf = ({ name }: RuleGroup): string => name;
const renderPlate = ({ licensePlate }: RuleVehicle): ReactElement => <Plate plate={licensePlate} />;

/** The vehicles and groups that the rule applies to. */
export function TargetFields({ targets, readOnly }: TargetFieldsProps): ReactElement {
  const te = useEditorText();
  const { number } = useFormat();
  const { ref: _, onBlur: __, ...vehicles } = useDraftField('vehicles');
  const { ref: ___, onBlur: ____, ...groups } = useDraftField('groups');
  return (
    <>
      <ChoiceField
        label={te('vehicles')}
        choose={te('chooseVehicles')}
        none={groups.value.length === 0 ? te('allVehicles') : '–'}
        find={targets.vehicles}
        nameOf={plateOf}
        renderItem={renderPlate}
        limit={ruleVehiclesMax}
        readOnly={readOnly}
        {...vehicles}
      />
      <ChoiceField
        label={te('groups')}
        choose={te('chooseGroups')}
        none={te('noGroups')}
        find={targets.groups}
        nameOf={nameOf}
        noteOf={({ totalVehicles: count }) => te('groupSize', { count, formatted: number(count) })}
        limit={ruleGroupsMax}
        readOnly={readOnly}
        {...groups}
      />
    </>
  );
}
