import { useFormat } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { type CellValue } from '../../shared/cell-value.ts';
import { totalsOf } from '../../shared/total.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { cellText } from '../columns/cell-text.ts';
import { type PlacedColumn, selectColumnKey } from '../columns/column-layout.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { headerState } from '../selection/selection.ts';
import css from './group-row.module.css';
import { selectableIds } from './group-selection.ts';
import type { GroupRowProps } from './grouping-part.ts';

/** px; each level is set in by this much. */
const INDENT = 20;

/** The heading of a group: its value, the number of its rows, and the totals of its columns. */
export function GroupRow<Row>(props: GroupRowProps<Row>): ReactElement {
  const { line, setup, top, height, ariaIndex, activeKey } = props;
  const { group } = line;
  const { layout, appearance, cards } = setup;
  const { lead } = appearance;
  const t = useDialogText();
  const { number } = useFormat();
  const column = layout.all.find(({ key }) => key === group.columnKey)?.column;
  const text = column === undefined ? String(group.value) : cellText(column, group.first.original);
  const name = t('groupName', { column: column?.label ?? group.columnKey, value: text });
  const counted = t('groupCount', { count: group.count, formatted: number(group.count) });
  const hasBox = lead.includes(selectColumnKey);
  const firstKey = layout.all[0]?.key;
  const key = activeKey === null || activeKey === selectColumnKey ? firstKey : activeKey;
  return (
    <div
      role="row"
      aria-rowindex={ariaIndex}
      aria-level={group.level}
      aria-expanded={group.expanded}
      data-row={line.id}
      data-group-row=""
      data-cards={cards || undefined}
      className={css.row}
      style={{ height, transform: `translateY(${top}px)` }}
    >
      {hasBox && <GroupBox {...props} name={name} />}
      <div
        role="gridcell"
        aria-colindex={lead.length + 1}
        data-key={key}
        tabIndex={activeKey !== null && activeKey !== selectColumnKey ? 0 : -1}
        className={css.label}
        style={{ paddingInlineStart: 12 + (group.level - 1) * INDENT + lead.length * 44 }}
      >
        <Icon name="chevronRight" size={16} className={css.chevron} />
        <span className={css.name}>{name}</span>
        <span className={css.count}>{counted}</span>
      </div>
      <GroupTotals {...props} />
    </div>
  );
}

function GroupBox<Row>(props: GroupRowProps<Row> & { readonly name: string }): ReactElement {
  const { line, setup, activeKey, name } = props;
  const { selection, reasonOf } = setup;
  const t = useDialogText();
  const ref = useRef<HTMLInputElement>(null);
  const state = useMemo(
    () => headerState(selection, selectableIds(line.group.rows(), reasonOf), 0),
    [line, selection, reasonOf],
  );
  // `indeterminate` is a property without an attribute.
  useEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      data-key={selectColumnKey}
      tabIndex={activeKey === selectColumnKey ? 0 : -1}
      className={css.select}
    >
      <input
        ref={ref}
        type="checkbox"
        readOnly
        tabIndex={-1}
        checked={state === 'all'}
        aria-label={t('selectGroup', { name })}
        className={css.box}
      />
    </div>
  );
}

/** The totals of a group, below the headers of their columns. */
function GroupTotals<Row>({ line, setup }: GroupRowProps<Row>): ReactElement {
  const { layout, appearance, cards } = setup;
  const { styles, startWidth, lead } = appearance;
  const { follow } = appearance.viewport;
  const { number } = useFormat();
  const columns = useMemo(() => layout.all.map(({ column }) => column), [layout]);
  const totals = useMemo(
    () => totalsOf(columns, line.group.rows(), ({ original }) => original),
    [columns, line],
  );
  const textOf = ({ totalText }: TableColumn<Row>, value: CellValue): string => {
    if (value === null || value === undefined) return '–';
    if (totalText !== undefined) return totalText(value);
    return typeof value === 'number' ? number(value) : String(value);
  };
  const cellOf = ({ column, key, place, pinned }: PlacedColumn<TableColumn<Row>>) => {
    if (column.total === undefined || key === layout.all[0]?.key) return null;
    return (
      <div
        key={key}
        role="gridcell"
        aria-colindex={place + lead.length}
        data-total={key}
        data-pinned={pinned ?? undefined}
        data-align={column.align}
        className={css.total}
        style={cards ? undefined : styles.get(key)}
      >
        {cards && <span className={css.count}>{column.label}</span>} {textOf(column, totals[key])}
      </div>
    );
  };
  if (cards)
    return (
      <div role="presentation" className={css.totals}>
        {layout.all.map(cellOf)}
      </div>
    );
  return (
    <>
      {layout.start.columns.map(cellOf)}
      <div
        role="presentation"
        ref={follow}
        className={css.track}
        style={{ insetInlineStart: startWidth }}
      >
        {layout.center.columns.map(cellOf)}
      </div>
      {layout.end.columns.map(cellOf)}
    </>
  );
}
