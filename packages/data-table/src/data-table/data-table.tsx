import type { RowData } from '@tanstack/react-table';
import { useAnnounce } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react';
import {
  type DataTableModel,
  type DataTableOptions,
  useDataTable,
} from '../table/use-data-table.ts';
import type { SuggestionSource } from '../features/filter-dialog/use-suggestions.ts';
import type { TableFilters } from '../features/filters/table-filters.ts';
import type { SavedFilters } from '../features/saved-filters/use-saved-filters.ts';
import { defaultTooltipLength } from '../shared/limits.ts';
import { ActiveFilters } from '../features/filters/active-filters.tsx';
import { LazyBulkBar } from '../features/bulk-actions/lazy-bulk-bar.tsx';
import { BulkMenu } from '../features/bulk-actions/bulk-menu.tsx';
import type { BulkAction } from '../features/bulk-actions/bulk-action.ts';
import type { DeleteRows } from '../features/bulk-actions/delete-rows.ts';
import { useBulkDelete } from '../features/bulk-actions/use-bulk-delete.tsx';
import type { ChipOption } from '../features/filters/chip-filter.tsx';
import { CopyArea } from '../features/export/copy-area.tsx';
import { ColumnsButton } from '../features/column-chooser/columns-button.tsx';
import { ExportButton } from '../features/export/export-button.tsx';
import { PrintArea } from '../features/export/print-area.tsx';
import { FilterButton } from '../features/filter-dialog/filter-button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Paging } from '../features/paging/paging.tsx';
import { SearchField } from './search-field.tsx';
import { InlineFilters } from '../features/filters/inline-filters.tsx';
import { Toolbar } from './toolbar.tsx';
import { errorText } from '../shared/error-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './data-table.module.css';
import { usePlaceholder } from './placeholder.tsx';
import { useAnnouncements } from './use-announcements.ts';

export interface DataTableProps<Row> extends DataTableOptions<Row> {
  /** Accessible name of the table, such as "Sales orders". */
  readonly label: string;
  /** `own` fills its container and scrolls itself; `page` scrolls with the page. Defaults to `own`. */
  readonly scroll?: 'own' | 'page' | undefined;
  /** Shows a checkbox for each row. Defaults to whether there are bulk actions. */
  readonly selectable?: boolean | undefined;
  readonly bulkActions?: readonly BulkAction[] | undefined;
  /**
   * Adds "Delete" to the bulk actions: `source` deletes the rows from `data`, a function deletes them in
   * the host's own way (DT-33).
   */
  readonly bulkDelete?: 'source' | DeleteRows | undefined;
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** URL of a row, which lets Ctrl, Command and the middle button open it in a new tab (DT-1). */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /**
   * Longer cell text is cut and shown in a tooltip (DT-6). Defaults to 20 characters; `Infinity` never
   * cuts.
   */
  readonly tooltipLength?: number | undefined;
  readonly hideSearch?: boolean | undefined;
  readonly searchLabel?: string | undefined;
  /** Shown when there are no rows and no search or filter is active. */
  readonly empty?: ReactNode;
  /** From `useTableQuery`. Adds the filter dialog, inline chip filters and the list of active filters. */
  readonly filters?: TableFilters | undefined;
  /** Suggests values for fields without options. */
  readonly suggestions?: SuggestionSource | undefined;
  /** From `useSavedFilters`. */
  readonly savedFilters?: SavedFilters | undefined;
  /** Chips with glyphs and counts for inline fields, by field key. */
  readonly chips?: Readonly<Record<string, readonly ChipOption[]>> | undefined;
  /** File name for CSV export, to which the day is added. Without it, there is no export button. */
  readonly exportTitle?: string | undefined;
  /** Maximum number of columns shown at the same time. Unlimited by default. */
  readonly maxColumns?: number | undefined;
  readonly hideColumnChooser?: boolean | undefined;
  /** Shown next to the search field. */
  readonly toolbarStart?: ReactNode;
  readonly toolbarEnd?: ReactNode;
}

