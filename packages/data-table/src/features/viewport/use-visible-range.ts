import { useSyncExternalStore } from 'react';
import type { VisibleRange } from './geometry.ts';
import type { GridViewport } from './grid-viewport.ts';

export function useVisibleRange(viewport: GridViewport): VisibleRange {
  return useSyncExternalStore(
    viewport.subscribe,
    viewport.getVisibleRange,
    viewport.getVisibleRange,
  );
}
