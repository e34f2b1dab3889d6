import { createContext, useContext } from 'react';
import { pinColumn } from '../columns/pin-and-resize.ts';
import { toggleColumn } from '../columns/column-visibility.ts';
import { type ColumnSettings, siblingsOf } from '../columns/setting-tree.ts';
import { isMovable, moveColumn, moveColumnBy } from '../columns/move-column.ts';

/** What a row of the chooser can do with its column. `start` and `end` pin it. */
export type ColumnChange = 'toggle' | 'up' | 'down' | 'first' | 'last' | 'start' | 'end' | 'unpin';

/** Shared by the rows of an open chooser. */
export interface Chooser {
  /** The settings that "Apply" would set. */
  readonly settings: ColumnSettings;
  readonly maxColumns: number | undefined;
  /** While searching, only some columns are listed, so none can be moved. */
  readonly isSearching: boolean;
  change(key: string, change: ColumnChange): void;
  toggleFold(key: string): void;
}

export const ChooserContext = createContext<Chooser | null>(null);

export function useChooser(): Chooser {
  const chooser = useContext(ChooserContext);
  if (chooser === null) throw new Error('A row of the column chooser stands outside of it');
  return chooser;
}

export const isMove = (change: ColumnChange): boolean =>
  change === 'up' || change === 'down' || change === 'first' || change === 'last';

export function changeColumn(
  settings: ColumnSettings,
  key: string,
  change: ColumnChange,
  maxColumns: number | undefined,
): ColumnSettings {
  const movable = (siblingsOf(settings, key) ?? []).filter(isMovable);
  switch (change) {
    case 'toggle':
      return toggleColumn(settings, key, maxColumns);
    case 'up':
      return moveColumnBy(settings, key, -1);
    case 'down':
      return moveColumnBy(settings, key, 1);
    case 'first':
      return moveColumn(settings, key, movable.at(0)?.key ?? key);
    case 'last':
      return moveColumn(settings, key, movable.at(-1)?.key ?? key);
    case 'unpin':
      return pinColumn(settings, key, null);
    default:
      return pinColumn(settings, key, change);
  }
}
