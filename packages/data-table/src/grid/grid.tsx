import { type CSSProperties, type HTMLAttributes, type ReactElement } from 'react';
import { ColumnMenuContext } from '../features/columns/column-menu-context.ts';
import { CardBar } from './cards/card-bar.tsx';
import { CellTooltip } from './cell-tooltip.tsx';
import { LazyTotals } from './totals/lazy-totals.tsx';
import type { TotalScope } from '../shared/total.ts';
import { useSafeRowFunctions } from '../features/faults/use-safe-row-functions.ts';
import { GroupHeader } from './group-header.tsx';
import { GridHeader } from './grid-header.tsx';
import { GridScroller } from './grid-scroller.tsx';
import css from './grid.module.css';
import { isLoadingOther } from './is-loading-other.ts';
import { PinLines } from './pin-lines.tsx';
import type { GridProps } from './grid-props.ts';
import { useGrid } from './use-grid.ts';

const noTotals: readonly TotalScope[] = [];
const presentation = { role: 'presentation' } as const;
/** px after the last card. */
const CARD_GAP = 8;

/** Role and state of the element that is the grid (DT-40). */
function gridAttributes<Row>(
  { table, selectable, label, placeholder }: GridProps<Row>,
  columns: number,
  otherRows: number,
): HTMLAttributes<HTMLElement> {
  const hasRows = placeholder === null && table.status !== 'loading';
  return {
    role: 'grid',
    'aria-label': label,
    'aria-rowcount': otherRows + (hasRows ? table.total : 0),
    'aria-colcount': columns,
    'aria-multiselectable': selectable || undefined,
    'aria-busy': table.refreshing || table.status === 'loading' || undefined,
  };
}

/** Header and rows, or cards in a narrow table. */
export function Grid<Row>(given: GridProps<Row>): ReactElement {
  const props = { ...given, ...useSafeRowFunctions(given) };
  const { table, selectable, placeholder } = props;
  const { total, paged } = table;
  const { grid, places, appearance, events, menu, context, ...elements } = useGrid(props);
  const { gridRef, probeRef, headRef, scrollerRef, layerRef, canvasRef } = elements;
  const { totalsRef, hrefOf, actions, host, groups } = elements;
  const { cover = 0, floating = 0 } = props.cover ?? {};
  const foot = cover - floating;
  const { headerRows } = appearance;
  const { layout, card, keys } = grid;
  const hasCards = card !== null;
  // Totals stand below columns.
  const totals = hasCards ? noTotals : (props.totals ?? noTotals);
  const isLoading = isLoadingOther(table);
  const attributes = gridAttributes(props, keys.length, headerRows + totals.length);
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
      <div ref={headRef} role={hasCards ? undefined : 'rowgroup'} className={css.head}>
        {headerRows === 2 && (
          <GroupHeader layout={layout} groups={groups} appearance={appearance} />
        )}
        {hasCards ? (
          <CardBar table={table} selectable={selectable} selected={table.selected.header} />
        ) : (
          <ColumnMenuContext.Provider value={context}>
            <GridHeader
              layout={layout}
              sorts={table.query.sorts}
              activeCell={table.activeCell}
              appearance={appearance}
              selected={table.selected.header}
              paged={paged}
              openMenu={menu.openMenu}
              menu={menu.actions}
            />
          </ColumnMenuContext.Provider>
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
        room={floating + (hasCards ? CARD_GAP : 0)}
        attributes={hasCards ? attributes : presentation}
        rowTone={props.rowTone}
        hrefOf={hrefOf}
        actions={actions}
        scrollerRef={scrollerRef}
        layerRef={layerRef}
        canvasRef={canvasRef}
      />
      {totals.length > 0 && (
        <LazyTotals
          totalsRef={totalsRef}
          foot={foot}
          table={table}
          layout={layout}
          scopes={totals}
          appearance={appearance}
          firstIndex={headerRows + total + 1}
        />
      )}
      <div ref={probeRef} aria-hidden className={css.probe} />
      <CellTooltip gridRef={gridRef} />
      {host}
    </div>
  );
}
