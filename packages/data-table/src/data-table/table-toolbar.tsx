import { type ReactElement, useState } from 'react';
import type { BulkAction } from '../features/bulk-actions/bulk-action.ts';
import { BulkMenu } from '../features/bulk-actions/bulk-menu.tsx';
import { ColumnsButton } from '../features/column-chooser/columns-button.tsx';
import { ExportButton } from '../features/export/export-button.tsx';
import { FilterButton } from '../features/filter-dialog/filter-button.tsx';
import { InlineFilters } from '../features/filters/inline-filters.tsx';
import type { TableSource } from '../features/rows/table-source.ts';
import { useText } from '../shared/use-text.ts';
import type { DataTableViewProps } from './data-table-props.ts';
import { SearchField } from './search-field.tsx';
import { Toolbar } from './toolbar.tsx';

/** Whether the column chooser is open; column menus open it, too. */
export interface ChooserState {
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

export function useChooserState(): ChooserState {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, setOpen };
}

export interface TableToolbarProps<Row> {
  readonly view: DataTableViewProps<Row>;
  readonly source: TableSource<Row> | undefined;
  readonly bulkActions: readonly BulkAction[];
  readonly chooser: ChooserState;
}

/** The tools that the table offers; nothing if there are none. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>): ReactElement | null {
  const { view, bulkActions } = props;
  const t = useText();
  const hasTools =
    view.hideSearch !== true ||
    view.hideColumnChooser !== true ||
    bulkActions.length > 0 ||
    view.filters !== undefined ||
    view.exportTitle !== undefined ||
    view.toolbarStart !== undefined ||
    view.toolbarEnd !== undefined;
  if (!hasTools) return null;
  return (
    <Toolbar label={t('tools')} start={<FindTools view={view} />} end={<ViewTools {...props} />} />
  );
}

function FindTools<Row>({ view }: Pick<TableToolbarProps<Row>, 'view'>): ReactElement {
  const { table, filters } = view;
  return (
    <>
      {view.hideSearch !== true && (
        <SearchField
          value={table.query.search}
          onSearch={table.queryActions.search}
          label={view.searchLabel}
        />
      )}
      {filters !== undefined && <InlineFilters filters={filters} chips={view.chips} />}
      {view.toolbarStart}
    </>
  );
}

function ViewTools<Row>(props: TableToolbarProps<Row>): ReactElement {
  const { view, source, bulkActions, chooser } = props;
  const { table, filters } = view;
  return (
    <>
      {bulkActions.length > 0 && <BulkMenu table={table} actions={bulkActions} />}
      {filters !== undefined && (
        <FilterButton filters={filters} suggestions={view.suggestions} saved={view.savedFilters} />
      )}
      {view.exportTitle !== undefined && (
        <ExportButton
          table={{ ...table, query: table.shownQuery, rows: table.matched }}
          title={view.exportTitle}
          source={source}
        />
      )}
      {view.hideColumnChooser !== true && (
        <ColumnsButton table={table} open={chooser.isOpen} onOpenChange={chooser.setOpen} />
      )}
      {view.toolbarEnd}
    </>
  );
}
