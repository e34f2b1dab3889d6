import {
  directionOf,
  useClock,
  useDataLocale,
  useLocale,
  useMessages,
  useReportError,
} from '@pantau/core';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AlertNotifier } from '../../engine/notifications/alert-notifier.port.ts';
import type { NotificationSubject } from '../../engine/notifications/notification-board.ts';
import { runNotifications } from '../../engine/notifications/run-notifications.ts';
import type { PageVisibility } from '../../engine/notifications/tab-sight.ts';
import { createBrowserTabLock } from '../../engine/reminder/browser-tab-lock.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { sightOf } from '../../hooks/own-window.ts';
import { useReminder } from '../../hooks/reminder.ts';
import { useAlertSettings } from '../../hooks/settings.ts';
import { notificationsMessages } from '../../messages/notifications-messages.ts';
import { notificationText } from './notification-text.ts';

export interface AlertNotificationsProps {
  readonly notifier: AlertNotifier;
  /** Defaults to the page that contains it, with the panel's own window. */
  readonly page?: PageVisibility | undefined;
}

/** Notifies of urgent alerts while no tab of the user is in sight, for users who have turned that on. */
export function AlertNotifications(props: AlertNotificationsProps): null {
  const { notifier } = props;
  const store = useAlertCenter();
  const ownSight = useMemo(() => sightOf(store), [store]);
  const page = props.page ?? ownSight;
  const clock = useClock();
  const reportError = useReportError();
  const t = useMessages(notificationsMessages);
  const locale = useLocale();
  const language = useDataLocale();
  const [{ isSoundOn }] = useAlertSettings();
  const { hasSound, isBlocked } = useReminder();
  const { scope } = store.storage;
  const namespace = useSyncExternalStore(scope.subscribe, scope.get, scope.get);
  const textOf = (subject: NotificationSubject) => ({
    ...notificationText(subject, t, language),
    lang: locale,
    dir: directionOf(locale),
    // The tone of the tab is heard, or the user wants none; a tab that the browser keeps silent leaves it to the system.
    isSilent: !(hasSound && isSoundOn && isBlocked),
  });
  const latest = useRef(textOf);
  useEffect(() => {
    latest.current = textOf;
  });

  useEffect(
    () =>
      runNotifications({
        ...{ store, clock, notifier, page, namespace },
        lock: createBrowserTabLock(),
        textOf: (subject) => latest.current(subject),
        onPress(id) {
          if (id === null) store.actions.panel.open();
          else store.actions.previews.open(id);
        },
        onError: reportError,
      }),
    [store, clock, notifier, page, namespace, reportError],
  );
  return null;
}
