import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Menu } from '@pantau/core/ui/menu';
import { type ReactElement, useRef } from 'react';
import { GlyphLabel } from '../../shared/glyph-label.tsx';
import { useText } from '../../shared/use-text.ts';
import { type BulkTable, type BulkTarget, bulkTarget } from '../bulk-run/bulk-target.ts';
import type { BulkAction } from './bulk-action.ts';
import css from './bulk-bar.module.css';

export interface BulkBarProps {
  readonly table: BulkTable;
  readonly actions: readonly BulkAction[];
  /** Moves focus to the table, because the bar disappears with the selection. */
  focusTable(): void;
}

function ActionButton(props: {
  readonly action: BulkAction;
  readonly target: BulkTarget;
}): ReactElement {
  const { action, target } = props;
  const { items, label, icon, tone, onSelect } = action;
  if (items === undefined) {
    return (
      <Button
        size="dense"
        variant={tone === 'danger' ? 'dangerOutline' : 'quiet'}
        icon={icon}
        onClick={() => void onSelect?.(target)}
      >
        {label}
      </Button>
    );
  }
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="dense" variant="quiet" icon={icon} trailingIcon="chevronUp">
          {label}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={label} side="top">
        {items.map((item) => (
          <Menu.Item
            key={item.key}
            icon={item.icon}
            tone={item.tone}
            onSelect={() => void item.onSelect?.(target)}
          >
            <GlyphLabel glyph={item.glyph} label={item.label} />
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}

/**
 * The actions for the selected rows. It lies above the footer and over the end of the rows, so that nothing
 * moves when it appears (DT-31), and stays while the user changes pages.
 */
export function BulkBar({ table, actions, focusTable }: BulkBarProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const { selection, selectionActions, selected, paged } = table;
  const bar = useRef<HTMLDivElement>(null);
  const chosen = bulkTarget(table);
  const { count } = chosen;
  const target: BulkTarget = {
    ...chosen,
    clear() {
      if (bar.current?.matches(':focus-within') === true) focusTable();
      chosen.clear();
    },
  };
  const { available, outside, header } = selected;
  const canHaveAll = paged && selection.mode === 'only' && header === 'all';
  const clear = (): void => {
    focusTable();
    selectionActions.clear();
  };
  return (
    <div ref={bar} role="group" aria-label={t('bulkActions')} className={css.bar}>
      <span className={css.count}>{t('selectedCount', { count, formatted: number(count) })}</span>
      {outside > 0 && (
        <span className={css.outside}>
          {t('selectedOutside', { count: outside, formatted: number(outside) })}
        </span>
      )}
      {canHaveAll && available !== null && count < available && (
        <Button size="dense" variant="accent" onClick={selectionActions.selectEverything}>
          {t('selectTotal', { count: available, formatted: number(available) })}
        </Button>
      )}
      {actions.map((action) => (
        <ActionButton key={action.key} action={action} target={target} />
      ))}
      <Button size="dense" variant="quiet" icon="close" className={css.clear} onClick={clear}>
        {t('clearSelection')}
      </Button>
    </div>
  );
}
