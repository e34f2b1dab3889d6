import type { ReactElement } from 'react';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { BulkBarProps } from './bulk-bar.tsx';

const bulkBar = createLazy(async () => {
  const { BulkBar } = await import('./bulk-bar.tsx');
  return BulkBar;
});

/** The menu above the table has the same actions. */
const ignore = (): void => undefined;

/** The bar of the selected rows, which loads with the first of them. */
export function LazyBulkBar(props: BulkBarProps): ReactElement | null {
  if (props.table.selected.count === 0) return null;
  return <LazyPart part={bulkBar} props={props} onFail={ignore} />;
}
