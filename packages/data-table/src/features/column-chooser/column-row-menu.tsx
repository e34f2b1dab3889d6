import { IconButton } from '@pantau/core/ui/icon-button';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { leavesOf } from '../columns/setting-tree.ts';
import { neighbourOf } from '../columns/move-column.ts';
import type { ColumnSetting, Pin } from '../columns/columns.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { useText } from '../../shared/use-text.ts';
import { useChooser } from './chooser-context.ts';
import css from './column-chooser.module.css';

const pins: readonly Pin[] = ['start', 'end'];

const moves = [
  { what: 'up', word: 'moveUp', step: -1 },
  { what: 'down', word: 'moveDown', step: 1 },
  { what: 'first', word: 'moveFirst', step: -1 },
  { what: 'last', word: 'moveLast', step: 1 },
] as const;

/** Moves and pins a column without dragging. */
export function ColumnRowMenu({ setting }: { readonly setting: ColumnSetting }): ReactElement {
  const { settings, change } = useChooser();
  const t = useDialogText();
  const tableText = useText();
  const { key, label } = setting;
  const isPinned = (side: Pin): boolean =>
    leavesOf([setting]).every((leaf) => leaf.pinned === side);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton
          icon="more"
          size="dense"
          label={tableText('columnMenu', { column: label })}
          className={css.more}
        />
      </Menu.Trigger>
      <Menu.Content aria-label={tableText('columnMenu', { column: label })} align="end">
        {moves.map(({ what, word, step }) => (
          <Menu.Item
            key={what}
            disabled={neighbourOf(settings, key, step) === undefined}
            onSelect={() => change(key, what)}
          >
            {t(word)}
          </Menu.Item>
        ))}
        <Menu.Separator />
        {pins.map((side) => (
          <Menu.Item
            key={side}
            icon={isPinned(side) ? 'check' : 'pushpin'}
            onSelect={() => change(key, isPinned(side) ? 'unpin' : side)}
          >
            {isPinned(side) ? t('unpin') : tableText(side === 'start' ? 'pinStart' : 'pinEnd')}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
