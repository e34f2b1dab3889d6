import type { AppUpdates } from '@pantau/shell';
import { createServiceWorkerUpdates } from '@pantau/shell/service-worker';
import { reportError } from './report-error.ts';

/** Newer builds of the portal. `undefined` in development, and where the browser has no service workers. */
export function createPortalUpdates(): AppUpdates | undefined {
  // Missing over plain HTTP and in some private windows.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || container === undefined) return undefined;
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return createServiceWorkerUpdates({
    url: '/service-worker.js',
    build: entry === null ? undefined : new URL(entry.src).pathname,
    container,
    document,
    window,
    reload: () => window.location.reload(),
    onError: reportError,
  });
}
