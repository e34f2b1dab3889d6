import type { PlacedColumn } from './column-layout.ts';
import { type ColumnSettings, isGroup, leavesOf } from './setting-tree.ts';

export interface GroupName {
  readonly key: string;
  readonly label: string;
}

/** Neighbouring columns of one group, in one section of the table. */
export interface GroupSpan extends GroupName {
  /** px from the start of the section. */
  readonly offset: number;
  /** px */
  readonly width: number;
  /** `aria-colindex` of the first column. */
  readonly place: number;
  /** `aria-colspan` */
  readonly count: number;
}

/** The group of each column that is in one, by column key. */
export function groupsOf(settings: ColumnSettings): ReadonlyMap<string, GroupName> {
  return new Map(
    settings
      .filter(isGroup)
      .flatMap((group) => leavesOf([group]).map((leaf): [string, GroupName] => [leaf.key, group])),
  );
}

/** The spans above the columns of a section (DT-304). Columns that were separated get one each. */
export function groupSpans(
  columns: readonly PlacedColumn<unknown>[],
  groups: ReadonlyMap<string, GroupName>,
): readonly GroupSpan[] {
  const spans: GroupSpan[] = [];
  let last: string | undefined;
  for (const { key, offset, width, place } of columns) {
    const group = groups.get(key);
    const before = spans.at(-1);
    if (group !== undefined && before !== undefined && last === group.key) {
      spans[spans.length - 1] = {
        ...before,
        width: before.width + width,
        count: before.count + 1,
      };
    } else if (group !== undefined) {
      spans.push({ key: group.key, label: group.label, offset, width, place, count: 1 });
    }
    last = group?.key;
  }
  return spans;
}
