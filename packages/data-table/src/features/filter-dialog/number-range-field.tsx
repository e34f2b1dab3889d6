import { TextField } from '@pantau/core/ui/text-field';
import type { ReactElement } from 'react';
import type { DraftOf, FieldProblems, FilterProblem } from './filter-draft.ts';
import type { NumberRangeFilterField } from '../filters/filter-schema.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import css from './filter-dialog.module.css';
import { problemText } from './problem-text.ts';
import { RangeFrame } from './range-frame.tsx';

export interface NumberRangeFieldProps {
  readonly field: NumberRangeFilterField;
  readonly draft: DraftOf<'numberRange'>;
  readonly problems: FieldProblems;
  onChange(draft: DraftOf<'numberRange'>): void;
}

/** Minimum and maximum with a unit, validated as the user types (DT-25). */
export function NumberRangeField(props: NumberRangeFieldProps): ReactElement {
  const { field, draft, problems, onChange } = props;
  const t = useDialogText();
  const unit = field.unit !== undefined && <span className={css.unit}>{field.unit}</span>;
  const side = field.unitSide === 'start' ? { start: unit } : { end: unit };
  const end = (name: 'min' | 'max', problem: FilterProblem | undefined): ReactElement => {
    const part = t(name === 'min' ? 'filterMin' : 'filterMax');
    return (
      <TextField
        {...side}
        label={t('fieldPart', { field: field.label, part })}
        hideLabel
        placeholder={part}
        inputMode="decimal"
        autoComplete="off"
        value={draft[name]}
        onValueChange={(text) => onChange({ ...draft, [name]: text })}
        error={problemText(problem, t)}
      />
    );
  };
  return (
    <RangeFrame
      label={field.label}
      start={end('min', problems.start)}
      end={end('max', problems.end)}
    />
  );
}
