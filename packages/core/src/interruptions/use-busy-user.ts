import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../theme/provider-context.ts';

/**
 * Whether the user is busy below this provider: unsaved work (`useUnsavedWork`: a form with input, a call), or an open
 * modal dialog (CO-188). For whoever implements `InterruptionPort`.
 */
export function useBusyUser(): boolean {
  const { unsavedWork, overlays } = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [unsavedWork.subscribe(listener), overlays.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [unsavedWork, overlays],
  );
  const read = (): boolean => unsavedWork.has() || overlays.modalAndAbove().length > 0;
  return useSyncExternalStore(subscribe, read, () => false);
}
