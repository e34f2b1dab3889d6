/** Newer builds of an application, by its service worker. */
export { type ServiceWorkerUpdatesOptions, createServiceWorkerUpdates } from './app-updates.ts';
export { type BrowserUpdatesOptions, createBrowserUpdates } from './browser-updates.ts';
