import { useEffect, useRef } from 'react';

/**
 * Moves the focus once a dialog is gone. Until then the dialog keeps it, and then it returns it to its opener, which may
 * be about to leave.
 *
 * @returns requests it for when the dialog has closed
 */
export function useFocusOnceClosed(open: boolean, focus: () => void): () => void {
  const isRequested = useRef(false);
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    if (open || !isRequested.current) return;
    isRequested.current = false;
    latest.current();
  }, [open]);
  return () => {
    isRequested.current = true;
  };
}
