import { Select } from '@pantau/core/ui/select';
import { TextField } from '@pantau/core/ui/text-field';
import type { ReactElement } from 'react';
import type { FilterSuggestions } from './filter-suggestions.ts';
import {
  type DraftContext,
  type FieldDraft,
  type FilterDraft,
  fieldDraft,
  problemsOf,
} from './filter-draft.ts';
import type { FilterField, FilterSchema } from '../filters/filter-schema.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { DateRangeField } from './date-range-field.tsx';
import { problemText } from './problem-text.ts';
import { MultiSelectField } from './multi-select-field.tsx';
import { NumberRangeField } from './number-range-field.tsx';

export interface FilterFieldsProps {
  readonly schema: FilterSchema;
  readonly draft: FilterDraft;
  readonly context: DraftContext;
  readonly suggestions: FilterSuggestions | undefined;
  onChange(key: string, draft: FieldDraft): void;
}

/** One control per field of the schema. */
export function FilterFields(props: FilterFieldsProps): ReactElement {
  const { schema } = props;
  return (
    <>
      {schema.map((field) => (
        <Field key={field.key} {...props} field={field} />
      ))}
    </>
  );
}

function Field(props: FilterFieldsProps & { readonly field: FilterField }): ReactElement {
  const { field, draft, context, suggestions } = props;
  const t = useDialogText();
  const problems = problemsOf(field, draft, context);
  const onChange = (next: FieldDraft): void => props.onChange(field.key, next);
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          label={field.label}
          autoComplete="off"
          value={fieldDraft(draft, field).text}
          onValueChange={(text) => onChange({ kind: 'text', text })}
          error={problemText(problems.start, t)}
        />
      );
    case 'select':
      return (
        <Select
          label={field.label}
          options={[{ value: '', label: t('filterAny') }, ...field.options]}
          value={fieldDraft(draft, field).value}
          onValueChange={(value) => onChange({ kind: 'select', value })}
        />
      );
    case 'numberRange':
      return (
        <NumberRangeField
          field={field}
          draft={fieldDraft(draft, field)}
          problems={problems}
          onChange={onChange}
        />
      );
    case 'dateRange':
      return (
        <DateRangeField
          field={field}
          draft={fieldDraft(draft, field)}
          problems={problems}
          today={context.today}
          onChange={onChange}
        />
      );
    case 'multiSelect':
      return (
        <MultiSelectField
          field={field}
          draft={fieldDraft(draft, field)}
          problems={problems}
          suggestions={suggestions}
          onChange={onChange}
        />
      );
  }
}
