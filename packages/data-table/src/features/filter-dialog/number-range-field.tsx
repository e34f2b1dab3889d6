import { NumberField } from '@pantau/core/ui/number-field';
import type { ReactElement } from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import type { NumberRangeFilterField } from '../filters/filter-schema.ts';
import { numberLimits } from '../filters/filter-values.ts';
import type { FieldInputProps } from './field-input.ts';
import css from './filter-dialog.module.css';
import { RangeFrame } from './range-frame.tsx';

export interface NumberRangeFieldProps extends FieldInputProps<'numberRange'> {
  readonly field: NumberRangeFilterField;
}

/** Minimum and maximum with a unit, validated as the user types (DT-25). */
export function NumberRangeField(props: NumberRangeFieldProps): ReactElement {
  const { field, draft, errors, hideLabel, onChange } = props;
  const t = useDialogText();
  const unit = field.unit !== undefined && <span className={css.unit}>{field.unit}</span>;
  const side = field.unitSide === 'start' ? { start: unit } : { end: unit };
  const end = (name: 'min' | 'max', error: string | undefined): ReactElement => {
    const part = t(name === 'min' ? 'filterMin' : 'filterMax');
    return (
      <NumberField
        {...side}
        label={t('fieldPart', { field: field.label, part })}
        hideLabel
        placeholder={part}
        // Keyboards for decimals have no minus sign.
        inputMode={numberLimits(field).min < 0 ? 'text' : 'decimal'}
        value={draft[name]}
        onValueChange={(value) => onChange({ ...draft, [name]: value })}
        error={error}
      />
    );
  };
  return (
    <RangeFrame
      label={field.label}
      hideLabel={hideLabel}
      start={end('min', errors.start)}
      end={end('max', errors.end)}
    />
  );
}
