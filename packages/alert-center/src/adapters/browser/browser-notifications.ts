import type {
  AlertNotifier,
  NotifierState,
} from '../../engine/notifications/alert-notifier.port.ts';
import { NOTIFICATION_PRESSED, type NotificationData, pressedTag } from './notification-message.ts';

/** The parts of a page that notifications need. */
export interface NotifyingPage {
  readonly isSecureContext: boolean;
  /** Missing in browsers without notifications. */
  readonly Notification?: typeof Notification | undefined;
  readonly serviceWorker?: ServiceWorkerContainer | undefined;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly address: () => string;
  readonly focus: () => void;
}

export interface BrowserNotificationsOptions {
  /**
   * The page's service worker calls `answerNotificationPresses`: notifications are shown through it, which phones need,
   * and can be closed by every tab. Defaults to false.
   */
  readonly viaServiceWorker?: boolean | undefined;
  /** Address of a picture beside the texts. */
  readonly icon?: string | undefined;
  /** Defaults to the browser's. */
  readonly page?: NotifyingPage | undefined;
}

const browserPage = (): NotifyingPage => ({
  isSecureContext: globalThis.isSecureContext,
  Notification: globalThis.Notification as typeof Notification | undefined,
  serviceWorker: navigator.serviceWorker as ServiceWorkerContainer | undefined,
  document,
  address: () => location.href,
  focus: () => window.focus(),
});

/** The first worker is installed some time after the page has loaded. */
async function activeIn(
  container: ServiceWorkerContainer | undefined,
): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await container?.getRegistration();
  return registration?.active ? registration : undefined;
}

/** Notifications of the browser. Never asks for the permission by itself. */
export function createBrowserNotifications(
  options: BrowserNotificationsOptions = {},
): AlertNotifier {
  const { icon, page = browserPage() } = options;
  const container = options.viaServiceWorker === true ? page.serviceWorker : undefined;
  const shown = new Map<string, Notification>();
  const listeners = new Set<(tag: string) => void>();
  const changes = new Set<() => void>();

  const state = (): NotifierState => {
    if (!page.isSecureContext) return 'insecure';
    if (page.Notification === undefined) return 'unsupported';
    const { permission } = page.Notification;
    return permission === 'default' ? 'askable' : permission;
  };
  const changed = (): void => {
    for (const listener of [...changes]) listener();
  };
  const press = (tag: string): void => {
    for (const listener of [...listeners]) listener(tag);
  };
  const worker = (): ReturnType<typeof activeIn> => activeIn(container);

  return {
    state,
    subscribe(listener) {
      changes.add(listener);
      // Users change the permission in the browser's own settings, and come back.
      page.document.addEventListener('visibilitychange', listener);
      page.document.addEventListener('focusin', listener);
      return () => {
        changes.delete(listener);
        page.document.removeEventListener('visibilitychange', listener);
        page.document.removeEventListener('focusin', listener);
      };
    },
    async request() {
      if (state() === 'askable') await page.Notification?.requestPermission();
      changed();
      return state();
    },
    async show({ tag, title, body, lang, dir, stays, isSilent }) {
      const data: NotificationData = { type: NOTIFICATION_PRESSED, address: page.address() };
      const content: NotificationOptions = {
        ...{ tag, body, lang, dir, data, silent: isSilent, requireInteraction: stays },
        ...(icon !== undefined && { icon }),
      };
      const registration = await worker();
      if (registration !== undefined) {
        await registration.showNotification(title, content);
        return;
      }
      if (page.Notification === undefined) return;
      const notification = new page.Notification(title, content);
      shown.set(tag, notification);
      notification.onclick = () => {
        page.focus();
        notification.close();
        press(tag);
      };
    },
    async close(tag) {
      shown.get(tag)?.close();
      shown.delete(tag);
      const registration = await worker();
      for (const one of (await registration?.getNotifications({ tag })) ?? []) one.close();
    },
    onPress(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        const tag = pressedTag(data);
        if (tag !== null) listener(tag);
      };
      listeners.add(listener);
      container?.addEventListener('message', onMessage);
      return () => {
        listeners.delete(listener);
        container?.removeEventListener('message', onMessage);
      };
    },
  };
}
