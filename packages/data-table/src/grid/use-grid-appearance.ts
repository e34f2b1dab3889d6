import { useMemo } from 'react';
import type { GridAppearance } from './grid-appearance.ts';

/** The same object as long as nothing in it changes, so that rows are not rendered again. */
export function useGridAppearance(appearance: GridAppearance): GridAppearance {
  const { viewport, styles, startWidth, endWidth, headerRows, rowHeight } = appearance;
  const { selectable, lead, columns, openable, actionsIndex, tooltipLength } = appearance;
  return useMemo(
    () => ({
      ...{ viewport, styles, startWidth, endWidth, headerRows, rowHeight },
      ...{ selectable, lead, columns, openable, actionsIndex, tooltipLength },
    }),
    [
      viewport,
      styles,
      startWidth,
      endWidth,
      headerRows,
      rowHeight,
      selectable,
      lead,
      columns,
      openable,
      actionsIndex,
      tooltipLength,
    ],
  );
}
