import { MenuCheckboxItem, MenuItem, MenuSeparator } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import { findSetting } from './column-tree.ts';
import { neighbourOf } from './move-column.ts';
import { directionOf } from '../sorting/sort.ts';
import { RESIZE_STEP } from './resize-step.ts';
import { useText } from '../../shared/use-text.ts';
import { useColumnMenuTable } from './column-menu-context.ts';

/** Everything that can be done with one column: sort, pin, move, resize, hide. */
export function ColumnMenuItems({ columnKey }: { readonly columnKey: string }): ReactElement {
  const t = useText();
  const { settings, sorts, columnActions, sort, sortable, widthOf, autoSize, openChooser } =
    useColumnMenuTable();
  const setting = findSetting(settings, columnKey);
  const direction = directionOf(sorts, columnKey);
  const isFixed = setting?.sticky === true;
  const toggleSort = (requested: 'asc' | 'desc') => () =>
    sort(columnKey, direction === requested ? null : requested);
  const togglePin = (side: 'start' | 'end') => () =>
    columnActions.pin(columnKey, setting?.pinned === side ? null : side);
  const resizeBy = (step: number) => () =>
    columnActions.resize(columnKey, widthOf(columnKey) + step);
  return (
    <>
      {sortable(columnKey) && (
        <>
          <MenuCheckboxItem isChecked={direction === 'asc'} onCheckedChange={toggleSort('asc')}>
            {t('sortAscending')}
          </MenuCheckboxItem>
          <MenuCheckboxItem isChecked={direction === 'desc'} onCheckedChange={toggleSort('desc')}>
            {t('sortDescending')}
          </MenuCheckboxItem>
          <MenuSeparator />
        </>
      )}
      <MenuCheckboxItem
        isChecked={setting?.pinned === 'start'}
        isDisabled={isFixed}
        onCheckedChange={togglePin('start')}
      >
        {t('pinStart')}
      </MenuCheckboxItem>
      <MenuCheckboxItem
        isChecked={setting?.pinned === 'end'}
        isDisabled={isFixed}
        onCheckedChange={togglePin('end')}
      >
        {t('pinEnd')}
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuItem
        icon="arrowLeft"
        isDisabled={neighbourOf(settings, columnKey, -1) === undefined}
        onSelect={() => columnActions.move(columnKey, -1)}
      >
        {t('moveLeft')}
      </MenuItem>
      <MenuItem
        icon="arrowRight"
        isDisabled={neighbourOf(settings, columnKey, 1) === undefined}
        onSelect={() => columnActions.move(columnKey, 1)}
      >
        {t('moveRight')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="columns" onSelect={() => autoSize(columnKey)}>
        {t('autoSize')}
      </MenuItem>
      <MenuItem icon="plus" onSelect={resizeBy(RESIZE_STEP)}>
        {t('wider')}
      </MenuItem>
      <MenuItem icon="minus" onSelect={resizeBy(-RESIZE_STEP)}>
        {t('narrower')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon="eyeOff"
        isDisabled={setting?.locked === true}
        onSelect={() => columnActions.hide(columnKey)}
      >
        {t('hideColumn')}
      </MenuItem>
      {openChooser !== undefined && (
        <MenuItem icon="columns" onSelect={openChooser}>
          {t('chooseColumns')}
        </MenuItem>
      )}
    </>
  );
}