/** The table with search, filters, columns, selection and paging. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>): ReactElement {
  return <DataTableView {...props} table={useDataTable(props)} />;
}

export interface DataTableViewProps<Row> extends DataTableProps<Row> {
  /** From `useDataTable`. */
  readonly table: DataTableModel<Row>;
}

const noActions: readonly BulkAction[] = [];

/** The view of a table whose model the host creates with `useDataTable`. */
export function DataTableView<Row>(props: DataTableViewProps<Row>): ReactElement {
  const { table, label, scroll = 'own', bulkDelete } = props;
  const source = 'list' in props.data ? props.data : undefined;
  const sectionRef = useRef<HTMLElement>(null);
  const focusTable = useCallback(() => {
    sectionRef.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  }, []);
  const { actions: bulkActions, deleteDialogElement } = useBulkDelete(
    props.bulkActions ?? noActions,
    bulkDelete === 'source' ? source : bulkDelete,
    table,
    focusTable,
  );
  const { selectable = bulkActions.length > 0, hideSearch = false, filters } = props;
  const { hideColumnChooser = false } = props;
  const [isChooserOpen, setChooserOpen] = useState(false);
  const openChooser = useCallback(() => setChooserOpen(true), []);
  const t = useText();
  const announce = useAnnounce();
  const { query, queryActions, total, page } = table;
  const placeholder = usePlaceholder(table, props.empty, query.limit);
  useAnnouncements(table, t, announce);
  const hasToolbar =
    !hideSearch ||
    !hideColumnChooser ||
    bulkActions.length > 0 ||
    filters !== undefined ||
    props.exportTitle !== undefined ||
    props.toolbarStart !== undefined ||
    props.toolbarEnd !== undefined;
  const isStale = table.status === 'ready' && table.error !== null;
  const view = (
    <section ref={sectionRef} aria-label={label} data-scroll={scroll} className={css.table}>
      {hasToolbar && (
        <Toolbar
          label={t('tools')}
          start={
            <>
              {!hideSearch && (
                <SearchField
                  value={query.search}
                  onSearch={queryActions.search}
                  label={props.searchLabel}
                />
              )}
              {filters !== undefined && <InlineFilters filters={filters} chips={props.chips} />}
              {props.toolbarStart}
            </>
          }
          end={
            <>
              {bulkActions.length > 0 && <BulkMenu table={table} actions={bulkActions} />}
              {filters !== undefined && (
                <FilterButton
                  filters={filters}
                  suggestions={props.suggestions}
                  saved={props.savedFilters}
                />
              )}
              {props.exportTitle !== undefined && (
                <ExportButton
                  table={{ ...table, rows: table.matched }}
                  title={props.exportTitle}
                  source={source}
                />
              )}
              {!hideColumnChooser && (
                <ColumnsButton
                  table={table}
                  maxColumns={props.maxColumns}
                  isOpen={isChooserOpen}
                  onOpenChange={setChooserOpen}
                />
              )}
              {props.toolbarEnd}
            </>
          }
        />
      )}
      {filters !== undefined && <ActiveFilters filters={filters} onEmpty={focusTable} />}
      {isStale && (
        <div role="alert" className={css.stale}>
          <span className={css.staleText}>
            {t('staleRows', { reason: errorText(table.error, t) })}
          </span>
          <Button icon="retry" size="dense" loading={table.refreshing} onClick={table.refresh}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      <Grid
        table={table}
        label={label}
        selectable={selectable}
        scroll={scroll}
        tooltipLength={props.tooltipLength ?? defaultTooltipLength}
        placeholder={placeholder}
        onRowOpen={props.onRowOpen}
        rowHref={props.rowHref}
        openChooser={hideColumnChooser ? undefined : openChooser}
      />
      <div className={css.foot}>
        {selectable && <LazyBulkBar table={table} actions={bulkActions} focusTable={focusTable} />}
        {table.paged && (
          <Paging
            page={page}
            limit={query.limit}
            total={total}
            onPage={queryActions.goTo}
            onLimit={queryActions.setLimit}
          />
        )}
      </div>
      {deleteDialogElement}
    </section>
  );
  return (
    <PrintArea table={table} title={label}>
      <CopyArea table={table}>{view}</CopyArea>
    </PrintArea>
  );
}
