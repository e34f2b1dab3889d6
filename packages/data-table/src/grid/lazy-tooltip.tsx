import { createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement, RefObject } from 'react';
import { IdlePart } from '../shared/idle-part.tsx';
import { pointerParts } from './pointer-parts.ts';

const cellTooltip = createLazy(async () => (await pointerParts.load()).CellTooltip);

/** The tooltips of cut texts, which load when the browser is idle. */
export function LazyTooltip(props: {
  readonly gridRef: RefObject<HTMLElement | null>;
}): ReactElement {
  return <IdlePart part={cellTooltip} props={props} />;
}
