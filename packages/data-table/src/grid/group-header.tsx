import type { CSSProperties, ReactElement } from 'react';
import { type GroupSpan, groupSpans } from '../features/columns/group-spans.ts';
import type { GroupName } from '../features/columns/groups-of.ts';
import type { DataTableModel } from '../table/table-model.ts';
import type { GridAppearance } from './grid-appearance.ts';
import css from './group-header.module.css';
import { track } from './track.tsx';

export interface GroupHeaderProps<Row> {
  readonly layout: DataTableModel<Row>['layout'];
  readonly groups: ReadonlyMap<string, GroupName>;
  readonly appearance: GridAppearance;
}

/** The row above the header that names the groups of columns. */
export function GroupHeader<Row>(props: GroupHeaderProps<Row>): ReactElement {
  const { layout, groups, appearance } = props;
  const { start, center, end } = layout;
  const { startWidth, endWidth, lead, viewport } = appearance;
  const controls = startWidth - start.width;
  const actions = endWidth - end.width;
  const cellsOf = (
    section: typeof start,
    positionOf: (span: GroupSpan) => CSSProperties,
  ): readonly ReactElement[] =>
    groupSpans(section.columns, groups).map((span) => (
      <div
        key={`${span.key} ${span.place}`}
        role="columnheader"
        aria-colindex={span.place + lead.length}
        aria-colspan={span.count}
        data-group={span.key}
        tabIndex={-1}
        data-pinned={section === center ? undefined : ''}
        className={css.cell}
        style={{ width: span.width, ...positionOf(span) }}
      >
        <span className={css.label}>{span.label}</span>
      </div>
    ));
  return (
    <div role="row" aria-rowindex={1} data-edges="above" className={css.row}>
      {cellsOf(start, ({ offset }) => ({ insetInlineStart: controls + offset }))}
      {track(
        viewport.follow,
        startWidth,
        cellsOf(center, ({ offset }) => ({ insetInlineStart: offset })),
      )}
      {cellsOf(end, ({ offset, width }) => ({
        insetInlineEnd: actions + end.width - offset - width,
      }))}
      <div role="presentation" className={css.before} style={{ width: startWidth }} />
      <div role="presentation" className={css.after} style={{ width: endWidth }} />
    </div>
  );
}
