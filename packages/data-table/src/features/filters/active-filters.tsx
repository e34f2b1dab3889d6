import { type ReactElement, useState } from 'react';
import type { ActiveFilter, ActiveFiltersProps } from './active-filter.ts';
import { dialogFields } from './filter-schema.ts';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';

const list = createLazy(async () => {
  const { ActiveFilterList } = await import('./active-filter-list.tsx');
  return ActiveFilterList;
});

/** The active filters, each with a remove button. Nothing is rendered, or loaded, without one. */
export function ActiveFilters({ filters, onEmpty }: ActiveFiltersProps): ReactElement | null {
  const [hasFailed, setFailed] = useState(false);
  const active = dialogFields(filters.schema).flatMap((field): readonly ActiveFilter[] => {
    const value = filters.values[field.key];
    return value === undefined ? [] : [{ field, value }];
  });
  if (active.length === 0 || hasFailed) return null;
  return (
    <LazyPart part={list} props={{ filters, onEmpty, active }} onFail={() => setFailed(true)} />
  );
}
