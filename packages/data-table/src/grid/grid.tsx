import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { ColumnMenuContext } from '../features/columns/column-menu-context.ts';
import { headerState } from '../features/selection/selection.ts';
import { CellTooltip } from './cell-tooltip.tsx';
import { LazyTotals } from '../features/totals/lazy-totals.tsx';
import type { TotalScope } from '../features/totals/total.ts';
import { GroupHeader } from './group-header.tsx';
import { GridHeader } from './grid-header.tsx';
import { GridScroller } from './grid-scroller.tsx';
import css from './grid.module.css';
import { PinLines } from './pin-lines.tsx';
import type { GridProps } from './grid-props.ts';
import { useGrid } from './use-grid.ts';

const noTotals: readonly TotalScope[] = [];

/** Header and rows as an ARIA grid (DT-40). */
export function Grid<Row>(props: GridProps<Row>): ReactElement {
  const { table, selectable, placeholder } = props;
  const { rows, selection, total, paged } = table;
  const hasRows = placeholder === null && table.status !== 'loading';
  const isLoading = table.refreshing && table.status === 'ready';
  const { grid, places, appearance, events, menu, context, ...elements } = useGrid(props);
  const { gridRef, probeRef, headRef, scrollerRef, layerRef, canvasRef } = elements;
  const { totalsRef, hrefOf, actions, host, groups } = elements;
  const { totals = noTotals } = props;
  const { cover = 0, floating = 0 } = props.cover ?? {};
  const foot = cover - floating;
  const { headerRows } = appearance;
  const { layout } = grid;
  const ids = useMemo(() => (paged ? rows.map(({ id }) => id) : undefined), [paged, rows]);
  return (
    <div
      ref={gridRef}
      role="grid"
      aria-label={props.label}
      aria-rowcount={headerRows + totals.length + (hasRows ? total : 0)}
      aria-colcount={appearance.actionsIndex || layout.all.length + (selectable ? 1 : 0)}
      aria-multiselectable={selectable || undefined}
      aria-busy={table.refreshing || table.status === 'loading' || undefined}
      data-scroll={props.scroll}
      data-loading={isLoading || undefined}
      className={css.grid}
      style={{ '--pantau-row': `${appearance.rowHeight}px` } as CSSProperties}
      {...events}
    >
      <div ref={headRef} role="rowgroup" className={css.head}>
        {headerRows === 2 && (
          <GroupHeader layout={layout} groups={groups} appearance={appearance} />
        )}
        <ColumnMenuContext.Provider value={context}>
          <GridHeader
            layout={layout}
            sorts={table.query.sorts}
            activeCell={table.activeCell}
            appearance={appearance}
            selected={headerState(selection, total, ids)}
            paged={paged}
            openMenu={menu.openMenu}
            menu={menu.actions}
          />
        </ColumnMenuContext.Provider>
        <PinLines grid={grid} />
        {isLoading && <div aria-hidden data-progress="" className={css.progress} />}
      </div>
      <GridScroller
        table={table}
        grid={grid}
        appearance={appearance}
        placeholder={placeholder}
        height={places.height}
        room={floating}
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
