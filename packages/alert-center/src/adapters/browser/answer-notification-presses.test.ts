import { describe, expect, it, vi } from 'vitest';
import { type NotifyingWorker, answerNotificationPresses } from './answer-notification-presses.ts';
import { NOTIFICATION_PRESSED } from './notification-message.ts';

const address = 'https://fleet.example/dashboard';

/** A service worker with these open pages. */
function worker(pages: readonly { focus: () => Promise<unknown>; postMessage: () => void }[]) {
  let onPress: (event: Event) => void = () => {};
  const openWindow = vi.fn(() => Promise.resolve(null));
  const scope: NotifyingWorker = {
    addEventListener: (_type, listener) => {
      onPress = listener;
    },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  };
  answerNotificationPresses(scope);
  const press = async (data: unknown) => {
    const notification = { tag: 'pantau:1:alert:7', data, close: vi.fn() };
    let work: Promise<unknown> | undefined;
    const waitUntil = (one: Promise<unknown>): void => {
      work = one;
    };
    onPress(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await work;
    return notification;
  };
  return { press, openWindow };
}

const page = () => ({ focus: vi.fn(() => Promise.resolve(null)), postMessage: vi.fn() });

describe('a pressed notification', () => {
  it('brings the page that was used last to the front and tells it which one (AC-865)', async () => {
    const pages = [page(), page()] as const;
    const { press, openWindow } = worker(pages);
    const { close } = await press({ type: NOTIFICATION_PRESSED, address });
    expect(close).toHaveBeenCalledTimes(1);
    expect(pages[0].focus).toHaveBeenCalledTimes(1);
    const message = { type: NOTIFICATION_PRESSED, tag: 'pantau:1:alert:7' };
    expect(pages[0].postMessage).toHaveBeenCalledWith(message);
    expect(pages[1].postMessage).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('tells the page also when the browser refuses to bring it to the front (AC-865)', async () => {
    const one = page();
    one.focus.mockRejectedValue(new Error('refused'));
    await worker([one]).press({ type: NOTIFICATION_PRESSED, address });
    expect(one.postMessage).toHaveBeenCalledTimes(1);
  });

  it('opens a page when none is open any more (AC-865)', async () => {
    const { press, openWindow } = worker([]);
    await press({ type: NOTIFICATION_PRESSED, address });
    expect(openWindow).toHaveBeenCalledWith(address);
  });

  it('of another application is left alone', async () => {
    const one = page();
    const { close } = await worker([one]).press({ type: 'theirs' });
    expect(close).not.toHaveBeenCalled();
    expect(one.focus).not.toHaveBeenCalled();
  });
});
