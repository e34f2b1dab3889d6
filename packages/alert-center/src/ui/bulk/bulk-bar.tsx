import type { ReactElement } from 'react';
import { useBulkRun } from '../../hooks/use-bulk-run.ts';
import { usePicks } from '../../hooks/use-selection.ts';
import { BULK_CHUNK } from '../../engine/alert/limits.ts';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';

const bulkTools = createLazy(async () => {
  const part = await import('./bulk-tools.tsx');
  return part.BulkTools;
});

/** What to do with what is picked, how far it has come, and what is left of it: at the panel's foot. */
export function BulkBar(): ReactElement | null {
  const { count, clear } = usePicks();
  const { phase, total, result, pickError, dismissResult } = useBulkRun();
  // Taking back a few is done before a bar could be read.
  const isLong = phase === 'picking' || (phase === 'acting' && total > BULK_CHUNK);
  if (count === 0 && !isLong && result === null && pickError === null) return null;
  const onFail = (): void => {
    clear();
    dismissResult();
  };
  return <LazyPart part={bulkTools} props={{}} onFail={onFail} />;
}
