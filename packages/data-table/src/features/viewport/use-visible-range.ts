import { useSyncExternalStore } from 'react';
import type { GridViewport, Sight } from './grid-viewport.ts';

export function useSight(viewport: GridViewport): Sight {
  return useSyncExternalStore(viewport.subscribe, viewport.getSight, viewport.getSight);
}
