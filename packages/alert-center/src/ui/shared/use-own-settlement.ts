import { activeElementAt } from '@pantau/core/ui/overlay';
import { type RefObject, useEffect, useRef } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';

/** Whether an element, the one with the focus, belongs to an alert. */
type BelongsTo = (focused: Element | null, id: AlertId) => boolean;

/**
 * Calls `onSettled` once the user has settled one alert in this tab, wants to continue with the next one (the setting
 * `movesOn`), and has the focus on the alert: at once, or when the dialog about it returns the focus. Several alerts at
 * once do not count.
 */
export function useOwnSettlement(
  rootRef: RefObject<HTMLElement | null>,
  belongsTo: BelongsTo,
  onSettled: (id: AlertId) => void,
): void {
  const store = useAlertCenter();
  const latest = useRef({ belongsTo, onSettled });
  useEffect(() => {
    latest.current = { belongsTo, onSettled };
  });
  useEffect(() => {
    let waiting: AbortController | undefined;
    const unsubscribe = store.subscribe(
      ({ undoOffer }) => undoOffer,
      (offer) => {
        waiting?.abort();
        const [settled, ...others] = offer?.alerts ?? [];
        const root = rootRef.current;
        if (settled === undefined || others.length > 0 || root === null) return;
        if (!store.get().settings.movesOn) return;
        const moveFrom = (focused: Element | null): void => {
          if (latest.current.belongsTo(focused, settled.id)) latest.current.onSettled(settled.id);
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
