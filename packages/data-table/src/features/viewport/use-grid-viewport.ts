import { useClock } from '@pantau/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Geometry } from './geometry.ts';
import { createGridViewport } from './grid-viewport.ts';

/** A viewport and the refs of its elements. */
export function useGridViewport(geometry: Geometry) {
  const clock = useClock();
  const [viewport] = useState(() => createGridViewport(clock));
  const headRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [scroller, layer] = [scrollerRef.current, layerRef.current];
    const [canvas, head] = [canvasRef.current, headRef.current];
    if (scroller === null || layer === null || canvas === null || head === null) return undefined;
    return viewport.attach({ scroller, layer, canvas, head });
  }, [viewport]);

  const { rows, offsets, startWidth, endWidth, cover, stuck, scroll } = geometry;
  useLayoutEffect(
    () => viewport.setGeometry({ rows, offsets, startWidth, endWidth, cover, stuck, scroll }),
    [viewport, rows, offsets, startWidth, endWidth, cover, stuck, scroll],
  );
  return { viewport, headRef, scrollerRef, layerRef, canvasRef };
}
