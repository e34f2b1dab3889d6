import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AlertNotification } from '../../engine/notifications/alert-notifier.port.ts';
import { type NotifyingPage, createBrowserNotifications } from './browser-notifications.ts';
import { NOTIFICATION_PRESSED } from './notification-message.ts';

const notification: AlertNotification = {
  tag: 'pantau:1:alert:7',
  title: 'Urgent: Fatigue',
  body: 'B 1 TST',
  lang: 'en',
  dir: 'ltr',
  stays: false,
  isSilent: true,
};

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = vi.fn(() => Promise.resolve(FakeNotification.permission));
  static shown: FakeNotification[] = [];
  onclick: (() => void) | null = null;
  close = vi.fn();
  readonly title: string;
  readonly content: NotificationOptions;
  constructor(title: string, content: NotificationOptions) {
    this.title = title;
    this.content = content;
    FakeNotification.shown.push(this);
  }
}

function fakeWorker(isActive = true) {
  const shown: { readonly title: string; readonly tag?: string; close: () => void }[] = [];
  const container = new EventTarget();
  const registration = {
    active: isActive ? {} : null,
    showNotification: (title: string, content: NotificationOptions) => {
      const one = { title, ...content, close: () => void shown.splice(shown.indexOf(one), 1) };
      shown.push(one);
      return Promise.resolve();
    },
    getNotifications: ({ tag }: { readonly tag: string }) =>
      Promise.resolve(shown.filter((one) => one.tag === tag)),
  };
  Object.assign(container, { getRegistration: () => Promise.resolve(registration) });
  return { shown, container: container as unknown as ServiceWorkerContainer };
}

const focus = vi.fn();
const pageWith = (page: Partial<NotifyingPage> = {}): NotifyingPage => ({
  isSecureContext: true,
  Notification: FakeNotification as unknown as typeof Notification,
  document: new EventTarget() as Document,
  address: () => 'https://fleet.example/dashboard',
  focus,
  ...page,
});

afterEach(() => {
  FakeNotification.permission = 'default';
  FakeNotification.requestPermission.mockClear();
  FakeNotification.shown = [];
  focus.mockClear();
});

describe('the permission', () => {
  it.each([
    ['default', 'askable'],
    ['granted', 'granted'],
    ['denied', 'denied'],
  ] as const)('that is %s makes notifications %s (AC-860)', (permission, state) => {
    FakeNotification.permission = permission;
    expect(createBrowserNotifications({ page: pageWith() }).state()).toBe(state);
  });

  it('is out of reach without HTTPS, and in browsers without notifications (AC-861)', () => {
    const stateIn = (page: NotifyingPage) => createBrowserNotifications({ page }).state();
    expect(stateIn(pageWith({ isSecureContext: false }))).toBe('insecure');
    expect(stateIn(pageWith({ Notification: undefined }))).toBe('unsupported');
  });

  it('is asked for on request only, and once (AC-860)', async () => {
    const notifier = createBrowserNotifications({ page: pageWith() });
    const changed = vi.fn();
    notifier.subscribe(changed);
    notifier.state();
    await notifier.show(notification);
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    FakeNotification.requestPermission.mockImplementationOnce(() => {
      FakeNotification.permission = 'granted';
      return Promise.resolve('granted');
    });
    expect(await notifier.request()).toBe('granted');
    expect(changed).toHaveBeenCalledTimes(1);
    await notifier.request();
    expect(FakeNotification.requestPermission).toHaveBeenCalledTimes(1);
  });

  it('is looked at again when the user comes back from the settings of the browser (AC-861)', () => {
    const page = pageWith();
    const changed = vi.fn();
    const leave = createBrowserNotifications({ page }).subscribe(changed);
    const comeBack = () => (page.document as Document).dispatchEvent(new Event('visibilitychange'));
    comeBack();
    expect(changed).toHaveBeenCalledTimes(1);
    leave();
    comeBack();
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('a notification', () => {
  it('is shown by the page, and brings it to the front when it is pressed (AC-865)', async () => {
    const notifier = createBrowserNotifications({ page: pageWith() });
    const pressed = vi.fn();
    notifier.onPress(pressed);
    await notifier.show(notification);
    const [shown] = FakeNotification.shown;
    expect(shown).toMatchObject({
      title: 'Urgent: Fatigue',
      content: { tag: notification.tag, body: 'B 1 TST', silent: true, requireInteraction: false },
    });
    shown?.onclick?.();
    expect(focus).toHaveBeenCalledTimes(1);
    expect(pressed).toHaveBeenCalledWith(notification.tag);
    await notifier.close(notification.tag);
    expect(shown?.close).toHaveBeenCalled();
  });

  it('is shown through the service worker once that is active, and closed by any tab (AC-866)', async () => {
    const { shown, container } = fakeWorker();
    const open = () =>
      createBrowserNotifications({
        viaServiceWorker: true,
        page: pageWith({ serviceWorker: container }),
      });
    const [one, other] = [open(), open()];
    await one.show(notification);
    expect(FakeNotification.shown).toEqual([]);
    expect(shown).toMatchObject([{ title: 'Urgent: Fatigue', tag: notification.tag }]);
    await other.close('another tag');
    expect(shown).toHaveLength(1);
    await other.close(notification.tag);
    expect(shown).toEqual([]);

    const waiting = fakeWorker(false);
    const page = pageWith({ serviceWorker: waiting.container });
    await createBrowserNotifications({ viaServiceWorker: true, page }).show(notification);
    expect(FakeNotification.shown).toHaveLength(1);
  });

  it('leaves the service worker of a host alone unless the host says so', async () => {
    const { shown, container } = fakeWorker();
    const page = pageWith({ serviceWorker: container });
    await createBrowserNotifications({ page }).show(notification);
    expect(shown).toEqual([]);
    expect(FakeNotification.shown).toHaveLength(1);
  });

  it('is reported by the service worker when it is pressed (AC-865)', () => {
    const { container } = fakeWorker();
    const page = pageWith({ serviceWorker: container });
    const pressed = vi.fn();
    const leave = createBrowserNotifications({ viaServiceWorker: true, page }).onPress(pressed);
    const tell = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
    tell({ type: 'something else', tag: 'x' });
    tell(null);
    tell({ type: NOTIFICATION_PRESSED, tag: notification.tag });
    expect(pressed.mock.calls).toEqual([[notification.tag]]);
    leave();
    tell({ type: NOTIFICATION_PRESSED, tag: notification.tag });
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
