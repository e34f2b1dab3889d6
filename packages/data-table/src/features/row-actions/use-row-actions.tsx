import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useState } from 'react';
import type { RowActions } from './row-action.ts';
import type { RowActionsHostProps } from './row-actions-host.tsx';
import type { RowActionsPart } from './row-actions-part.ts';

const rowActionsHost = createLazy(
  async () => (await import('./row-actions-host.tsx')).RowActionsHost,
);

/** The rows are shown without their actions. */
const ignore = (): void => undefined;

export interface UsedRowActions<Row> {
  /** `null` until it is loaded. */
  readonly part: RowActionsPart<Row> | null;
  /** To be rendered once in the grid. */
  readonly host: ReactElement | null;
}

/** The actions of rows, whose code loads after the first rows are shown. */
export function useRowActions<Row>(
  actionsOf: RowActions<Row> | undefined,
  options: Omit<RowActionsHostProps<Row>, 'actionsOf' | 'onReady'>,
): UsedRowActions<Row> {
  const [part, setPart] = useState<RowActionsPart<Row> | null>(null);
  if (actionsOf === undefined) return { part: null, host: null };
  const props = { ...options, actionsOf, onReady: setPart };
  // A lazy component has no type parameter.
  return { part, host: <LazyPart part={rowActionsHost} props={props as never} onFail={ignore} /> };
}
