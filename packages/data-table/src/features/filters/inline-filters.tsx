import { useFormat } from '@pantau/core';
import type { ReactElement, ReactNode } from 'react';
import { ChipFilter } from './chip-filter.tsx';
import { type FilterField, isInline } from './filter-schema.ts';
import type { FilterValue } from './filter-value.ts';
import type { TableFilters } from './table-filters.ts';

/** What the chips of a field show besides their labels. */
export interface ChipDetails {
  /** Glyphs by option. */
  readonly icons?: Readonly<Record<string, ReactNode>> | undefined;
  /** Numbers of rows by option, with the other filters applied. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** Number of rows of all options. */
  readonly total?: number | undefined;
}

export interface InlineFiltersProps {
  readonly filters: TableFilters;
  /** By field key. */
  readonly chips?: Readonly<Record<string, ChipDetails>> | undefined;
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
  const { number } = useFormat();
  return (
    <>
      {filters.schema.filter(isInline).map((field) => {
        const { icons, counts, total } = chips?.[field.key] ?? {};
        const options = 'options' in field ? (field.options ?? []) : [];
        return (
          <ChipFilter
            key={field.key}
            label={field.label}
            options={options.map(({ value, label }) => ({
              value,
              label,
              icon: icons?.[value],
              count: counts?.[value],
            }))}
            allCount={total}
            formatCount={number}
            multiple={field.kind === 'multiSelect'}
            value={chosenOf(filters.values[field.key])}
            onValueChange={(selected) => filters.set(field.key, valueOf(field, selected))}
          />
        );
      })}
    </>
  );
}
