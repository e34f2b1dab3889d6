import { useFormat } from '@pantau/core';
import { Switch } from '@pantau/core/ui/switch';
import { type ReactElement, useContext } from 'react';
import { shownUnitOf } from '../../engine/rules/rule-code.ts';
import { AmountInput } from './amount-input.tsx';
import { unitText } from './amount-text.ts';
import css from './rule-form.module.css';
import { CodeContext, useDraftField } from './use-draft-field.ts';
import { useEditorText } from './use-editor-text.ts';

const MINUTE_S = 60;

/** Thresholds in the unit of the code, duration, and how many alerts within which time. */
export function WhenFields({ readOnly }: { readonly readOnly: boolean }): ReactElement {
  const te = useEditorText();
  const { value: counts, onValueChange: setCounts } = useDraftField('withCount');
  return (
    <>
      <Thresholds readOnly={readOnly} />
      <div className={css.pair}>
        <AmountInput
          name="minDuration"
          label={te('minDuration')}
          unit={te('unitS')}
          readOnly={readOnly}
        />
      </div>
      <Switch
        label={te('withCount')}
        checked={counts}
        disabled={readOnly}
        onCheckedChange={setCounts}
      />
      {counts && (
        <div className={css.pair}>
          <AmountInput
            name="countThreshold"
            label={te('countThreshold')}
            unit="×"
            readOnly={readOnly}
          />
          <AmountInput
            name="countWindow"
            label={te('countWindow')}
            unit={te('unitMin')}
            factor={MINUTE_S}
            readOnly={readOnly}
          />
        </div>
      )}
    </>
  );
}

function Thresholds({ readOnly }: { readonly readOnly: boolean }): ReactElement | null {
  const te = useEditorText();
  const { number } = useFormat();
  const code = useContext(CodeContext);
  if (code === undefined) return null;
  const shown = shownUnitOf(code);
  if (shown === null) return <p className={css.hint}>{te('noValue')}</p>;
  const { minThreshold: min, maxThreshold: max } = code;
  const unit = unitText(te, shown.unit);
  const hint =
    min === null || max === null
      ? undefined
      : te('limits', { min: number(min / shown.factor), max: number(max / shown.factor), unit });
  const common = { unit, factor: shown.factor, hint, readOnly };
  return (
    <div className={css.pair}>
      <AmountInput name="minThreshold" label={te('minThreshold')} {...common} />
      <AmountInput name="maxThreshold" label={te('maxThreshold')} {...common} />
    </div>
  );
}
