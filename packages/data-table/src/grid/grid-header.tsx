import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, memo } from 'react';
import { useActiveCell } from '../table/active-cell.ts';
import type { DataTableModel } from '../table/table-model.ts';
import {
  actionsColumnKey,
  detailColumnKey,
  leadColumnWidth,
  selectColumnKey,
} from '../features/columns/column-layout.ts';
import type { HeaderState } from '../features/selection/selection.ts';
import type { ColumnMenuActions } from '../features/columns/column-menu-button.tsx';
import type { FirstMessageKey } from '../messages/data-table-messages.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import { columnsInView } from '../features/viewport/columns-in-view.ts';
import { AllBox } from './all-box.tsx';
import type { GridAppearance } from './grid-appearance.ts';
import css from './grid-header.module.css';
import { HeaderCell } from './header-cell.tsx';
import { track } from './track.tsx';
import { useVisibleRange } from '../features/viewport/use-visible-range.ts';

export interface GridHeaderProps<Row> {
  readonly layout: DataTableModel<Row>['layout'];
  readonly sorts: DataTableModel<Row>['query']['sorts'];
  readonly activeCell: DataTableModel<Row>['activeCell'];
  readonly appearance: GridAppearance;
  readonly selected: HeaderState;
  /** Text of the checkbox of all rows. */
  readonly allRows: FirstMessageKey;
  /** Key of the column whose menu is open. */
  readonly openMenu: string | null;
  readonly menu: ColumnMenuActions;
}

function GridHeaderView<Row>(props: GridHeaderProps<Row>): ReactElement {
  const { layout, sorts, activeCell, appearance, selected, allRows, openMenu, menu } = props;
  const t = useFirstText();
  const visible = useVisibleRange(appearance.viewport);
  const active = useActiveCell(activeCell);
  const center = columnsInView(layout, visible.columns, active?.columnKey);
  const { lead } = appearance;
  const first = lead[0] ?? layout.all[0]?.key;
  // The grid is a single tab stop: the active cell, or initially the first header.
  const tabStop = active === null ? first : active.rowId === null ? active.columnKey : null;

  const cellOf = (placed: (typeof layout.all)[number]): ReactElement => {
    const place = sorts.findIndex(({ key }) => key === placed.key);
    return (
      <HeaderCell
        key={placed.key}
        placed={placed}
        ariaIndex={placed.place + lead.length}
        style={appearance.styles.get(placed.key)}
        direction={sorts[place]?.direction ?? null}
        sortPlace={place !== -1 && sorts.length > 1 ? place + 1 : null}
        tabStop={tabStop === placed.key}
        menuOpen={openMenu === placed.key}
        menu={menu}
      />
    );
  };
  return (
    <div role="row" aria-rowindex={appearance.headerRows} data-head="" className={css.row}>
      {appearance.selectable && (
        <div
          role="columnheader"
          aria-colindex={1}
          tabIndex={tabStop === selectColumnKey ? 0 : -1}
          data-key={selectColumnKey}
          data-pinned="start"
          className={css.select}
        >
          <AllBox selected={selected} label={t(allRows)} />
        </div>
      )}
      {lead.includes(detailColumnKey) && (
        <div
          role="columnheader"
          aria-colindex={lead.length}
          tabIndex={tabStop === detailColumnKey ? 0 : -1}
          data-key={detailColumnKey}
          data-pinned="start"
          className={css.select}
          style={{ insetInlineStart: (lead.length - 1) * leadColumnWidth }}
        >
          <VisuallyHidden>{t('rowDetails')}</VisuallyHidden>
        </div>
      )}
      {layout.start.columns.map(cellOf)}
      {track(appearance.viewport.follow, appearance.startWidth, center.map(cellOf))}
      {layout.end.columns.map(cellOf)}
      {appearance.actionsIndex > 0 && (
        <div
          role="columnheader"
          aria-colindex={appearance.actionsIndex}
          tabIndex={tabStop === actionsColumnKey ? 0 : -1}
          data-key={actionsColumnKey}
          data-pinned="end"
          className={css.actions}
        >
          <VisuallyHidden>{t('rowActions')}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

/** The header row. It stays in view and scrolls sideways with the rows. */
export const GridHeader = memo(GridHeaderView) as typeof GridHeaderView;
