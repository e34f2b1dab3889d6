import type { PlacedColumn } from './column-layout.ts';
import type { GroupName } from './groups-of.ts';

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
