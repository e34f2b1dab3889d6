import { PantauError } from '@pantau/core/base';
import type { AppUpdates } from '../../engine/updates/app-updates.ts';
import { createServiceWorkerUpdates } from './app-updates.ts';

export interface BrowserUpdatesOptions {
  /** Address of the service worker's script, on the page's own origin. */
  readonly url: string;
  readonly onError: (error: unknown) => void;
}

/**
 * Newer builds of the application on this page, whose build is named by its first module script. `undefined` where the
 * browser has no service workers: over plain HTTP and in some private windows.
 */
export function createBrowserUpdates(options: BrowserUpdatesOptions): AppUpdates | undefined {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined) return undefined;
  const entry = [...document.scripts].find(({ type, src }) => type === 'module' && src !== '');
  return createServiceWorkerUpdates({
    ...options,
    build: entry === undefined ? undefined : new URL(entry.src).pathname,
    loadPage,
    container,
    document,
    window,
    reload: () => window.location.reload(),
  });
}

/** The page as the server has it now. The service worker answers navigations only. */
async function loadPage(): Promise<string> {
  const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!response.ok) throw new PantauError('server', { status: response.status });
  return response.text();
}
