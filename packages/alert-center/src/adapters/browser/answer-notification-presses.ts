import { NOTIFICATION_PRESSED, dataOf } from './notification-message.ts';

/** The parts of a service worker's scope that the DOM's types lack. */
interface PressedEvent extends Event {
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

/** A page of the application, as its service worker sees it. */
export interface OpenPage {
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** What the service worker needs of its scope. */
export interface NotifyingWorker {
  addEventListener(type: 'notificationclick', listener: (event: Event) => void): void;
  readonly clients: {
    /** The page that the user has used last first. */
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

/**
 * Makes a service worker answer when the user presses a notification of `createBrowserNotifications`: the page that was
 * used last comes to the front and shows what the notification is about. Without an open page, one is opened.
 */
export function answerNotificationPresses(
  scope: NotifyingWorker = globalThis as unknown as NotifyingWorker,
): void {
  scope.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as PressedEvent;
    const data = dataOf(notification.data);
    if (data === null) return;
    notification.close();
    const answer = async (): Promise<void> => {
      const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (page === undefined) {
        await scope.clients.openWindow(data.address);
        return;
      }
      // The browser may refuse, such as for a window on another desktop.
      await page.focus().catch(() => undefined);
      page.postMessage({ type: NOTIFICATION_PRESSED, tag: notification.tag });
    };
    waitUntil.call(event, answer());
  });
}
