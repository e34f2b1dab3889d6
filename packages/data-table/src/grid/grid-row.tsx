import { type ReactElement, type ReactNode, memo } from 'react';
import {
  actionsColumnKey,
  leadColumnWidth,
  selectColumnKey,
} from '../features/columns/column-layout.ts';
import { cellText } from '../features/columns/cell-text.ts';
import { ToneSign } from '../features/tone/tone-sign.tsx';
import type { ToneMark } from '../features/tone/tone.ts';
import { ActionsCell } from './actions-cell.tsx';
import css from './grid-row.module.css';
import { type GridRowProps, type Placed, linkOf, rowName } from './row-appearance.tsx';
import { detailOf, editingOf, openerOf } from './row-parts.tsx';
import { SelectCell } from './select-cell.tsx';
import { track } from './track.tsx';

function contentOf<Row>({ column, resized }: Placed<Row>, row: Row, maxLength: number): ReactNode {
  if (column.render !== undefined) return column.render(row);
  const text = cellText(column, row);
  if (resized || text.length <= maxLength) return text;
  return (
    <span className={css.long} style={{ maxWidth: `min(${maxLength}ch, 100%)` }}>
      {text}
    </span>
  );
}

/** @param rowMark the tone of the row, in its first cell */
function cellOf<Row>(
  placed: Placed<Row>,
  props: GridRowProps<Row>,
  rowMark: ToneMark | null | undefined,
): ReactNode {
  const { appearance, activeKey } = props;
  const { column, key } = placed;
  const { shown, editor, attributes } = editingOf(placed, props);
  const tone = column.tone?.(shown);
  const maxLength = column.tooltipLength ?? appearance.tooltipLength;
  return (
    <div
      key={key}
      role="gridcell"
      aria-colindex={placed.place + appearance.lead.length}
      data-key={key}
      data-pinned={placed.pinned ?? undefined}
      data-align={column.align}
      data-rich={column.render === undefined ? undefined : ''}
      data-tone={tone?.tone}
      {...attributes}
      tabIndex={activeKey === key ? 0 : -1}
      className={css.cell}
      style={appearance.styles.get(key)}
    >
      {rowMark != null && <ToneSign mark={rowMark} />}
      {tone != null && <ToneSign mark={tone} />}
      {editor ?? linkOf(placed, props, contentOf(placed, shown, maxLength), css.link)}
    </div>
  );
}

function GridRowView<Row>(props: GridRowProps<Row>): ReactElement {
  const { row, top, height, ariaIndex, appearance, selected, reason, activeKey } = props;
  const { actions, actionsIndex, lead } = appearance;
  const mark = appearance.rowTone?.(row.original);
  const first = appearance.start[0] ?? appearance.center[0];
  const cell = (placed: Placed<Row>) => cellOf(placed, props, placed === first ? mark : null);
  const center = appearance.center.map(cell);
  const name = rowName(row, first);
  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
      aria-level={appearance.level}
      {...(appearance.selectable && { 'aria-selected': selected })}
      data-row={row.id}
      data-tone={mark?.tone}
      data-openable={appearance.openable || undefined}
      className={css.row}
      style={{
        height,
        transform: `translateY(${top}px)`,
      }}
    >
      {appearance.selectable &&
        SelectCell({
          label: appearance.selectLabel(name),
          selected,
          reason,
          active: activeKey === selectColumnKey,
          className: css.select,
        })}
      {openerOf(props, name, css.select, {
        insetInlineStart: (lead.length - 1) * leadColumnWidth,
      })}
      {appearance.start.map(cell)}
      {track(appearance.follow, appearance.startWidth, center)}
      {appearance.end.map(cell)}
      {actionsIndex > 0 &&
        ActionsCell({
          row,
          name,
          actions,
          index: actionsIndex,
          active: activeKey === actionsColumnKey,
          className: css.actions,
        })}
      {detailOf(props, name)}
    </div>
  );
}

/**
 * One row. Cells are created by function calls rather than components; while scrolling, an element shows
 * another row instead of being replaced (`features/viewport/row-slots.ts`).
 */
export const GridRow = memo(GridRowView) as typeof GridRowView;
