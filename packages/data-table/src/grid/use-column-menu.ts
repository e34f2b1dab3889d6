import { useMemo, useState } from 'react';
import type { ColumnMenuTable } from '../features/columns/column-menu-context.ts';
import type { DataTableModel } from '../table/table-model.ts';

/** Which column menu is open, and what the menus work on. */
export function useColumnMenu<Row>(
  table: DataTableModel<Row>,
  layout: DataTableModel<Row>['layout'],
  { openChooser, expandGroups }: Pick<ColumnMenuTable, 'openChooser' | 'expandGroups'>,
) {
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const actions = useMemo(
    () => ({
      onOpenChange: (key: string, isOpen: boolean) => setOpenMenu(isOpen ? key : null),
    }),
    [],
  );
  const { settings, columnActions, queryActions, columns, groupBy, setGroupBy } = table;
  const { sorts } = table.query;
  const menuTable = useMemo<Omit<ColumnMenuTable, 'autoSize'>>(
    () => ({
      settings,
      sorts,
      columnActions,
      sort: queryActions.sort,
      sortable: (key) => columns.find((one) => one.key === key)?.sortable !== false,
      widthOf: (key) => layout.all.find((one) => one.key === key)?.width ?? 0,
      groupBy,
      setGroupBy,
      expandGroups,
      openChooser,
    }),
    [
      settings,
      sorts,
      columnActions,
      queryActions,
      columns,
      layout,
      groupBy,
      setGroupBy,
      expandGroups,
      openChooser,
    ],
  );
  return { openMenu, setOpenMenu, actions, menuTable };
}
