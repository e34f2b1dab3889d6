import { classNames } from '@pantau/core/ui/class-names';
import { type ReactElement, type ReactNode, memo } from 'react';
import { actionsColumnKey, selectColumnKey } from '../../features/columns/column-layout.ts';
import { cellText } from '../../features/columns/cell-text.ts';
import type { TableColumn } from '../../features/columns/table-column.ts';
import { ToneSign } from '../../features/tone/tone-sign.tsx';
import type { ToneMark } from '../../features/tone/tone.ts';
import { SelectCell } from '../select-cell.tsx';
import { ActionsCell } from '../actions-cell.tsx';
import { type GridRowProps, type Placed, linkOf, rowName } from '../row-appearance.tsx';
import { detailOf, editingOf, openerOf } from '../row-parts.tsx';
import css from './card-row.module.css';
import type { CardLayout } from './card-layout.ts';

export interface CardRowProps<Row> extends GridRowProps<Row> {
  readonly card: CardLayout<TableColumn<Row>>;
}

type Draw<Row> = (placed: Placed<Row> | undefined, className: string | undefined) => ReactNode;

/** Texts of a card are plain, so that each takes its line; title and status are drawn as in the table. */
function contentOf<Row>({ column }: Placed<Row>, row: Row, isDrawn: boolean): ReactNode {
  const content = (isDrawn ? column.render?.(row) : undefined) ?? cellText(column, row);
  const tone = column.tone?.(row);
  if (tone == null) return content;
  return (
    <>
      <ToneSign mark={tone} />
      {content}
    </>
  );
}

type DrawCell<Row> = (
  placed: Placed<Row>,
  className: string | undefined,
  contentFor: (shown: Row) => ReactNode,
) => ReactNode;

/** @param rowMark the tone of the row, in its title */
function partOf<Row>(
  props: CardRowProps<Row>,
  placed: Placed<Row>,
  className: string | undefined,
  contentFor: (shown: Row) => ReactNode,
  rowMark: ToneMark | null | undefined,
): ReactElement {
  const { appearance, activeKey, card } = props;
  const { column, key } = placed;
  const { shown, editor, attributes } = editingOf(placed, props);
  const content = linkOf(placed, props, contentFor(shown), css.link);
  return (
    <div
      key={key}
      role="gridcell"
      aria-colindex={card.order.indexOf(placed) + appearance.lead.length + 1}
      data-key={key}
      tabIndex={activeKey === key ? 0 : -1}
      data-tone={column.tone?.(shown)?.tone}
      {...attributes}
      className={classNames(css.part, className)}
    >
      {rowMark != null && <ToneSign mark={rowMark} />}
      {placed === card.title ? <span className={css.lines}>{content}</span> : content}
      {editor}
    </div>
  );
}

function CardRowView<Row>(props: CardRowProps<Row>): ReactElement {
  const { row, top, height, ariaIndex, appearance, selected, reason, activeKey, card } = props;
  const { selectable } = appearance;
  const mark = appearance.rowTone?.(row.original);
  const cell: DrawCell<Row> = (placed, className, contentFor) =>
    partOf(props, placed, className, contentFor, placed === card.title ? mark : null);
  const name = rowName(row, card.title);
  const drawn: Draw<Row> = (placed, className) =>
    placed && cell(placed, className, (shown) => contentOf(placed, shown, true));
  const text: Draw<Row> = (placed, className) =>
    placed && cell(placed, className, (shown) => contentOf(placed, shown, false));
  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
      aria-level={appearance.level}
      {...(selectable && { 'aria-selected': selected })}
      data-row={row.id}
      data-card=""
      data-tone={mark?.tone}
      data-openable={appearance.openable || undefined}
      data-selectable={selectable || undefined}
      className={css.slot}
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <div role="presentation" className={css.card}>
        <div role="presentation" className={css.head}>
          {selectable &&
            SelectCell({
              label: appearance.selectLabel(name),
              selected,
              reason,
              active: activeKey === selectColumnKey,
              className: css.select,
            })}
          {drawn(card.title, css.title)}
          {drawn(card.status, css.status)}
          {openerOf(props, name, css.actions)}
          {appearance.actionsIndex > 0 &&
            ActionsCell({
              row,
              name,
              actions: appearance.actions,
              index: appearance.actionsIndex,
              active: activeKey === actionsColumnKey,
              className: css.actions,
            })}
        </div>
        {text(card.subtitle, css.subtitle)}
        {card.meta.map((placed) =>
          cell(placed, css.meta, (shown) => (
            <>
              <span className={css.name}>{placed.column.label}</span>
              <span className={css.text}>{contentOf(placed, shown, false)}</span>
            </>
          )),
        )}
        {(card.notes.length > 0 || card.value !== undefined) && (
          <div role="presentation" className={css.foot}>
            {card.notes.map((placed) => text(placed, css.note))}
            {text(card.value, css.value)}
          </div>
        )}
        {detailOf(props, name)}
      </div>
    </div>
  );
}

/** A row of a narrow table: the same cells, as a card (DT-244). */
export const CardRow = memo(CardRowView) as typeof CardRowView;
