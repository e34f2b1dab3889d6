import { createLazy } from '@pantau/core/lazy';

export type ExportParts = typeof import('./later-export.ts');

/** What copies and prints, which loads when the browser is idle, or when a cell has focus. */
export const exportParts = createLazy((): Promise<ExportParts> => import('./later-export.ts'));
