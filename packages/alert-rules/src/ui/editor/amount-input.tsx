import { NumberField } from '@pantau/core/ui/number-field';
import type { ReactElement } from 'react';
import type { RuleDraft } from '../../engine/form/rule-draft.ts';
import css from './rule-form.module.css';
import { useDraftField } from './use-draft-field.ts';

/** Fields of a draft with a number. */
type NumberName = {
  readonly [F in keyof RuleDraft]: RuleDraft[F] extends number | null
    ? null extends RuleDraft[F]
      ? F
      : never
    : never;
}[keyof RuleDraft];

export interface AmountInputProps {
  readonly name: Exclude<NumberName, 'alertCode'>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Shown after the number. */
  readonly unit: string;
  /** How many of the draft's unit one shown unit is. Defaults to 1. */
  readonly factor?: number | undefined;
  readonly readOnly: boolean;
}

/** A number of the draft, shown in a unit of its own. */
export function AmountInput(props: AmountInputProps): ReactElement {
  const { name, label, hint, unit, factor = 1, readOnly } = props;
  const { value, onValueChange, ...field } = useDraftField(name);
  return (
    <NumberField
      label={label}
      hint={hint}
      readOnly={readOnly}
      end={<span className={css.unit}>{unit}</span>}
      {...field}
      value={value === null ? null : value / factor}
      onValueChange={(shown) => onValueChange(shown === null ? null : shown * factor)}
    />
  );
}
