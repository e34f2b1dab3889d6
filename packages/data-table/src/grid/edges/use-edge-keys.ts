import { createLazy } from '@pantau/core/lazy';
import { useEffect } from 'react';

export const edgeKeys = createLazy(async () => (await import('./edge-keys.ts')).handleEdgeKey);

/** Loads what keys do above the header and below the rows, where there is something. */
export function useEdgeKeys(hasEdges: boolean): void {
  useEffect(() => {
    if (hasEdges) edgeKeys.preload();
  }, [hasEdges]);
}
