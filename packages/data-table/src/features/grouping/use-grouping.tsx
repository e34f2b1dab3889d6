import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GridLine } from './grid-line.ts';
import type { GroupedTable, GroupingHostProps } from './grouping-host.tsx';
import type { GroupingPart } from './grouping-part.ts';

const groupingHost = createLazy(async () => (await import('./grouping-host.tsx')).GroupingHost);

/** The rows are shown without headings. */
const ignore = (): void => undefined;

export interface UsedGrouping<Row> {
  /** `null` without groups, and until their code is loaded. */
  readonly part: GroupingPart<Row> | null;
  /** What the grid shows, line by line. */
  readonly lines: readonly GridLine<Row>[];
  /** To be rendered once in the grid. */
  readonly host: ReactElement | null;
}

/** A table whose rows may be grouped. */
type GroupableTable<Row> = GroupedTable<Row>['table'];

type State<Row> = Parameters<GroupingHostProps<Row>['onChange']>[0];

/** The rows with the headings of their groups. */
export function useGrouping<Row>(
  table: GroupableTable<Row>,
  selectable: boolean,
): UsedGrouping<Row> {
  const { rows, columns, groupBy } = table;
  const [state, setState] = useState<State<Row> | null>(null);
  const isGrouped = groupBy.length > 0;
  const lines = useMemo(() => {
    if (!isGrouped || state === null) return rows;
    const levels = groupBy.flatMap((key) => columns.find((column) => column.key === key) ?? []);
    return state.part.lines(rows, levels, state.collapsed);
  }, [isGrouped, state, rows, columns, groupBy]);
  const latest = useRef<GroupedTable<Row>>({ rows: lines, selectable, table });
  useLayoutEffect(() => {
    latest.current = { rows: lines, selectable, table };
  });
  if (!isGrouped) return { part: null, lines, host: null };
  const props = { latest, onChange: setState };
  return {
    part: state?.part ?? null,
    lines,
    // A lazy component has no type parameter.
    host: <LazyPart part={groupingHost} props={props as never} onFail={ignore} />,
  };
}
