import { useAnnounce } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, useRef } from 'react';
import { isInline } from './filter-schema.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import type { ActiveFilter, ActiveFiltersProps } from './active-filter.ts';
import css from './active-filters.module.css';
import { useChipText } from './use-chip-text.ts';

export interface ActiveFilterListProps extends ActiveFiltersProps {
  readonly active: readonly ActiveFilter[];
}

/** The active filters as text, each with a remove button. */
export function ActiveFilterList(props: ActiveFilterListProps): ReactElement {
  const { filters, active, onEmpty } = props;
  const t = useDialogText();
  const announce = useAnnounce();
  const textOf = useChipText();
  const listRef = useRef<HTMLUListElement>(null);

  /** Focus moves to the next filter, else to the previous one. */
  const remove = (index: number): void => {
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next === undefined) onEmpty?.();
    else next.focus();
    const one = active[index];
    if (one !== undefined) filters.set(one.field.key, null);
  };
  const clear = (): void => {
    onEmpty?.();
    const kept = filters.schema.filter(isInline).flatMap(({ key }) => {
      const value = filters.values[key];
      return value === undefined ? [] : [[key, value] as const];
    });
    filters.setAll(Object.fromEntries(kept));
    announce.polite(t('filterCleared'));
  };

  return (
    <div className={css.frame} role="group" aria-label={t('activeFilters')}>
      <ul ref={listRef} role="list" className={css.list}>
        {active.map(({ field, value }, index) => {
          const { text, fault } = textOf(field, value);
          return (
            <li key={field.key} data-fault={fault || undefined} className={css.chip}>
              <span className={css.text}>
                {fault && <Icon name="warning" size={14} className={css.warning} />}
                <span className={css.field}>{field.label}</span> {text}
              </span>
              <button
                type="button"
                className={css.remove}
                aria-label={t('removeFilter', { field: field.label, value: text })}
                onClick={() => remove(index)}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" size="dense" onClick={clear}>
        {t('clearFilters')}
      </Button>
    </div>
  );
}
