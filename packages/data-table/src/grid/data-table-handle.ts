import { type Ref, useImperativeHandle } from 'react';
import type { GridViewport } from '../features/viewport/grid-viewport.ts';
import type { GridNavigation } from './use-grid-navigation.ts';

/** Commands to a mounted table, through `handleRef`. */
export interface DataTableHandle {
  /** Scrolls until the row is visible; returns `false` if it is not on this page. */
  scrollToRow(rowId: string): boolean;
  /**
   * Focuses a cell and scrolls to it; without a row, the header of the column. Returns `false` if there is
   * no such cell.
   */
  focusCell(rowId: string | null, columnKey: string): boolean;
}

export function useTableHandle(
  ref: Ref<DataTableHandle> | undefined,
  navigation: GridNavigation,
  viewport: GridViewport,
): void {
  useImperativeHandle(
    ref,
    () => ({
      scrollToRow(rowId) {
        const [columnKey = ''] = navigation.keys();
        const place = navigation.placeOf({ rowId, columnKey });
        if (place !== null) viewport.scrollTo({ row: place.row, column: null });
        return place !== null;
      },
      focusCell(rowId, columnKey) {
        const place = navigation.placeOf({ rowId, columnKey });
        if (place !== null) navigation.moveTo(place);
        return place !== null;
      },
    }),
    [navigation, viewport],
  );
}
