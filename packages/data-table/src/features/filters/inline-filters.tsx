import type { ReactElement } from 'react';
import type { TableFilters } from './table-filters.ts';
import type { FilterField, FilterValue } from './filter-schema.ts';
import { ChipFilter, type ChipOption } from './chip-filter.tsx';

export interface InlineFiltersProps {
  readonly filters: TableFilters;
  /** Options with glyphs and counts, by field key. */
  readonly chips?: Readonly<Record<string, readonly ChipOption[]>> | undefined;
}

function chosenOf(value: FilterValue | undefined): readonly string[] {
  if (value?.kind === 'select') return [value.value];
  return value?.kind === 'multiSelect' ? value.values : [];
}

function valueOf(field: FilterField, selected: readonly string[]): FilterValue | null {
  const [first] = selected;
  if (first === undefined) return null;
  return field.kind === 'multiSelect'
    ? { kind: 'multiSelect', values: selected }
    : { kind: 'select', value: first };
}

/** Chip filters for the inline fields. */
export function InlineFilters({ filters, chips }: InlineFiltersProps): ReactElement {
  const inline = filters.schema.filter((field) => field.inline === true);
  return (
    <>
      {inline.map((field) => {
        const options = 'options' in field ? (field.options ?? []) : [];
        return (
          <ChipFilter
            key={field.key}
            label={field.label}
            options={chips?.[field.key] ?? options}
            multiple={field.kind === 'multiSelect'}
            value={chosenOf(filters.values[field.key])}
            onValueChange={(selected) => filters.set(field.key, valueOf(field, selected))}
          />
        );
      })}
    </>
  );
}
