import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { NEXT_ENTRY, expect, test } from '../support/deployment.ts';
import { connectionErrors } from '../support/fault-log.ts';

/** Waits until a service worker has installed itself, and reloads, so that it controls the page. */
async function reloadUnderWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What the browser does by itself about once a day, and the page every half hour. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const entryOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1),
  );

test('offers a newer build, and never discards unsaved work without asking (SH-28)', async ({
  deployment: { server, deploy },
  signedIn,
}) => {
  const portal = await signedIn('manager', { server, keepsServiceWorker: true });
  const { page } = portal;
  await reloadUnderWorker(page);
  await portal.navigate('/sales-order/create');
  await page.getByRole('textbox', { name: 'No. referensi' }).fill('REF-1');

  await deploy();
  await lookForUpdate(page);
  const update = page.getByRole('button', { name: 'Pembaruan tersedia' });
  await expect(update).toBeVisible();
  // By keyboard; focus is on the button that keeps the work.
  await portal.tabTo(update, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Buang perubahan yang belum disimpan?' });
  await expect(question.getByRole('button', { name: 'Lanjutkan bekerja' })).toBeFocused();
  await expectAccessible(page, 'the question about unsaved work');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'No. referensi' })).toHaveValue('REF-1');
  await expect(update).toBeFocused();

  await page.keyboard.press('Enter');
  await portal.tabTo(question.getByRole('button', { name: 'Buang dan perbarui' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => entryOf(page).catch(() => undefined)).toBe(NEXT_ENTRY);
  await expect(portal.account).toBeVisible();
  await expect(update).toBeHidden();
});

test('does not offer the build that a reload by hand has brought (SH-28)', async ({
  deployment: { server, deploy },
  signedIn,
}) => {
  const portal = await signedIn('manager', { server, keepsServiceWorker: true });
  const { page } = portal;
  await reloadUnderWorker(page);
  await deploy();
  await page.reload();
  expect(await entryOf(page)).toBe(NEXT_ENTRY);
  await lookForUpdate(page);
  const isInstalled = () =>
    page.evaluate(async () => {
      const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return active?.state === 'activated' && waiting === null;
    });
  await expect.poll(isInstalled).toBe(true);
  await expect(page.getByRole('button', { name: 'Pembaruan tersedia' })).toBeHidden();
});

test('starts while the server is down, and continues when it is back (SH-29)', async ({
  deployment: { server },
  signedIn,
  faults,
}) => {
  faults.allow(connectionErrors);
  const portal = await signedIn('manager', { server, keepsServiceWorker: true });
  const { page } = portal;
  await reloadUnderWorker(page);
  await portal.waitUntilLive();
  await server.stop();
  await page.goto('/sales-order');
  await expect(
    page.getByRole('heading', { name: 'Sesi Anda tidak dapat dipulihkan' }),
  ).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(portal.account).toBeVisible();
  await expect(page).toHaveURL('/sales-order');
});

/** Looks for a newer build as the page does every half hour, or a minute later when it is online again. */
async function lookAgain(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward(61_000);
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}

test('follows a deployment that has moved the service worker (SH-159)', async ({
  deployment: { server, deployElsewhere },
  signedIn,
  faults,
}) => {
  // The script of the old service worker is gone.
  faults.allow(
    /\/service-worker\.js/,
    connectionErrors,
    /PantauError: (timeout|No response within)/,
  );
  const portal = await signedIn('manager', { server, keepsServiceWorker: true });
  const { page } = portal;
  await reloadUnderWorker(page);
  await deployElsewhere();
  await lookAgain(page);
  const update = page.getByRole('button', { name: 'Pembaruan tersedia' });
  await update.click();
  await expect.poll(() => entryOf(page).catch(() => undefined)).toBe(NEXT_ENTRY);
  await expect(portal.account).toBeVisible();
  await expect(update).toBeHidden();
  await page.waitForFunction(() =>
    navigator.serviceWorker.controller?.scriptURL.endsWith('/service-worker-next.js'),
  );
});
