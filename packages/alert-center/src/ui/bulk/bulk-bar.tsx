import type { ReactElement } from 'react';
import { useBulkRun } from '../../hooks/triage.ts';
import { useSelection } from '../../hooks/selection.ts';
import { BULK_CHUNK } from '../../engine/alert/limits.ts';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';

export const bulkTools = createLazy(async () => {
  const part = await import('./bulk-tools.tsx');
  return part.BulkTools;
});

/** Bulk actions, their progress and their result, at the foot of the panel. */
export function BulkBar(): ReactElement | null {
  const { count, clear } = useSelection();
  const { phase, total, result, selectionError, dismissResult } = useBulkRun();
  // A short undo finishes before its progress could be read.
  const isLong = phase === 'selecting' || (phase === 'acting' && total > BULK_CHUNK);
  if (count === 0 && !isLong && result === null && selectionError === null) return null;
  const onFail = (): void => {
    clear();
    dismissResult();
  };
  return <LazyPart part={bulkTools} props={{}} onFail={onFail} />;
}
