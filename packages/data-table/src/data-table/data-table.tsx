import type { RowData } from '@tanstack/react-table';
import { useAnnounce } from '@pantau/core';
import { Button } from '@pantau/core/ui';
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
  /** Says what the table is about: "Sales orders". */
  readonly label: string;
  /** `own` (default): fills its place and scrolls in itself; `page`: scrolls with the page. */
  readonly scroll?: 'own' | 'page' | undefined;
  /** Checkboxes before the rows; on where there are bulk actions. */
  readonly selectable?: boolean | undefined;
  readonly bulkActions?: readonly BulkAction[] | undefined;
  /**
   * Offers "Delete" behind the other bulk actions (spec shell §4): `source` removes the rows from `data`,
   * a function does it in the host's own way.
   */
  readonly bulkDelete?: 'source' | DeleteRows | undefined;
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** Lets Ctrl, Command and the middle button open a row in a new tab. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** Longer texts are cut (spec shell §9); 20 when left out, `Infinity` cuts none. */
  readonly tooltipLength?: number | undefined;
  readonly hideSearch?: boolean | undefined;
  readonly searchLabel?: string | undefined;
  /** Instead of the plain t, where there is nothing and nothing is searched for. */
  readonly empty?: ReactNode;
  /** Of `useTableQuery`: the filter dialog, chips of inline fields and of what is active. */
  readonly filters?: TableFilters | undefined;
  /** Values for the fields of the dialog that have no options of their own. */
  readonly suggestions?: SuggestionSource | undefined;
  /** Of `useSavedFilters`. */
  readonly savedFilters?: SavedFilters | undefined;
  /** Chips of inline fields with glyphs and counts, by the key of the field. */
  readonly chips?: Readonly<Record<string, readonly ChipOption[]>> | undefined;
  /** What a CSV file of the view is called, with the day; left out: there is no such button. */
  readonly exportTitle?: string | undefined;
  /** The most columns that may be shown at once (spec shell §5). */
  readonly maxColumns?: number | undefined;
  readonly hideColumnChooser?: boolean | undefined;
  /** Beside the search. */
  readonly toolbarStart?: ReactNode;
  readonly toolbarEnd?: ReactNode;
}

/** The table: search, rows, columns, selection, pages. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>): ReactElement {
  return <DataTableView {...props} table={useDataTable(props)} />;
}

export interface DataTableViewProps<Row> extends DataTableProps<Row> {
  /** Of `useDataTable`. */
  readonly table: DataTableModel<Row>;
}

const noActions: readonly BulkAction[] = [];

/** The looks of a table that a host keeps by `useDataTable`. */
export function DataTableView<Row>(props: DataTableViewProps<Row>): ReactElement {
  const { table, label, scroll = 'own', bulkDelete } = props;
  const source = 'list' in props.data ? props.data : undefined;
  const sectionRef = useRef<HTMLElement>(null);
  const focusTable = useCallback(() => {
    sectionRef.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  }, []);
  const { actions: bulkActions, question } = useBulkDelete(
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
          <Button icon="retry" size="dense" isBusy={table.refreshing} onClick={table.refresh}>
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
      {question}
    </section>
  );
  return (
    <PrintArea table={table} title={label}>
      <CopyArea table={table}>{view}</CopyArea>
    </PrintArea>
  );
}
