import { useAnnounce, useFormat } from '@pantau/core';
import { Button, Icon } from '@pantau/core/ui';
import { type ReactElement, useRef } from 'react';
import type { TableFilters } from '../../controllers/query-string/use-table-query.ts';
import {
  type FilterField,
  type FilterValue,
  dialogFields,
} from '../../domain/filters/filter-schema.ts';
import { filterText } from '../filter-dialog/filter-words.ts';
import { useWords } from '../words/use-words.ts';
import css from './active-filters.module.css';

export interface ActiveFiltersProps {
  /** Of `useTableQuery`. */
  readonly filters: TableFilters;
}

interface Active {
  readonly field: FilterField;
  readonly value: FilterValue;
}

/** What the rows are filtered by, each removable by one press; nothing when they are not. */
export function ActiveFilters({ filters }: ActiveFiltersProps): ReactElement | null {
  const words = useWords();
  const format = useFormat();
  const announce = useAnnounce();
  const listRef = useRef<HTMLUListElement>(null);
  const active = dialogFields(filters.schema).flatMap((field): readonly Active[] => {
    const value = filters.values[field.key];
    return value === undefined ? [] : [{ field, value }];
  });
  if (active.length === 0) return null;

  /** The focus goes on to the next filter, else to the one before. */
  const remove = (index: number): void => {
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    const one = active[index];
    if (one !== undefined) filters.set(one.field.key, null);
  };
  const clear = (): void => {
    const inline = filters.schema.filter((field) => field.isInline === true);
    const kept = inline.flatMap(({ key }) => {
      const value = filters.values[key];
      return value === undefined ? [] : [[key, value] as const];
    });
    filters.setAll(Object.fromEntries(kept));
    announce.polite(words('filterCleared'));
  };

  return (
    <div className={css.frame} role="group" aria-label={words('activeFilters')}>
      <ul ref={listRef} role="list" className={css.list}>
        {active.map(({ field, value }, index) => {
          const text = filterText(field, value, words, format);
          return (
            <li key={field.key} className={css.chip}>
              <span className={css.text}>
                <span className={css.field}>{field.label}</span> {text}
              </span>
              <button
                type="button"
                className={css.remove}
                aria-label={words('removeFilter', { field: field.label, value: text })}
                onClick={() => remove(index)}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" size="dense" onClick={clear}>
        {words('clearFilters')}
      </Button>
    </div>
  );
}
