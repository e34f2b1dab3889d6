import { type CSSProperties, type HTMLAttributes, type ReactElement } from 'react';
import { ColumnMenuContext } from '../features/columns/column-menu-context.ts';
import { LazyCardBar } from './cards/lazy-card-bar.tsx';
import { LazyTooltip } from './lazy-tooltip.tsx';
import { LazyTotals } from './totals/lazy-totals.tsx';
import { useSafeRowFunctions } from '../features/faults/use-safe-row-functions.ts';
import { allRowsKey } from './all-rows-key.ts';
import { useEdgeKeys } from './edges/use-edge-keys.ts';
import { GridHeader } from './grid-header.tsx';
import { GridScroller } from './grid-scroller.tsx';
import css from './grid.module.css';
import { LazyGroupHeader } from './lazy-group-header.tsx';
import { isLoadingOther } from './is-loading-other.ts';
import { PinLines } from './pin-lines.tsx';
import type { GridProps } from './grid-props.ts';
import { shownTotals } from './totals/shown-totals.ts';
import { useGrid } from './use-grid.ts';

const presentation = { role: 'presentation' } as const;
/** px after the last card. */
const CARD_GAP = 8;
/** px of the row that says whether more rows are loading. */
const END_HEIGHT = 48;
/** px; of the same row below cards, where its text takes several lines. */
const CARDS_END_HEIGHT = 72;

/** Role and state of the element that is the grid (DT-40). */
function gridAttributes<Row>(
  { table, selectable, label, placeholder }: GridProps<Row>,
  columns: number,
  counts: { readonly lines: number; readonly others: number },
): HTMLAttributes<HTMLElement> {
  const hasRows = placeholder === null && table.status !== 'loading';
  return {
    role: table.groupBy.length > 0 ? 'treegrid' : 'grid',
    'aria-label': label,
    'aria-rowcount': counts.others + (hasRows ? counts.lines : 0),
    'aria-colcount': columns,
    'aria-multiselectable': selectable || undefined,
    'aria-busy': table.refreshing || table.status === 'loading' || undefined,
  };
}

/** Header and rows, or cards in a narrow table. */
export function Grid<Row>(given: GridProps<Row>): ReactElement {
  const props = { ...given, ...useSafeRowFunctions(given) };
  const { table, selectable, placeholder } = props;
  const { grid, places, appearance, events, menu, context, ...elements } = useGrid(props);
  const { gridRef, probeRef, headRef, scrollerRef, layerRef, canvasRef } = elements;
  const { hrefOf, actions, host, rows, detail, editing, grouping, groups } = elements;
  const { cover = 0, floating = 0, totalsRef } = props.cover ?? {};
  const foot = cover - floating;
  const { headerRows } = appearance;
  const { layout, card, keys } = grid;
  const hasCards = card !== null;
  // A row needs a cell (DT-438).
  const hasColumns = keys.length > 0;
  const ownEnd = hasCards ? CARDS_END_HEIGHT : END_HEIGHT;
  const endHeight = table.endless === null ? 0 : ownEnd;
  const totals = shownTotals(props);
  // The totals of cards scroll with the page, and come before the room for what floats.
  const endsWithTotals = hasCards && props.scroll === 'page' && totals.length > 0;
  const room = (hasCards ? CARD_GAP : 0) + endHeight + (endsWithTotals ? 0 : floating);
  useEdgeKeys(!hasCards && (headerRows === 2 || totals.length > 0));
  const isLoading = isLoadingOther(table);
  const lines = grouping.part === null ? table.total : rows.length;
  // Totals of cards stand outside the grid.
  const counts = { lines, others: headerRows + (hasCards ? 0 : totals.length) };
  const attributes = gridAttributes(props, keys.length, counts);
  return (
    <div
      ref={gridRef}
      {...(!hasCards && attributes)}
      data-scroll={props.scroll}
      data-loading={isLoading || undefined}
      data-cards={hasCards || undefined}
      className={css.grid}
      style={{ '--pantau-row': `${appearance.rowHeight}px` } as CSSProperties}
      {...events}
    >
      <div
        ref={headRef}
        role={hasCards || !hasColumns ? undefined : 'rowgroup'}
        className={css.head}
      >
        {headerRows === 2 && (
          <LazyGroupHeader layout={layout} groups={groups} appearance={appearance} />
        )}
        {!hasColumns ? null : hasCards ? (
          <LazyCardBar
            table={table}
            selectable={selectable}
            selected={table.selected.header}
            expandGroups={grouping.part?.expandAll}
          />
        ) : (
          <ColumnMenuContext.Provider value={context}>
            <GridHeader
              layout={layout}
              sorts={table.query.sorts}
              activeCell={table.activeCell}
              appearance={appearance}
              selected={table.selected.header}
              allRows={allRowsKey(table)}
              openMenu={menu.openMenu}
              menu={menu.actions}
            />
          </ColumnMenuContext.Provider>
        )}
        {grouping.part !== null && (
          <grouping.part.StickyGroups
            lines={rows}
            places={places}
            columns={table.columns}
            viewport={appearance.viewport}
            scrollerRef={scrollerRef}
          />
        )}
        {!hasCards && <PinLines grid={grid} />}
        {isLoading && <div aria-hidden data-progress="" className={css.progress} />}
      </div>
      <GridScroller
        table={table}
        grid={grid}
        appearance={appearance}
        placeholder={placeholder}
        dimmed={isLoading}
        places={places}
        room={room}
        attributes={hasCards ? attributes : presentation}
        rowTone={props.rowTone}
        hrefOf={hrefOf}
        actions={actions}
        detail={detail.part}
        openDetails={detail.open}
        rows={rows}
        grouping={grouping.part}
        editing={editing.part}
        edited={editing.cells}
        scrollerRef={scrollerRef}
        layerRef={layerRef}
        canvasRef={canvasRef}
      />
      {totals.length > 0 && (
        <LazyTotals
          totalsRef={totalsRef}
          foot={foot}
          room={endsWithTotals ? floating : 0}
          table={table}
          layout={layout}
          scopes={totals}
          appearance={appearance}
          firstIndex={headerRows + lines + 1}
          cards={hasCards}
        />
      )}
      <div ref={probeRef} aria-hidden className={css.probe} />
      <LazyTooltip gridRef={gridRef} />
      {host}
      {detail.host}
      {editing.host}
      {grouping.host}
    </div>
  );
}
