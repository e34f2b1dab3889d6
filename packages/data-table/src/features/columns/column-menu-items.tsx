import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { findSetting } from './setting-tree.ts';
import { neighbourOf } from './move-column.ts';
import { isPinFixed } from './pin-and-resize.ts';
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
  const isFixed = setting !== undefined && isPinFixed(setting);
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
          <Menu.CheckboxItem checked={direction === 'asc'} onCheckedChange={toggleSort('asc')}>
            {t('sortAscending')}
          </Menu.CheckboxItem>
          <Menu.CheckboxItem checked={direction === 'desc'} onCheckedChange={toggleSort('desc')}>
            {t('sortDescending')}
          </Menu.CheckboxItem>
          <Menu.Separator />
        </>
      )}
      <GroupItem columnKey={columnKey} />
      <Menu.CheckboxItem
        checked={setting?.pinned === 'start'}
        disabled={isFixed}
        onCheckedChange={togglePin('start')}
      >
        {t('pinStart')}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        checked={setting?.pinned === 'end'}
        disabled={isFixed}
        onCheckedChange={togglePin('end')}
      >
        {t('pinEnd')}
      </Menu.CheckboxItem>
      <Menu.Separator />
      <Menu.Item
        icon="arrowLeft"
        disabled={neighbourOf(settings, columnKey, -1) === undefined}
        onSelect={() => columnActions.move(columnKey, -1)}
      >
        {t('moveLeft')}
      </Menu.Item>
      <Menu.Item
        icon="arrowRight"
        disabled={neighbourOf(settings, columnKey, 1) === undefined}
        onSelect={() => columnActions.move(columnKey, 1)}
      >
        {t('moveRight')}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item icon="columns" onSelect={() => autoSize(columnKey)}>
        {t('autoSize')}
      </Menu.Item>
      <Menu.Item icon="plus" onSelect={resizeBy(RESIZE_STEP)}>
        {t('wider')}
      </Menu.Item>
      <Menu.Item icon="minus" onSelect={resizeBy(-RESIZE_STEP)}>
        {t('narrower')}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item
        icon="eyeOff"
        disabled={setting?.locked === true}
        onSelect={() => columnActions.hide(columnKey)}
      >
        {t('hideColumn')}
      </Menu.Item>
      {openChooser !== undefined && (
        <Menu.Item icon="columns" onSelect={openChooser}>
          {t('chooseColumns')}
        </Menu.Item>
      )}
    </>
  );
}

/** Groups the rows by a column, after the columns that group them already. */
function GroupItem({ columnKey }: { readonly columnKey: string }): ReactElement | null {
  const t = useText();
  const { groupBy, setGroupBy, expandGroups, sortable } = useColumnMenuTable();
  if (setGroupBy === null || !sortable(columnKey)) return null;
  const isGrouped = groupBy.includes(columnKey);
  const others = groupBy.filter((key) => key !== columnKey);
  return (
    <>
      <Menu.CheckboxItem
        checked={isGrouped}
        onCheckedChange={() => setGroupBy(isGrouped ? others : [...others, columnKey])}
      >
        {t('groupByColumn')}
      </Menu.CheckboxItem>
      {expandGroups !== undefined && (
        <>
          <Menu.Item onSelect={() => expandGroups(true)}>{t('expandGroups')}</Menu.Item>
          <Menu.Item onSelect={() => expandGroups(false)}>{t('collapseGroups')}</Menu.Item>
        </>
      )}
      <Menu.Separator />
    </>
  );
}
