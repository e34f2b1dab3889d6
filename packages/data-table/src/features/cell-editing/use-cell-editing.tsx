import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useEffect, useState } from 'react';
import type { OnCellEdit } from '../columns/cell-edit.ts';
import type { CellEditingHostProps } from './cell-editing-host.tsx';
import type { CellEditingPart, CellPresses } from './cell-editing-part.ts';
import type { EditedCells } from './edited-cells.ts';
import { createWaitingPresses } from './waiting-presses.ts';

const cellEditingHost = createLazy(
  async () => (await import('./cell-editing-host.tsx')).CellEditingHost,
);

/** The cells cannot be edited. */
const ignore = (): void => undefined;

export interface UsedCellEditing<Row> {
  /** `null` until it is loaded. */
  readonly part: CellEditingPart<Row> | null;
  readonly cells: EditedCells | null;
  /** What presses on cells do, also before the rest is loaded; `null` if cells cannot be edited. */
  readonly presses: CellPresses | null;
  /** To be rendered once in the grid. */
  readonly host: ReactElement | null;
}

/** Editing of cells, whose code loads after the first rows are shown. */
export function useCellEditing<Row>(
  onCellEdit: OnCellEdit<Row> | undefined,
  options: Omit<CellEditingHostProps<Row>, 'save' | 'onChange'>,
): UsedCellEditing<Row> {
  const [state, setState] = useState<Pick<UsedCellEditing<Row>, 'part' | 'cells'>>({
    part: null,
    cells: null,
  });
  const [waiting] = useState(() => createWaitingPresses<Row>(options.latest));
  const { part } = state;
  useEffect(() => {
    if (part !== null) waiting.open(part);
  }, [part, waiting]);
  if (onCellEdit === undefined) return { part: null, cells: null, presses: null, host: null };
  const props = { ...options, save: onCellEdit, onChange: setState };
  // A lazy component has no type parameter.
  return {
    ...state,
    presses: part ?? waiting,
    host: <LazyPart part={cellEditingHost} props={props as never} onFail={ignore} />,
  };
}
