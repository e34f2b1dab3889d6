import { Icon } from '@pantau/core/ui/icon';
import { type CSSProperties, type ReactElement, memo } from 'react';
import type { TableColumn } from '../features/columns/table-column.ts';
import type { PlacedColumn } from '../features/columns/column-layout.ts';
import type { SortDirection } from '../features/sorting/sort.ts';
import {
  ColumnMenuButton,
  type ColumnMenuActions,
} from '../features/columns/column-menu-button.tsx';
import css from './grid-header.module.css';

export interface HeaderCellProps<Row> {
  readonly placed: PlacedColumn<TableColumn<Row>>;
  readonly ariaIndex: number;
  readonly style: CSSProperties | undefined;
  readonly direction: SortDirection | null;
  /** Position among several sorts, from 1; `null` if it is the only one. */
  readonly sortPlace: number | null;
  readonly tabStop: boolean;
  readonly menuOpen: boolean;
  readonly menu: ColumnMenuActions;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const sortIcon = { asc: 'arrowUp', desc: 'arrowDown', none: 'chevronsUpDown' } as const;

function HeaderCellView<Row>(props: HeaderCellProps<Row>): ReactElement {
  const { placed, ariaIndex, style, direction, sortPlace, tabStop, menuOpen, menu } = props;
  const { column, key, pinned } = placed;
  const sortable = column.sortable !== false;
  return (
    <div
      role="columnheader"
      aria-colindex={ariaIndex}
      aria-label={column.label}
      {...(direction !== null && { 'aria-sort': ariaSort[direction] })}
      tabIndex={tabStop ? 0 : -1}
      data-key={key}
      data-pinned={pinned ?? undefined}
      data-align={column.align}
      data-sorted={direction ?? undefined}
      data-sortable={sortable || undefined}
      className={css.cell}
      style={style}
    >
      <span className={css.label}>
        <span data-label="" className={css.text}>
          {column.label}
        </span>
        {sortable && (
          <Icon name={sortIcon[direction ?? 'none']} size={14} className={css.sortIcon} />
        )}
        {sortPlace !== null && <span className={css.sortPlace}>{sortPlace}</span>}
      </span>
      <ColumnMenuButton columnKey={key} label={column.label} isOpen={menuOpen} actions={menu} />
      <span data-resize={key} className={css.edge} />
    </div>
  );
}

export const HeaderCell = memo(HeaderCellView) as typeof HeaderCellView;
