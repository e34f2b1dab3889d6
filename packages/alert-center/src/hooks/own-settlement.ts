import { useEffect, useRef } from 'react';
import type { AlertId } from '../engine/alert/alert.ts';
import { useAlertCenter } from './alert-center-context.ts';

/**
 * Calls the listener once the user has settled one alert in this tab and wants to go on to the next (the setting
 * `movesOn`). Several alerts at once do not count.
 */
export function useOwnSettlement(onSettled: (id: AlertId) => void): void {
  const store = useAlertCenter();
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(
    () =>
      store.subscribe(
        ({ undoOffer }) => undoOffer,
        (offer) => {
          const [settled, ...others] = offer?.alerts ?? [];
          if (settled === undefined || others.length > 0) return;
          if (store.get().settings.movesOn) latest.current(settled.id);
        },
      ),
    [store],
  );
}
