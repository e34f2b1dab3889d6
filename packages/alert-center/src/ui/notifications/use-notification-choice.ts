import { useState, useSyncExternalStore } from 'react';
import type {
  AlertNotifier,
  NotifierState,
} from '../../engine/notifications/alert-notifier.port.ts';
import { useAlertSettings } from '../../hooks/settings.ts';

export interface NotificationChoice {
  /** `asking`: the browser's question waits for the user's answer. */
  readonly state: NotifierState | 'asking';
  readonly isOn: boolean;
  /** Called on a press; asks the browser for its permission if that is missing. */
  change(isOn: boolean): void;
}

/** The user's choice of notifications, and what the browser makes of it. */
export function useNotificationChoice(notifier: AlertNotifier): NotificationChoice {
  const state = useSyncExternalStore(notifier.subscribe, notifier.state, notifier.state);
  const [isAsking, setAsking] = useState(false);
  const [{ notifies = false }, change] = useAlertSettings();
  const ask = async (): Promise<void> => {
    setAsking(true);
    // A browser may refuse to ask, such as in a frame: the state then tells why.
    const answer = await notifier.request().catch(() => notifier.state());
    setAsking(false);
    if (answer === 'granted') change({ notifies: true });
  };
  return {
    state: isAsking ? 'asking' : state,
    isOn: notifies && state === 'granted',
    change(isOn) {
      if (isOn && state === 'askable') void ask();
      else if (!isOn || state === 'granted') change({ notifies: isOn });
    },
  };
}
