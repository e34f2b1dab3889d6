/** Notifications of the browser, for the page and for its service worker. */
export {
  type BrowserNotificationsOptions,
  type NotifyingPage,
  createBrowserNotifications,
} from './browser-notifications.ts';
export {
  type NotifyingWorker,
  type OpenPage,
  answerNotificationPresses,
} from './answer-notification-presses.ts';
