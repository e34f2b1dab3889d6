import { IconButton, Menu, MenuItem, MenuSeparator } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import { leavesOf } from '../columns/column-tree.ts';
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
    <Menu
      label={tableText('columnMenu', { column: label })}
      align="end"
      trigger={(props) => (
        <IconButton
          {...props}
          icon="more"
          size="dense"
          label={tableText('columnMenu', { column: label })}
          className={css.more}
        />
      )}
    >
      {moves.map(({ what, word, step }) => (
        <MenuItem
          key={what}
          isDisabled={neighbourOf(settings, key, step) === undefined}
          onSelect={() => change(key, what)}
        >
          {t(word)}
        </MenuItem>
      ))}
      <MenuSeparator />
      {pins.map((side) => (
        <MenuItem
          key={side}
          icon={isPinned(side) ? 'check' : 'pushpin'}
          onSelect={() => change(key, isPinned(side) ? 'unpin' : side)}
        >
          {isPinned(side) ? t('unpin') : tableText(side === 'start' ? 'pinStart' : 'pinEnd')}
        </MenuItem>
      ))}
    </Menu>
  );
}
