import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { askServer } from '../support/ask-server.ts';
import { connectionErrors } from '../support/fault-log.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** 10:00 in Jakarta on the last day of the present month: the server keeps its own time. */
function lastDayOfMonth(): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0, 3);
}

/** The onboarding goes before the banner. */
const completeOnboarding = (server: Server): Promise<unknown> =>
  askServer(
    server,
    'mutation { updateCompany(input: { id: "4", setupNotifCompleted: true }) { isSuccessful } }',
    {},
    'fresh',
  );

const dialogs = (page: Page) => page.getByRole('dialog');
const feedback = (page: Page) => page.getByRole('dialog', { name: /^Bagaimana pendapat/ });

test('shows the company’s banner after a sign-in only, and removes the flag (PO-85)', async ({
  openPortal,
  ownServer,
}) => {
  await completeOnboarding(ownServer);
  const portal = await openPortal({ server: ownServer });
  const { page } = portal;
  await portal.signIn('fresh');
  const banner = page.getByRole('dialog', { name: 'Selamat datang di Pantau' });
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  const picture = banner.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page, 'the banner');
  await banner.getByRole('button', { name: 'Selengkapnya' }).click();
  await expect(page).toHaveURL('/setting-notification-list');
  await expect(banner).toBeHidden();

  // A restored session is no sign-in.
  const request = page.waitForResponse('**/api/portal-settings');
  await page.goto('/dashboard');
  await request;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const banners = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('banner')),
  );
  expect(banners).toEqual([]);
});

test('reminds of missing contact data once a month, then asks for feedback after a pause (PO-86)', async ({
  openPortal,
  ownServer,
  faults,
}) => {
  // The clock jumps over requests in flight.
  faults.allow(/No response within/);
  const portal = await openPortal({ server: ownServer });
  const { page } = portal;
  await page.clock.install({ time: lastDayOfMonth() });
  await page.goto('/sign-in');
  await portal.signIn('nomail');
  await portal.waitUntilLive();
  await page.clock.fastForward(2_000);
  const reminder = page.getByRole('dialog', { name: 'Lengkapi profil Anda' });
  await expect(reminder).toBeVisible();
  await expectAccessible(page, 'the reminder');
  // The feedback prompt is due, and waits for its turn.
  await page.clock.fastForward(120_000);
  await expect(dialogs(page)).toHaveCount(1);
  await reminder.getByRole('button', { name: 'Tambah email' }).click();
  await expect(page).toHaveURL('/add-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tambah alamat email');
  await expect(dialogs(page)).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(feedback(page)).toBeVisible();
  await expectAccessible(page, 'the feedback prompt');

  await feedback(page)
    .getByRole('radio', { name: /^4 dari 5/ })
    .press('Space');
  await feedback(page).getByRole('textbox', { name: 'Komentar' }).fill('Laporan lambat');
  const sent = page.waitForResponse('**/api/feedback');
  await feedback(page).getByRole('button', { name: 'Kirim masukan' }).click();
  expect((await sent).status()).toBe(201);
  const thanks = page.getByRole('dialog', { name: 'Terima Kasih!' });
  await expect(thanks).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialogs(page)).toHaveCount(0);

  // The server has kept both: neither comes back, in another session either.
  await page.evaluate(() => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key.includes('feedbackDismissed')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  await portal.waitUntilLive();
  const asked = page.waitForResponse('**/api/feedback-status');
  await page.clock.fastForward(61_000);
  expect(await (await asked).json()).toEqual({ data: { status: true } });
  await page.clock.fastForward(5_000);
  await expect(dialogs(page)).toHaveCount(0);
});

/** Makes the reminder due again that the user has closed. */
function forgetDismissal(): void {
  for (const key of Object.keys(sessionStorage).filter((one) => /contactReminder/.test(one))) {
    sessionStorage.removeItem(key);
    // The browser sends the event to other pages only.
    dispatchEvent(new StorageEvent('storage', { key, storageArea: sessionStorage }));
  }
}

test('shows no prompt over an open preview (PO-86)', async ({ signedIn, ownServer, faults }) => {
  // Requests that are open when the time advances.
  faults.allow(connectionErrors, /PantauError: (timeout|No response within)/);
  const portal = await signedIn('nomail', { server: ownServer });
  const { page } = portal;
  const reminder = page.getByRole('dialog', { name: 'Lengkapi profil Anda' });
  await expect(reminder).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reminder).toBeHidden();
  await page.clock.install();
  await portal.panel.locator('li[data-alert-id] button').first().click();
  await expect(portal.topPreview).toBeVisible();
  await page.evaluate(forgetDismissal);
  await page.clock.fastForward(60_000);
  await page.clock.fastForward(60_000);
  await expect(reminder).toHaveCount(0);
  await portal.closeTopPreview();
  await page.clock.fastForward(2_000);
  await expect(reminder).toBeVisible();
});

test('offers feedback and referral in the top bar, and no way back without an old version (SH-71, SH-75, SH-77)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager');
  const { page } = portal;
  await page.getByRole('button', { name: 'Beri masukan' }).click();
  await expect(feedback(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rekomendasikan' }).click();
  const code = page.getByRole('textbox', { name: 'Kode referal' });
  await expect(code).toHaveValue(/^[A-Z2-9]{8}$/);
  const link = page.getByRole('textbox', { name: 'Tautan' });
  await expect(link).toHaveValue(new RegExp(`referral=${await code.inputValue()}$`));
  await expectAccessible(page, 'the referral dialog');
  await page.keyboard.press('Escape');
  await portal.account.click();
  await expect(page.getByRole('menuitem', { name: 'Keluar' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /versi 1/ })).toHaveCount(0);
});

test('opens feedback and referral from the account menu on a phone (PO-112)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager', { viewport: { width: 360, height: 740 } });
  const { page } = portal;
  await portal.closePanelIfSheet();
  await expect(page.getByRole('button', { name: 'Beri masukan' })).toHaveCount(0);
  await portal.chooseAccountItem(/^Beri masukan$/);
  await expect(feedback(page)).toBeVisible();
  await expectAccessible(page, 'the feedback form on a phone');
  await page.keyboard.press('Escape');
  await portal.chooseAccountItem(/^Rekomendasikan$/);
  await expect(page.getByRole('textbox', { name: 'Kode referal' })).toHaveValue(/^[A-Z2-9]{8}$/);
});
