import type { RefObject } from 'react';
import type { CellPresses } from '../features/cell-editing/cell-editing-part.ts';
import type { GridLine } from '../features/grouping/grid-line.ts';
import type { GroupingPart } from '../features/grouping/grouping-part.ts';
import type { RowActionsPart } from '../features/row-actions/row-actions-part.ts';
import type { RowDetailPart } from '../features/row-detail/row-detail-part.ts';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';
import type { RowPlaces } from '../features/viewport/row-places.ts';
import type { DataTableModel } from '../table/table-model.ts';
import { useTableHandle } from './data-table-handle.ts';
import type { GridProps } from './grid-props.ts';
import { useColumnResize } from './use-column-resize.ts';
import { useGridEvents } from './use-grid-events.ts';
import type { GridNavigation } from './use-grid-navigation.ts';
import { useHeaderWheel } from './use-header-wheel.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useUncoveredFocus } from './use-uncovered-focus.ts';

/** The state that events act on. */
export type LatestGrid<Row> = Omit<GridProps<Row>, 'rowActions'> & {
  /** What the grid shows, line by line. */
  readonly rows: readonly GridLine<Row>[];
  readonly layout: DataTableModel<Row>['layout'];
  readonly keys: readonly string[];
  readonly hasHeader: boolean;
  readonly rowActions: RowActionsPart<Row> | null;
  readonly rowDetail: RowDetailPart<Row> | null;
  readonly cellEditing: CellPresses | null;
  readonly grouping: GroupingPart<Row> | null;
};

export interface InteractionOptions<Row> {
  readonly latest: RefObject<LatestGrid<Row>>;
  readonly rows: readonly GridLine<Row>[];
  readonly navigation: GridNavigation;
  readonly viewport: GridViewport;
  readonly places: RowPlaces;
  readonly keys: readonly string[];
  /** px at the bottom that something covers. */
  readonly cover: number;
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly headRef: RefObject<HTMLDivElement | null>;
  /** Key of the column whose menu is open. */
  readonly openMenu: string | null;
  readonly setOpenMenu: (key: string | null) => void;
}

/** What pointer, keys and wheel do, and where focus and scroll position stay when rows change. */
export function useGridInteraction<Row>(props: GridProps<Row>, options: InteractionOptions<Row>) {
  const { table, handleRef } = props;
  const { activeCell: cursor } = table;
  const { latest, rows, navigation, viewport, places, keys, cover, gridRef, headRef } = options;
  const { openMenu, setOpenMenu } = options;
  const resize = useColumnResize(gridRef, latest as RefObject<never>, table.columnActions);
  const focus = { cursor, navigation, gridRef };
  const lostFocus = useLostFocus({ rows, keys, openMenu, ...focus });
  const events = useGridEvents({
    ...{ latest, cursor, navigation, resize, openMenu: setOpenMenu, lostFocus },
  });
  useScrollAnchor(table, rows, places, viewport);
  useTableHandle(handleRef, navigation, viewport);
  useUncoveredFocus({ cover, ...focus });
  useHeaderWheel(headRef, viewport);
  return { events, resize };
}
