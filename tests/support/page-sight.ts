import type { Page } from '@playwright/test';

/** Runs in the page before any other script: lets the test hide it, which a browser without windows cannot. */
export function controlSight(): void {
  let hidden = false;
  Object.defineProperty(document, 'visibilityState', {
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  addEventListener('test:sight', (event) => {
    hidden = (event as CustomEvent<boolean>).detail;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Hides or shows a page that runs `controlSight`. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((detail) => {
    dispatchEvent(new CustomEvent('test:sight', { detail }));
  }, hidden);
