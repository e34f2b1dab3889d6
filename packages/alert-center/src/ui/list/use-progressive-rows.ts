import { startTransition, useEffect, useState } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';

/** More rows than a list shows at once on a common screen. */
const FIRST_ROWS = 8;

/**
 * The first rows of a list that is about to be shown, then all of them: the rest renders in slices after
 * the first paint, so that the panel opens fast (AC-322).
 */
export function useProgressiveRows(ids: readonly AlertId[]): readonly AlertId[] {
  const [all, setAll] = useState(false);
  const started = ids.length > 0;
  useEffect(() => {
    if (started) startTransition(() => setAll(true));
  }, [started]);
  return all ? ids : ids.slice(0, FIRST_ROWS);
}
