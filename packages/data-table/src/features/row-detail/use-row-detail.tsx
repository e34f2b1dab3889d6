import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useState } from 'react';
import type { RowDetailHostProps } from './row-detail-host.tsx';
import type { DetailMode, OpenDetails, RenderDetail, RowDetailPart } from './row-detail-part.ts';

const rowDetailHost = createLazy(async () => (await import('./row-detail-host.tsx')).RowDetailHost);

/** The rows are shown without their details. */
const ignore = (): void => undefined;

export interface UsedRowDetail<Row> {
  /** `null` until it is loaded. */
  readonly part: RowDetailPart<Row> | null;
  readonly open: OpenDetails | null;
  /** To be rendered once in the grid. */
  readonly host: ReactElement | null;
}

/** What opens below rows, whose code loads after the first rows are shown. */
export function useRowDetail<Row>(
  render: RenderDetail<Row> | undefined,
  mode: DetailMode | undefined,
  options: Omit<RowDetailHostProps<Row>, 'render' | 'mode' | 'onChange'>,
): UsedRowDetail<Row> {
  const [state, setState] = useState<Omit<UsedRowDetail<Row>, 'host'>>({ part: null, open: null });
  if (render === undefined) return { part: null, open: null, host: null };
  const props = { ...options, render, mode, onChange: setState };
  // A lazy component has no type parameter.
  return {
    ...state,
    host: <LazyPart part={rowDetailHost} props={props as never} onFail={ignore} />,
  };
}
