import { type ReactElement, useCallback, useRef } from 'react';
import type { BulkAction } from '../features/bulk-actions/bulk-action.ts';
import { LazyBulkBar } from '../features/bulk-actions/lazy-bulk-bar.tsx';
import { type UsedBulkWork, useBulkWork } from '../features/bulk-actions/use-bulk-work.tsx';
import { useBulkRowActions } from '../features/bulk-actions/use-bulk-row-actions.ts';
import { CopyArea } from '../features/export/copy-area.tsx';
import { PrintArea } from '../features/export/print-area.tsx';
import { Slot } from '../features/faults/host-part.tsx';
import { ActiveFilters } from '../features/filters/active-filters.tsx';
import { LoadedRange, Paging } from '../features/paging/paging.tsx';
import { Grid } from '../grid/grid.tsx';
import { shownTotals } from '../grid/totals/shown-totals.ts';
import { defaultTooltipLength } from '../shared/limits.ts';
import { useDataTable } from '../table/use-data-table.ts';
import type { DataTableProps, DataTableViewProps } from './data-table-props.ts';
import css from './data-table.module.css';
import { usePlaceholder } from './placeholder.tsx';
import { type TableSlots, ownParts } from './table-slots.ts';
import { StaleNotice } from './stale-notice.tsx';
import { TableFoot, useFootCover } from './table-foot.tsx';
import { TableToolbar, useChooserState } from './table-toolbar.tsx';
import { LazyAnnouncements } from './lazy-announcements.tsx';

/** The table with search, filters, columns, selection and paging. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  return <DataTableView {...props} table={useDataTable(props)} />;
}

const noActions: readonly BulkAction[] = [];

interface FloatingBarsProps<Row> {
  readonly table: DataTableViewProps<Row>['table'];
  readonly bulk: UsedBulkWork;
  readonly slots: TableSlots;
  readonly selectable: boolean;
  focusTable(): void;
}

/** A bulk run with its result, and the bar of the selected rows while no run is in progress. */
function FloatingBars<Row>(props: FloatingBarsProps<Row>): ReactElement {
  const { table, bulk, slots, selectable, focusTable } = props;
  return (
    <>
      {bulk.host}
      {selectable && !bulk.busy && (
        <Slot
          name="bulkBar"
          part={slots.bulkBar}
          own={LazyBulkBar}
          props={{ table, actions: bulk.actions, focusTable }}
        />
      )}
    </>
  );
}

/** The view of a table whose model the host creates with `useDataTable`. */
export function DataTableView<Row>(props: DataTableViewProps<Row>): ReactElement {
  const { table, label, scroll = 'own', filters, bulkDelete } = props;
  const { query, queryActions, source } = table;
  const { slots = ownParts } = props;
  const sectionRef = useRef<HTMLElement>(null);
  const focusTable = useCallback(() => {
    const find = (stop: string): HTMLElement | null | undefined =>
      sectionRef.current?.querySelector(`:is([role="grid"],[role="treegrid"]) ${stop}`);
    // Headers and rows have a stop each (DT-431).
    (find('[role="gridcell"][tabindex="0"]') ?? find('[tabindex="0"]'))?.focus();
  }, []);
  const focusFirstRow = useCallback(() => {
    const cell = sectionRef.current?.querySelector<HTMLElement>('[data-row] [role="gridcell"]');
    cell?.focus();
    return cell != null;
  }, []);
  const bulk = useBulkWork({
    actions: props.bulkActions ?? noActions,
    deletion: bulkDelete === 'source' ? source : bulkDelete,
    storage: props.bulkRuns,
    table,
    focusTable,
  });
  const rowActions = useBulkRowActions(props.rowActions, {
    rows: table.rows,
    runFor: bulk.runFor,
  });
  const { selectable = bulk.actions.length > 0 } = props;
  const chooser = useChooserState();
  const { setOpen: setChooserOpen } = chooser;
  const openChooser = useCallback(() => setChooserOpen(true), [setChooserOpen]);
  const placeholder = usePlaceholder(table, props.empty);
  const hasTotals = shownTotals({ table, totals: props.totals, placeholder }).length > 0;
  const { footRef, floatRef, ...cover } = useFootCover(scroll, hasTotals);
  const view = (
    <section
      ref={sectionRef}
      aria-label={label}
      data-scroll={scroll}
      data-pantau-density={table.density.value}
      className={css.table}
    >
      <TableToolbar
        view={props}
        source={source}
        bulk={bulk}
        chooser={chooser}
        focusFirstRow={focusFirstRow}
      />
      {filters !== undefined && (
        <Slot
          name="activeFilters"
          part={slots.activeFilters}
          own={ActiveFilters}
          props={{ filters, onEmpty: focusTable }}
        />
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
        rowActions={rowActions}
        renderDetail={props.renderDetail}
        detailMode={props.detailMode}
        onCellEdit={props.onCellEdit}
        totals={props.totals}
        openChooser={props.hideColumnChooser === true ? undefined : openChooser}
      />
      <TableFoot
        footRef={footRef}
        floatRef={floatRef}
        totals={cover.totals}
        floating={<FloatingBars {...{ table, bulk, slots, focusTable, selectable }} />}
      >
        {table.endless !== null && slots.paging !== null && (
          <LoadedRange loaded={table.rows.length} total={table.total} />
        )}
        {table.paged && table.endless === null && (
          <Slot
            name="paging"
            part={slots.paging}
            own={Paging}
            props={{
              page: table.page,
              limit: table.shownQuery.limit,
              total: table.status === 'ready' ? table.total : null,
              nextFrom: query.page,
              onPage: queryActions.goTo,
              onLimit: queryActions.setLimit,
            }}
          />
        )}
      </TableFoot>
      <LazyAnnouncements table={table} />
    </section>
  );
  return (
    <PrintArea table={table} title={label}>
      <CopyArea table={table}>{view}</CopyArea>
    </PrintArea>
  );
}
