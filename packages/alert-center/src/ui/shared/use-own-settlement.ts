import { activeElementAt } from '@pantau/core/ui/overlay';
import { type RefObject, useEffect, useRef } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';

/** Whether an element, the one with the focus, stands for exactly these alerts. */
type StandsFor = (focused: Element | null, ids: readonly AlertId[]) => boolean;

/**
 * Calls `onSettled` once the user has settled alerts in this tab, wants to continue with the next one (the setting
 * `movesOn`), and has the focus on what stands for them: at once, or when the dialog about them returns the focus.
 */
export function useOwnSettlement(
  rootRef: RefObject<HTMLElement | null>,
  standsFor: StandsFor,
  onSettled: (focused: Element | null) => void,
): void {
  const store = useAlertCenter();
  const latest = useRef({ standsFor, onSettled });
  useEffect(() => {
    latest.current = { standsFor, onSettled };
  });
  useEffect(() => {
    let waiting: AbortController | undefined;
    const unsubscribe = store.subscribe(
      ({ undoOffer }) => undoOffer,
      (offer) => {
        waiting?.abort();
        const root = rootRef.current;
        if (offer === null || root === null || !store.get().settings.movesOn) return;
        const ids = offer.alerts.map(({ id }) => id);
        const moveFrom = (focused: Element | null): void => {
          if (latest.current.standsFor(focused, ids)) latest.current.onSettled(focused);
        };
        const focused = activeElementAt(root);
        const isInDialog = focused?.closest('[role="dialog"]')?.contains(root) === false;
        if (!isInDialog) {
          moveFrom(focused);
          return;
        }
        waiting = new AbortController();
        root.addEventListener('focusin', () => moveFrom(activeElementAt(root)), {
          once: true,
          signal: waiting.signal,
        });
      },
    );
    return () => {
      waiting?.abort();
      unsubscribe();
    };
  }, [rootRef, store]);
}
