import { createLazy } from '@pantau/core/ui/lazy';
import type { PointerEvent } from 'react';
import type { DataTableModel } from '../table/use-data-table.ts';

const headerDrag = createLazy(async () => (await import('./header-drag.ts')).watchHeaderDrag);

type DragTable = Pick<DataTableModel<unknown>, 'settings' | 'columnActions'>;

/** Lets a press on a header drag its column. Fingers scroll instead; the column menu moves columns, too. */
export function startHeaderDrag(event: PointerEvent<HTMLElement>, table: () => DragTable): void {
  const grid = event.currentTarget;
  const target = event.target instanceof Element ? event.target : null;
  const header = target?.closest<HTMLElement>('[data-head] [data-key]');
  if (header == null || event.pointerType === 'touch' || target?.closest('button') != null) return;
  const from = { x: event.clientX, y: event.clientY };
  const isPressed = new AbortController();
  const release = (): void => isPressed.abort();
  grid.ownerDocument.addEventListener('pointerup', release, { once: true, capture: true });
  headerDrag.load().then(
    (watch) => {
      if (isPressed.signal.aborted) return;
      watch({
        ...{ grid, header, from },
        settings: () => table().settings,
        move: (key, overKey) => table().columnActions.moveTo(key, overKey),
      });
    },
    // The column menu still moves columns.
    () => undefined,
  );
}
