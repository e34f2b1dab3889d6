import { createContext, useContext } from 'react';
import { pinColumn } from '../columns/pin-and-resize.ts';
import { toggleColumn } from '../columns/column-visibility.ts';
import { type ColumnSettings, siblingsOf } from '../columns/column-tree.ts';
import { isMovable, moveColumn, moveColumnBy } from '../columns/move-column.ts';

/** What a row does to its column. `start` and `end` pin it. */
export type ColumnChange = 'toggle' | 'up' | 'down' | 'first' | 'last' | 'start' | 'end' | 'unpin';

/** What the rows of an open chooser share. */
export interface Chooser {
  /** As they would be applied. */
  readonly settings: ColumnSettings;
  readonly most: number | undefined;
  /** Only some columns are listed: they are not moved. */
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
  most: number | undefined,
): ColumnSettings {
  const movable = (siblingsOf(settings, key) ?? []).filter(isMovable);
  switch (change) {
    case 'toggle':
      return toggleColumn(settings, key, most);
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
