import { classNames } from '@pantau/core/ui/class-names';
import { type ReactElement, useState } from 'react';
import { BulkMenu } from '../features/bulk-actions/bulk-menu.tsx';
import type { UsedBulkWork } from '../features/bulk-actions/use-bulk-work.tsx';
import { ColumnsButton } from '../features/column-chooser/columns-button.tsx';
import { ExportButton } from '../features/export/export-button.tsx';
import { FilterButton } from '../features/filter-dialog/filter-button.tsx';
import { InlineFilters } from '../features/filters/inline-filters.tsx';
import { LazyViewsButton } from '../features/saved-views/lazy-views-button.tsx';
import { HostPart, Slot } from '../features/faults/host-part.tsx';
import type { TableSource } from '../features/rows/table-source.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import type { DataTableViewProps } from './data-table-props.ts';
import { SearchField } from './search-field.tsx';
import { ownParts } from './table-slots.ts';
import { Toolbar } from './toolbar.tsx';
import css from './toolbar.module.css';
import { useMoreTools } from './use-more-tools.tsx';

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
  readonly bulk: UsedBulkWork;
  readonly chooser: ChooserState;
  /** Focuses the first row; returns whether there is one. */
  focusFirstRow(): boolean;
}

/** The tools that the table offers; nothing if there are none. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>): ReactElement | null {
  const { view, bulk } = props;
  const t = useFirstText();
  const hasTools =
    view.hideSearch !== true ||
    view.hideColumnChooser !== true ||
    bulk.actions.length > 0 ||
    view.filters !== undefined ||
    view.savedViews !== undefined ||
    view.exportTitle !== undefined ||
    view.toolbarStart !== undefined ||
    view.toolbarEnd !== undefined;
  const { toolbar } = view.slots ?? ownParts;
  if (!hasTools) return null;
  const tools = {
    label: t('tools'),
    start: <FindTools view={view} focusFirstRow={props.focusFirstRow} />,
    end: <ViewTools {...props} />,
  };
  return <Slot name="toolbar" part={toolbar} own={Toolbar} props={tools} />;
}

function FindTools<Row>({
  view,
  focusFirstRow,
}: Pick<TableToolbarProps<Row>, 'view' | 'focusFirstRow'>): ReactElement {
  const { table, filters, slots = ownParts } = view;
  return (
    <>
      {view.hideSearch !== true && (
        <Slot
          name="search"
          part={slots.search}
          own={SearchField}
          props={{
            // What was typed stays in the field when it could not be loaded, and a retry sends it (DT-390).
            value: table.failedQuery?.search ?? table.query.search,
            onSearch: table.queryActions.search,
            label: view.searchLabel,
            disableKey: view.disableSearchKey,
            onPrepare: table.prepareSearch,
            onLeave: focusFirstRow,
          }}
        />
      )}
      {filters !== undefined && (
        <Slot
          name="chips"
          part={slots.chips}
          own={InlineFilters}
          props={{ filters, chips: view.chips }}
        />
      )}
      <div className={css.host}>
        <HostPart name="toolbarStart">{view.toolbarStart}</HostPart>
      </div>
    </>
  );
}

function ViewTools<Row>(props: TableToolbarProps<Row>): ReactElement {
  const { view, source, bulk, chooser } = props;
  const { table, filters, slots = ownParts } = view;
  const more = useMoreTools();
  const hasColumns = view.hideColumnChooser !== true && slots.columns !== null;
  const hasMore = hasColumns || view.savedViews !== undefined || view.exportTitle !== undefined;
  return (
    <>
      {bulk.actions.length > 0 && (
        // The bulk bar has the same actions.
        <div className={classNames(css.item, slots.bulkBar !== null && css.wideOnly)}>
          <BulkMenu table={table} actions={bulk.actions} busy={bulk.busy} />
        </div>
      )}
      {view.savedViews !== undefined && (
        <div className={more.className}>
          <LazyViewsButton views={view.savedViews} />
        </div>
      )}
      {filters !== undefined && slots.filter !== null && (
        <div className={css.item}>
          <Slot
            name="filter"
            part={slots.filter}
            own={FilterButton}
            props={{
              filters,
              suggestions: view.suggestions,
              saved: view.savedFilters,
              force: view.forceFilters,
              onSubmit: view.onFilterSubmit,
              onResubmit: table.refresh,
            }}
          />
        </div>
      )}
      {hasMore && <div className={css.more}>{more.button}</div>}
      {(view.exportTitle !== undefined || hasColumns) && (
        <div className={more.className}>
          {view.exportTitle !== undefined && (
            <ExportButton
              table={{ ...table, query: table.shownQuery, rows: table.matched }}
              title={view.exportTitle}
              source={source}
            />
          )}
          {hasColumns && (
            <Slot
              name="columns"
              part={slots.columns}
              own={ColumnsButton}
              props={{ table, open: chooser.isOpen, onOpenChange: chooser.setOpen }}
            />
          )}
        </div>
      )}
      <div className={css.host}>
        <HostPart name="toolbarEnd">{view.toolbarEnd}</HostPart>
      </div>
    </>
  );
}
