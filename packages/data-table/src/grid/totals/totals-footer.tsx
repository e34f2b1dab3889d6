import { type CSSProperties, type ReactElement, useRef } from 'react';
import type { GridAppearance } from '../grid-appearance.ts';
import { track } from '../track.tsx';
import type { DataTableModel } from '../../table/table-model.ts';
import type { PlacedColumn } from '../../features/columns/column-layout.ts';
import type { TableColumn } from '../../features/columns/table-column.ts';
import type { TotalScope } from '../../shared/total.ts';
import css from './totals-footer.module.css';
import { useTotalTexts } from './use-total-texts.ts';
import { type ScopeTotals, useTotals } from './use-totals.ts';
import { useNoneInView } from './use-none-in-view.ts';

export interface TotalsFooterProps<Row> {
  readonly table: DataTableModel<Row>;
  readonly layout: DataTableModel<Row>['layout'];
  readonly scopes: readonly TotalScope[];
  readonly appearance: GridAppearance;
  /** `aria-rowindex` of the first row of totals. */
  readonly firstIndex: number;
}

type Placed<Row> = PlacedColumn<TableColumn<Row>>;

/** The rows of totals below the rows. */
export function TotalsFooter<Row>(props: TotalsFooterProps<Row>): ReactElement {
  const { table, layout, scopes, appearance, firstIndex } = props;
  const { labelOf, textOf } = useTotalTexts(table.endless !== null);
  const totals = useTotals(table, scopes);
  const first = layout.all[0]?.key;
  const shift = appearance.lead.length;
  const rowRef = useRef<HTMLDivElement>(null);
  const totalled = layout.all.filter(({ column }) => column.total !== undefined);
  const isEmpty = useNoneInView(rowRef, {
    columns: totalled,
    start: appearance.startWidth,
    end: appearance.endWidth,
    isShown: totals.length > 0,
  });

  const cellOf = (one: ScopeTotals) => (placed: Placed<Row>) => {
    const { column, key, place, pinned } = placed;
    if (column.total === undefined) return null;
    return (
      <div
        key={key}
        role="gridcell"
        aria-colindex={place + shift}
        data-total={key}
        tabIndex={-1}
        data-pinned={pinned ?? undefined}
        data-align={column.align}
        className={css.cell}
        style={appearance.styles.get(key)}
      >
        {textOf(column, one.totals?.[key])}
      </div>
    );
  };
  return (
    <>
      {totals.map((one, index) => (
        <div
          key={one.scope}
          ref={index === 0 ? rowRef : undefined}
          role="row"
          aria-rowindex={firstIndex + index}
          data-edges="below"
          className={css.row}
        >
          {/* Its first cells lie over the label where they have a total. */}
          {first !== undefined && (
            <div
              role="rowheader"
              aria-colindex={1}
              tabIndex={-1}
              className={css.label}
              style={labelStyle(props)}
            >
              {labelOf(one)}
            </div>
          )}
          {isEmpty && (
            // Screen readers have the cells.
            <div aria-hidden data-named="" className={css.named} style={namedStyle(props)}>
              {totalled.map(({ key, column }) => (
                <span key={key} className={css.pair}>
                  <span className={css.name}>{column.label}</span>{' '}
                  {textOf(column, one.totals?.[key])}
                </span>
              ))}
            </div>
          )}
          {layout.start.columns.map(cellOf(one))}
          {track(
            appearance.viewport.follow,
            appearance.startWidth,
            layout.center.columns.map(cellOf(one)),
          )}
          <div role="presentation" className={css.end} style={{ width: appearance.endWidth }} />
          {layout.end.columns.map(cellOf(one))}
        </div>
      ))}
    </>
  );
}

/** The label takes the room before the first column that has a total. */
function labelStyle<Row>({ layout, appearance }: TotalsFooterProps<Row>): CSSProperties {
  const { start, center } = layout;
  const before = start.columns.findIndex(({ column }) => column.total !== undefined);
  if (before !== -1) {
    const { offset = 0 } = start.columns[before] ?? {};
    return { width: appearance.startWidth - start.width + offset };
  }
  return {
    width: start.columns.length > 0 ? appearance.startWidth : (center.columns[0]?.width ?? 0),
  };
}

/** Between the label and what is pinned at the end. */
function namedStyle<Row>(props: TotalsFooterProps<Row>): CSSProperties {
  const { width } = labelStyle(props);
  return { insetInlineStart: width, insetInlineEnd: props.appearance.endWidth };
}
