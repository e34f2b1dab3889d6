import { type ColumnSettings, isGroup, leavesOf } from './setting-tree.ts';

export interface GroupName {
  readonly key: string;
  readonly label: string;
}

/** The group of each column that is in one, by column key. */
export function groupsOf(settings: ColumnSettings): ReadonlyMap<string, GroupName> {
  return new Map(
    settings
      .filter(isGroup)
      .flatMap((group) => leavesOf([group]).map((leaf): [string, GroupName] => [leaf.key, group])),
  );
}
