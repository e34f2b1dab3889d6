import type { PantauError } from '@pantau/core';
import { useCallback, useEffect, useState } from 'react';
import type { AlertHistorySource } from '../engine/history/alert-history-source.port.ts';
import type { AlertView } from '../engine/list/list-state.ts';
import { toPantauError } from '../engine/list/effect-runner.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useHeldAlerts } from './history.ts';
import { useAlert } from './list.ts';

/** One alert as its page shows it. */
export type Notification =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: PantauError }
  | { readonly status: 'found'; readonly view: AlertView };

type Found = { readonly alert: AlertView } | { readonly error: PantauError } | null;

/** Reads an alert by the id of its notification and follows its changes. The second value reads it again. */
export function useNotification(
  source: AlertHistorySource,
  notificationId: string,
): readonly [Notification, () => void] {
  const store = useAlertCenter();
  const held = useHeldAlerts();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>(null);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    const aborter = new AbortController();
    const read = async (): Promise<void> => {
      const headAtStart = store.get().list.sequence.head;
      try {
        const { alert, head } = await source.find(notificationId, aborter.signal);
        if (aborter.signal.aborted) return;
        const [view] = held.hold({ alerts: [alert], head, headAtStart });
        if (view !== undefined) setFound({ alert: view });
      } catch (cause) {
        if (!aborter.signal.aborted) setFound({ error: toPantauError(cause) });
      }
    };
    void read();
    return () => aborter.abort();
  }, [store, source, held, notificationId, attempt]);
  useEffect(() => held.watch({ onChange: () => undefined, onStale: again }), [held, again]);
  const current = useAlert(found !== null && 'alert' in found ? found.alert.alert.id : '');
  const retry = useCallback(() => {
    setFound(null);
    again();
  }, [again]);
  if (found === null) return [{ status: 'loading' }, retry];
  if ('error' in found) return [{ status: 'failed', error: found.error }, retry];
  return [{ status: 'found', view: current ?? found.alert }, retry];
}
