import { SortableContext } from '@dnd-kit/sortable';
import { type ReactElement, useMemo } from 'react';
import { type ColumnSettings, isGroup } from '../columns/setting-tree.ts';
import { isMovable } from '../columns/move-column.ts';
import css from './column-chooser.module.css';
import { ColumnRow } from './column-row.tsx';

export interface ColumnListProps {
  readonly settings: ColumnSettings;
  readonly nested?: boolean | undefined;
}

/** A list of sibling columns, movable and fixed. */
export function ColumnList({ settings, nested }: ColumnListProps): ReactElement {
  const movable = useMemo(
    () => settings.filter(isMovable).map((setting) => setting.key),
    [settings],
  );
  return (
    <SortableContext items={movable}>
      <ul className={css.list} data-nested={nested || undefined}>
        {settings.map((setting) => (
          <ColumnRow key={setting.key} setting={setting}>
            {isGroup(setting) && <ColumnList settings={setting.fields} nested />}
          </ColumnRow>
        ))}
      </ul>
    </SortableContext>
  );
}
