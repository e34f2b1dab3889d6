import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';

/**
 * Returns a function that focuses the first row once the rows have changed: after new alerts are shown by keyboard,
 * the focus is on the first of them (AC-540).
 */
export function useFocusFirstRow(
  listRef: RefObject<HTMLElement | null>,
  rows: readonly AlertId[],
): () => void {
  const isRequested = useRef(false);
  useLayoutEffect(() => {
    if (!isRequested.current) return;
    isRequested.current = false;
    listRef.current
      ?.querySelector<HTMLElement>('[data-alert-id] > button')
      ?.focus({ preventScroll: true });
  }, [rows, listRef]);
  return useCallback(() => {
    isRequested.current = true;
  }, []);
}
