import { Button } from '@pantau/core/ui/button';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { GlyphLabel } from '../../shared/glyph-label.tsx';
import { useFirstText } from '../../shared/use-first-text.ts';
import { type BulkTable, bulkTarget } from '../bulk-run/bulk-target.ts';
import type { BulkAction } from './bulk-action.ts';

export interface BulkMenuProps {
  readonly table: BulkTable;
  readonly actions: readonly BulkAction[];
  /** A run is in progress. */
  readonly busy: boolean;
}

/** The menu of bulk actions above the table; disabled until a row is selected (DT-30). */
export function BulkMenu({ table, actions, busy }: BulkMenuProps): ReactElement {
  const t = useFirstText();
  const target = bulkTarget(table);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button trailingIcon="chevronDown" disabled={busy || target.count === 0}>
          {t('bulkMenu')}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={t('bulkMenu')} align="end">
        {actions.flatMap((action) =>
          (action.items ?? [action]).map((item) => (
            <Menu.Item
              key={`${action.key}/${item.key}`}
              icon={item.icon}
              tone={item.tone}
              meta={item === action ? undefined : action.label}
              onSelect={() => void item.onSelect?.(target)}
            >
              <GlyphLabel glyph={item.glyph} label={item.label} />
            </Menu.Item>
          )),
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
