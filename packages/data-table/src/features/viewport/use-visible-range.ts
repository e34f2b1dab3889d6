import { useSyncExternalStore } from 'react';
import type { GridViewport, VisibleRange } from './grid-viewport.ts';

export function useVisibleRange(viewport: GridViewport): VisibleRange {
  return useSyncExternalStore(
    viewport.subscribe,
    viewport.getVisibleRange,
    viewport.getVisibleRange,
  );
}
