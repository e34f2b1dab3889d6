import { Button } from '@pantau/core/ui/button';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import type { HeaderState } from '../../features/selection/selection.ts';
import { type SortDirection, directionOf } from '../../features/sorting/sort.ts';
import { useText } from '../../shared/use-text.ts';
import type { DataTableModel } from '../../table/table-model.ts';
import { AllBox } from '../all-box.tsx';
import { allRowsKey } from '../all-rows-key.ts';
import css from './card-bar.module.css';

export interface CardBarProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly selectable: boolean;
  readonly selected: HeaderState;
  /** Expands or collapses all groups, in a table that has groups. */
  readonly expandGroups?: ((expanded: boolean) => void) | undefined;
}

/** What the header offers in a wider table: selecting all rows, sorting, and expanding all groups. */
export function CardBar<Row>(props: CardBarProps<Row>): ReactElement {
  const { table, selectable, selected, expandGroups } = props;
  const t = useText();
  const label = t(allRowsKey(table));
  const sortable = table.columns.some((column) => column.sortable !== false);
  return (
    <div role="group" aria-label={t('cardTools')} className={css.bar}>
      {selectable && (
        <label className={css.all}>
          <AllBox selected={selected} label={label} onChange={table.selectionActions.toggleAll} />
          <span aria-hidden>{t('selectAllShort')}</span>
        </label>
      )}
      {sortable && <SortMenu table={table} expandGroups={expandGroups} />}
    </div>
  );
}

const UNSORTED = '';

function SortMenu<Row>(props: Pick<CardBarProps<Row>, 'table' | 'expandGroups'>): ReactElement {
  const { table, expandGroups } = props;
  const t = useText();
  const { columns, query, queryActions, layout } = table;
  const [sort] = query.sorts;
  const direction = sort === undefined ? null : directionOf(query.sorts, sort.key);
  const current = columns.find(({ key }) => key === sort?.key);
  const shown = layout.all.filter(({ column }) => column.sortable !== false);
  const name = current === undefined ? t('sortCards') : current.label;
  const setKey = (key: string): void => {
    if (key === UNSORTED) queryActions.sort(sort?.key ?? '', null);
    else queryActions.sort(key, direction ?? 'asc');
  };
  const setDirection = (next: SortDirection): void => {
    if (sort !== undefined) queryActions.sort(sort.key, next);
  };
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button
          variant="quiet"
          icon={
            direction === null ? 'chevronsUpDown' : direction === 'asc' ? 'arrowUp' : 'arrowDown'
          }
          className={css.sort}
          aria-label={current === undefined ? name : t('sortedCards', { column: current.label })}
        >
          {name}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={t('sortCards')} align="end">
        <Menu.RadioGroup
          label={t('sortCards')}
          value={sort?.key ?? UNSORTED}
          onValueChange={setKey}
        >
          <Menu.RadioItem value={UNSORTED}>{t('unsorted')}</Menu.RadioItem>
          {shown.map(({ key, column }) => (
            <Menu.RadioItem key={key} value={key}>
              {column.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {direction !== null && (
          <>
            <Menu.Separator />
            <Menu.RadioGroup
              label={t('sortDirection')}
              value={direction}
              onValueChange={setDirection}
            >
              <Menu.RadioItem value="asc">{t('sortAscending')}</Menu.RadioItem>
              <Menu.RadioItem value="desc">{t('sortDescending')}</Menu.RadioItem>
            </Menu.RadioGroup>
          </>
        )}
        {expandGroups !== undefined && (
          <>
            <Menu.Separator />
            <Menu.Item onSelect={() => expandGroups(true)}>{t('expandGroups')}</Menu.Item>
            <Menu.Item onSelect={() => expandGroups(false)}>{t('collapseGroups')}</Menu.Item>
          </>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
