import { useFormat } from '@pantau/core';
import type { Day } from '@pantau/core/day';
import { Select } from '@pantau/core/ui/select';
import { TextField } from '@pantau/core/ui/text-field';
import type { ReactElement } from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import type { FilterField, FilterSchema } from '../filters/filter-schema.ts';
import { CustomField } from './custom-field.tsx';
import { DateRangeField } from './date-range-field.tsx';
import { type FieldDraft, type FilterDraft, draftOperator, fieldDraft } from './filter-draft.ts';
import { problemsOf } from './filter-problems.ts';
import type { FilterSuggestions } from './filter-suggestions.ts';
import { MultiSelectField } from './multi-select-field.tsx';
import { NumberRangeField } from './number-range-field.tsx';
import { OperatorFrame } from './operator-frame.tsx';
import { problemText } from './problem-text.ts';

export interface FilterFieldsProps {
  readonly schema: FilterSchema;
  readonly draft: FilterDraft;
  /** In the company's time zone. */
  readonly today: Day;
  readonly suggestions: FilterSuggestions | undefined;
  onChange(key: string, draft: FieldDraft): void;
}

interface FieldProps extends FilterFieldsProps {
  readonly field: FilterField;
}

/** One control per field of the schema. */
export function FilterFields(props: FilterFieldsProps): ReactElement {
  return (
    <>
      {props.schema.map((field) => (
        <OperatorFrame
          key={field.key}
          field={field}
          operator={draftOperator(field, props.draft)}
          onOperatorChange={(operator) =>
            props.onChange(field.key, { ...fieldDraft(props.draft, field), operator })
          }
        >
          {(hideLabel) => <FieldInput {...props} field={field} hideLabel={hideLabel} />}
        </OperatorFrame>
      ))}
    </>
  );
}

function FieldInput(props: FieldProps & { readonly hideLabel: boolean }): ReactElement {
  const { field, draft, today, suggestions, hideLabel } = props;
  const t = useDialogText();
  const format = useFormat();
  const problems = problemsOf(field, draft, today);
  const textOf = (end: 'start' | 'end'): string | undefined =>
    problemText(field, problems[end], t, format);
  const errors = { start: textOf('start'), end: textOf('end') };
  const { operator } = fieldDraft(draft, field);
  const onChange = (next: FieldDraft): void => props.onChange(field.key, { ...next, operator });
  const common = { hideLabel, errors, onChange };
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          label={field.label}
          hideLabel={hideLabel}
          autoComplete="off"
          value={fieldDraft(draft, field).text}
          onValueChange={(text) => onChange({ kind: 'text', text })}
          error={errors.start}
        />
      );
    case 'select':
      return (
        <Select
          label={field.label}
          hideLabel={hideLabel}
          options={[{ value: '', label: t('filterAny') }, ...field.options]}
          value={fieldDraft(draft, field).value}
          onValueChange={(value) => onChange({ kind: 'select', value })}
        />
      );
    case 'numberRange':
      return <NumberRangeField {...common} field={field} draft={fieldDraft(draft, field)} />;
    case 'dateRange':
      return (
        <DateRangeField {...common} field={field} draft={fieldDraft(draft, field)} today={today} />
      );
    case 'multiSelect':
      return (
        <MultiSelectField
          {...common}
          field={field}
          draft={fieldDraft(draft, field)}
          suggestions={suggestions}
        />
      );
    case 'custom':
      return <CustomField field={field} draft={fieldDraft(draft, field)} onChange={onChange} />;
  }
}
