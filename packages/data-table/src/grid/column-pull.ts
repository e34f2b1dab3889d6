import type { ColumnActions } from '../features/columns/use-column-actions.ts';
import type { PlacedColumn } from '../features/columns/column-layout.ts';
import { isRightToLeft } from './inline-key.ts';

export interface ColumnPull {
  /** The edge of the header that was pressed. */
  readonly edge: HTMLElement;
  /** Where it was pressed, in px. */
  readonly from: number;
  readonly placed: PlacedColumn<unknown>;
  readonly columnActions: ColumnActions;
}

/** Resizes a column while its edge is pressed (DT-19). Escape cancels. */
export function watchColumnPull({ edge, from, placed, columnActions }: ColumnPull): void {
  const { key, width } = placed;
  const page = edge.ownerDocument;
  const isMirrored = (placed.pinned === 'end') !== isRightToLeft(edge);
  const sign = isMirrored ? -1 : 1;
  const move = ({ clientX }: PointerEvent): void =>
    columnActions.resize(key, width + sign * (clientX - from));
  const cancel = (pressed: KeyboardEvent): void => {
    if (pressed.key !== 'Escape') return;
    // Escape belongs to the pull, not to a dialog around the table.
    pressed.preventDefault();
    pressed.stopPropagation();
    columnActions.resize(key, placed.resized ? width : null);
    stop();
  };
  const stop = (): void => {
    page.removeEventListener('keydown', cancel, { capture: true });
    page.removeEventListener('pointermove', move);
    page.removeEventListener('pointerup', stop);
    page.removeEventListener('pointercancel', stop);
  };
  page.addEventListener('keydown', cancel, { capture: true });
  page.addEventListener('pointermove', move);
  page.addEventListener('pointerup', stop);
  page.addEventListener('pointercancel', stop);
}
