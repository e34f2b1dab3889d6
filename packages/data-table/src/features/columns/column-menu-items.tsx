import { MenuCheckboxItem, MenuItem, MenuSeparator } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import { findSetting } from './column-tree.ts';
import { neighbourOf } from './move-column.ts';
import { directionOf } from '../sorting/sort.ts';
import { RESIZE_STEP } from './resize-step.ts';
import { useWords } from '../../shared/use-text.ts';
import { useColumnMenuTable } from './column-menu-context.ts';

/** Sort, pin, move, width, hide: all that can be done with one column. */
export function ColumnMenuItems({ columnKey }: { readonly columnKey: string }): ReactElement {
  const words = useWords();
  const { settings, sorts, columnActions, sort, isSortable, widthOf, autoSize, openChooser } =
    useColumnMenuTable();
  const setting = findSetting(settings, columnKey);
  const direction = directionOf(sorts, columnKey);
  const isFixed = setting?.isSticky === true;
  const toggleSort = (wanted: 'asc' | 'desc') => () =>
    sort(columnKey, direction === wanted ? null : wanted);
  const togglePin = (side: 'start' | 'end') => () =>
    columnActions.pin(columnKey, setting?.pinned === side ? null : side);
  const resizeBy = (step: number) => () =>
    columnActions.resize(columnKey, widthOf(columnKey) + step);
  return (
    <>
      {isSortable(columnKey) && (
        <>
          <MenuCheckboxItem isChecked={direction === 'asc'} onCheckedChange={toggleSort('asc')}>
            {words('sortAscending')}
          </MenuCheckboxItem>
          <MenuCheckboxItem isChecked={direction === 'desc'} onCheckedChange={toggleSort('desc')}>
            {words('sortDescending')}
          </MenuCheckboxItem>
          <MenuSeparator />
        </>
      )}
      <MenuCheckboxItem
        isChecked={setting?.pinned === 'start'}
        isDisabled={isFixed}
        onCheckedChange={togglePin('start')}
      >
        {words('pinStart')}
      </MenuCheckboxItem>
      <MenuCheckboxItem
        isChecked={setting?.pinned === 'end'}
        isDisabled={isFixed}
        onCheckedChange={togglePin('end')}
      >
        {words('pinEnd')}
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuItem
        icon="arrowLeft"
        isDisabled={neighbourOf(settings, columnKey, -1) === undefined}
        onSelect={() => columnActions.move(columnKey, -1)}
      >
        {words('moveLeft')}
      </MenuItem>
      <MenuItem
        icon="arrowRight"
        isDisabled={neighbourOf(settings, columnKey, 1) === undefined}
        onSelect={() => columnActions.move(columnKey, 1)}
      >
        {words('moveRight')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="columns" onSelect={() => autoSize(columnKey)}>
        {words('autoSize')}
      </MenuItem>
      <MenuItem icon="plus" onSelect={resizeBy(RESIZE_STEP)}>
        {words('wider')}
      </MenuItem>
      <MenuItem icon="minus" onSelect={resizeBy(-RESIZE_STEP)}>
        {words('narrower')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon="eyeOff"
        isDisabled={setting?.isLocked === true}
        onSelect={() => columnActions.hide(columnKey)}
      >
        {words('hideColumn')}
      </MenuItem>
      {openChooser !== undefined && (
        <MenuItem icon="columns" onSelect={openChooser}>
          {words('chooseColumns')}
        </MenuItem>
      )}
    </>
  );
}
