import { useMemo } from 'react';
import type { Column } from '../columns/columns.ts';
import type { Sort } from '../sorting/sort.ts';
import { type Slice, type StoreHolder, type Update, useSlice } from '../../shared/use-slice.ts';

export interface GroupByState extends StoreHolder {
  readonly groupBy: Slice<readonly string[]>;
}

/** Grouping of rows in memory, all on one page. */
export interface GroupByOptions {
  /** Controls the columns whose equal values form groups, the outermost first. */
  readonly groupBy?: readonly string[] | undefined;
  /** Initial groups. With it or `onGroupByChange`, users group by the column menu. */
  readonly defaultGroupBy?: readonly string[] | undefined;
  readonly onGroupByChange?: ((groupBy: readonly string[]) => void) | undefined;
}

export interface UsedGroupBy {
  /** Keys of existing, sortable columns. */
  readonly groupBy: readonly string[];
  /** `null` where users cannot group. */
  readonly setGroupBy: ((groupBy: readonly string[]) => void) | null;
  /** The sorts that bring the rows of a group together, and those of the query inside it. */
  readonly sorts: readonly Sort[];
}

const nothing: readonly string[] = [];

function setter(update: Update<readonly string[]>) {
  return (groupBy: readonly string[]): void => update(() => groupBy);
}

/** Groups come from sorting: rows are sorted by the groups' columns first (DT-360). */
export function useGroupBy<Row>(
  state: GroupByState,
  options: GroupByOptions,
  columns: readonly Column<Row>[],
  sorts: readonly Sort[],
): UsedGroupBy {
  const { groupBy: controlled, defaultGroupBy, onGroupByChange } = options;
  const [wanted, update] = useSlice(state, state.groupBy, controlled, onGroupByChange);
  const isOffered = defaultGroupBy !== undefined || onGroupByChange !== undefined;
  const groupBy = useMemo(() => {
    if (wanted.length === 0) return nothing;
    const canGroup = (key: string): boolean =>
      columns.some((column) => column.key === key && column.sortable !== false);
    return wanted.filter(canGroup);
  }, [wanted, columns]);
  const groupedSorts = useMemo(() => {
    if (groupBy.length === 0) return sorts;
    const sortOf = (key: string): Sort =>
      sorts.find((sort) => sort.key === key) ?? { key, direction: 'asc' };
    return [...groupBy.map(sortOf), ...sorts.filter(({ key }) => !groupBy.includes(key))];
  }, [groupBy, sorts]);
  const setGroupBy = useMemo(() => (isOffered ? setter(update) : null), [isOffered, update]);
  return { groupBy, setGroupBy, sorts: groupedSorts };
}
