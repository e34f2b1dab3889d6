import { DateField } from '@pantau/core/ui/date-field';
import { NumberField } from '@pantau/core/ui/number-field';
import { Select } from '@pantau/core/ui/select';
import { TextField } from '@pantau/core/ui/text-field';
import type { ReactElement } from 'react';
import type { EditValue } from '../columns/cell-edit.ts';
import type { EditableColumn } from './edit-value.ts';

export interface EditFieldProps<Row> {
  readonly column: EditableColumn<Row>;
  readonly draft: EditValue;
  /** What is wrong with the draft. */
  readonly problem: string | null;
  readonly hint: string | null;
  readonly onChange: (draft: EditValue) => void;
}

/** The field for the kind of value that a column has. */
export function EditField<Row>(props: EditFieldProps<Row>): ReactElement {
  const { column, draft, problem, hint, onChange } = props;
  const { edit } = column;
  const text = draft === null ? '' : String(draft);
  const shared = {
    label: column.label,
    hideLabel: true,
    error: problem ?? undefined,
    hint: hint ?? undefined,
  };
  switch (edit.kind) {
    case 'number':
      return (
        <NumberField
          {...shared}
          value={typeof draft === 'number' ? draft : null}
          onValueChange={onChange}
        />
      );
    case 'date':
      return (
        <DateField
          {...shared}
          // A cell is saved as soon as the focus leaves it.
          hideCalendar
          value={text}
          onValueChange={(day) => onChange(day === '' ? null : day)}
        />
      );
    case 'choice':
      return <Select {...shared} options={edit.options} value={text} onValueChange={onChange} />;
    case 'text':
      return <TextField {...shared} autoComplete="off" value={text} onValueChange={onChange} />;
  }
}
