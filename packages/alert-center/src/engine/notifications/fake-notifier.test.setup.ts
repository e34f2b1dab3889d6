import type { AlertNotification, AlertNotifier, NotifierState } from './alert-notifier.port.ts';

/** The notifications of one browser, shared by its tabs as through a service worker. */
export function fakeNotifications() {
  /** What is shown, by tag. */
  const shown = new Map<string, AlertNotification>();
  /** Every call of `show`. */
  const log: AlertNotification[] = [];
  const listeners = new Set<(tag: string) => void>();
  const permission: { is: NotifierState } = { is: 'granted' };
  const notifier: AlertNotifier = {
    state: () => permission.is,
    subscribe: () => () => {},
    request: () => Promise.resolve(permission.is),
    show(notification) {
      log.push(notification);
      shown.set(notification.tag, notification);
      return Promise.resolve();
    },
    close(tag) {
      shown.delete(tag);
      return Promise.resolve();
    },
    onPress(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    notifier,
    permission,
    log,
    shown: () => [...shown.values()],
    press: (tag: string) => listeners.forEach((listener) => listener(tag)),
  };
}

/** A page that can be hidden and shown. */
export function fakePage(isHidden = false) {
  let hidden = isHidden;
  const listeners = new Set<() => void>();
  return {
    isHidden: () => hidden,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hide(next = true) {
      hidden = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
