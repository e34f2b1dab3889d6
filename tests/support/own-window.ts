import { expect } from '@playwright/test';
import { AlertCenterPage } from './alert-center-page.ts';

export const windowButton = { name: /^(Jendela sendiri|Own window)/ } as const;

/** Presses the button for the panel's own window, and returns that window. */
export async function moveOut(portal: AlertCenterPage): Promise<AlertCenterPage> {
  const opened = portal.page.context().waitForEvent('page');
  await portal.panel.getByRole('button', windowButton).click();
  const page = await opened;
  // Tests emulate the size of the page in every window.
  await page.setViewportSize({ width: 420, height: 720 });
  const own = new AlertCenterPage(page);
  await expect(own.panel).toHaveAttribute('data-display', 'window');
  return own;
}
