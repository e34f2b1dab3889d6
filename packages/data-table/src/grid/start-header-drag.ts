import type { PointerEvent } from 'react';
import type { DataTableModel } from '../table/table-model.ts';
import { whilePressed } from './pointer-parts.ts';

type DragTable = Pick<DataTableModel<unknown>, 'settings' | 'columnActions'>;

/** Lets a press on a header drag its column. Fingers scroll instead; the column menu moves columns, too. */
export function startHeaderDrag(event: PointerEvent<HTMLElement>, table: () => DragTable): void {
  const grid = event.currentTarget;
  const target = event.target instanceof Element ? event.target : null;
  const header = target?.closest<HTMLElement>('[data-head] [data-key]');
  if (header == null || event.pointerType === 'touch' || target?.closest('button') != null) return;
  const from = { x: event.clientX, y: event.clientY };
  whilePressed(grid, ({ watchHeaderDrag }) =>
    watchHeaderDrag({
      ...{ grid, header, from },
      settings: () => table().settings,
      move: (key, overKey) => table().columnActions.moveTo(key, overKey),
    }),
  );
}
