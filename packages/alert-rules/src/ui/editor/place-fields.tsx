import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { Switch } from '@pantau/core/ui/switch';
import type { ReactElement } from 'react';
import { ruleGeofencesMax } from '../../engine/rules/rule-limits.ts';
import type { RuleGeofence } from '../../engine/rules/rule.ts';
import type { RuleTargetSource } from '../../engine/rules/rule-source.ts';
import { ChoiceField } from './choice-field.tsx';
import { RadioChoices } from './radio-choices.tsx';
import css from './rule-form.module.css';
import { useDraftField } from './use-draft-field.ts';
import { useEditorText } from './use-editor-text.ts';

const geofenceMap = createLazy(async () => (await import('./geofence-map.tsx')).GeofenceMap);

const nameOf = ({ name }: RuleGeofence): string => name;
const addressOf = ({ address }: RuleGeofence): string => address ?? '';

export interface PlaceFieldsProps {
  readonly targets: RuleTargetSource;
  readonly readOnly: boolean;
}

/** Where the rule applies: inside or outside geofences, which a map shows. */
export function PlaceFields({ targets, readOnly }: PlaceFieldsProps): ReactElement {
  const te = useEditorText();
  const { value: isOn, onValueChange: setOn } = useDraftField('withPlace');
  const inside = useDraftField('inside');
  const { ref: _, onBlur: __, ...geofences } = useDraftField('geofences');
  const drawn = geofences.value.filter(({ shape }) => shape !== null);
  return (
    <>
      <Switch label={te('withPlace')} checked={isOn} disabled={readOnly} onCheckedChange={setOn} />
      {isOn && (
        <>
          <RadioChoices
            label={te('sectionPlace')}
            choices={[
              { value: 'inside', label: te('inside') },
              { value: 'outside', label: te('outside') },
            ]}
            value={inside.value ? 'inside' : 'outside'}
            readOnly={readOnly}
            onValueChange={(value) => inside.onValueChange(value === 'inside')}
          />
          <ChoiceField
            label={te('geofences')}
            choose={te('chooseGeofences')}
            none={te('noGeofences')}
            find={targets.geofences}
            nameOf={nameOf}
            noteOf={addressOf}
            limit={ruleGeofencesMax}
            readOnly={readOnly}
            {...geofences}
          />
          {drawn.length > 0 && (
            <div className={css.map}>
              <LazyPart
                part={geofenceMap}
                props={{ geofences: drawn, label: te('mapLabel') }}
                quiet
              />
            </div>
          )}
        </>
      )}
    </>
  );
}
