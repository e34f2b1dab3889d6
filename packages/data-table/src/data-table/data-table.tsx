import { type ReactElement, useCallback, useRef } from 'react';
import type { BulkAction } from '../features/bulk-actions/bulk-action.ts';
import { LazyBulkBar } from '../features/bulk-actions/lazy-bulk-bar.tsx';
import { useBulkDelete } from '../features/bulk-actions/use-bulk-delete.tsx';
import { CopyArea } from '../features/export/copy-area.tsx';
import { PrintArea } from '../features/export/print-area.tsx';
import { ActiveFilters } from '../features/filters/active-filters.tsx';
import { Paging } from '../features/paging/paging.tsx';
import { Grid } from '../grid/grid.tsx';
import { defaultTooltipLength } from '../shared/limits.ts';
import { useDataTable } from '../table/use-data-table.ts';
import type { DataTableProps, DataTableViewProps } from './data-table-props.ts';
import css from './data-table.module.css';
import { usePlaceholder } from './placeholder.tsx';
import { ownParts } from './table-slots.ts';
import { StaleNotice } from './stale-notice.tsx';
import { TableFoot, useFootCover } from './table-foot.tsx';
import { TableToolbar, useChooserState } from './table-toolbar.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** The table with search, filters, columns, selection and paging. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  return <DataTableView {...props} table={useDataTable(props)} />;
}

const noActions: readonly BulkAction[] = [];

/** The view of a table whose model the host creates with `useDataTable`. */
export function DataTableView<Row>(props: DataTableViewProps<Row>): ReactElement {
  const { table, label, scroll = 'own', filters, bulkDelete } = props;
  const { query, queryActions, source } = table;
  const { slots = ownParts } = props;
  const {
    activeFilters: Filters = ActiveFilters,
    bulkBar: Bar = LazyBulkBar,
    paging: Pages = Paging,
  } = slots;
  const sectionRef = useRef<HTMLElement>(null);
  const focusTable = useCallback(() => {
    sectionRef.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  }, []);
  const { actions: bulkActions, dialog } = useBulkDelete(
    props.bulkActions ?? noActions,
    bulkDelete === 'source' ? source : bulkDelete,
    table,
    focusTable,
  );
  const { selectable = bulkActions.length > 0 } = props;
  const chooser = useChooserState();
  const { setOpen: setChooserOpen } = chooser;
  const openChooser = useCallback(() => setChooserOpen(true), [setChooserOpen]);
  const placeholder = usePlaceholder(table, props.empty);
  useAnnouncements(table);
  const { footRef, floatRef, ...cover } = useFootCover(scroll);
  const view = (
    <section ref={sectionRef} aria-label={label} data-scroll={scroll} className={css.table}>
      <TableToolbar view={props} source={source} bulkActions={bulkActions} chooser={chooser} />
      {filters !== undefined && Filters !== null && (
        <Filters filters={filters} onEmpty={focusTable} />
      )}
      <StaleNotice table={table} />
      <Grid
        table={table}
        label={label}
        selectable={selectable}
        scroll={scroll}
        cover={cover}
        tooltipLength={props.tooltipLength ?? defaultTooltipLength}
        rowTone={props.rowTone}
        placeholder={placeholder}
        onRowOpen={props.onRowOpen}
        rowHref={props.rowHref}
        handleRef={props.handleRef}
        rowActions={props.rowActions}
        totals={props.totals}
        openChooser={props.hideColumnChooser === true ? undefined : openChooser}
      />
      <TableFoot
        footRef={footRef}
        floatRef={floatRef}
        floating={
          selectable &&
          Bar !== null && <Bar table={table} actions={bulkActions} focusTable={focusTable} />
        }
      >
        {table.paged && Pages !== null && (
          <Pages
            page={table.page}
            limit={table.shownQuery.limit}
            total={table.status === 'ready' ? table.total : null}
            nextFrom={query.page}
            onPage={queryActions.goTo}
            onLimit={queryActions.setLimit}
          />
        )}
      </TableFoot>
      {dialog}
    </section>
  );
  return (
    <PrintArea table={table} title={label}>
      <CopyArea table={table}>{view}</CopyArea>
    </PrintArea>
  );
}
