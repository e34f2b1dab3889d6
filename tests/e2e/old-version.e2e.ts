import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { type Server, startServer } from '../support/server.ts';
import { test as base, expect } from '../support/test.ts';

const OLD_HOST = 'old.fleet.example';

/** A server with an old version at a host that it allows. */
const test = base.extend<{ readonly oldVersionServer: Server }>({
  oldVersionServer: async ({ contexts }, use) => {
    const server = await startServer({ env: { PANTAU_REDIRECT_HOSTS: OLD_HOST } });
    await use(server);
    await contexts.closeAll();
    await server.dispose();
  },
});

const leave = (page: Page) => page.getByRole('button', { name: 'Buka versi lama' });

/** Opens the form that asks why, from the account menu, by keyboard. */
async function openReasons(portal: PortalPage): Promise<void> {
  const { page } = portal;
  await portal.account.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.locator('[role^=menuitem]').first()).toBeFocused();
  const item = menu.getByRole('menuitem', { name: 'Kembali ke versi 1' });
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(item).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Kembali ke versi lama?' });
  await expect(confirmation.getByRole('button', { name: 'Tidak' })).toBeFocused();
  await portal.tabTo(confirmation.getByRole('button', { name: 'Ya', exact: true }));
  await page.keyboard.press('Enter');
  await expect(leave(page)).toBeVisible();
}

async function pressLeave(portal: PortalPage): Promise<void> {
  await portal.tabTo(leave(portal.page));
  await portal.page.keyboard.press('Enter');
}

test('leads back to the old version, on a host that the server allows, by keyboard (PO-87)', async ({
  openPortal,
  oldVersionServer,
}) => {
  const portal = await openPortal({ server: oldVersionServer });
  const { page } = portal;
  await page.route(`https://${OLD_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Old version</title>' }),
  );
  await portal.signIn('manager');
  await openReasons(portal);
  await expect(page.getByRole('radio')).toHaveCount(4);

  await pressLeave(portal);
  const required = page.getByRole('alertdialog', { name: 'Wajib Memilih Alasan' });
  await expect(required).toBeVisible();
  await expectAccessible(page, 'the dialog that asks for a reason');
  await page.keyboard.press('Enter');
  await expect(required).toBeHidden();

  const other = page.getByRole('radio', { name: 'Alasan lain' });
  await portal.tabTo(other, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(other).toBeChecked();
  const text = page.getByRole('textbox', { name: /^Alasan Anda/ });
  // The fourth reason needs a text.
  await pressLeave(portal);
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await portal.tabTo(text, 'Shift+Tab');
  await page.keyboard.type('Laporan');
  const sent = page.waitForRequest((request) => request.postData()?.includes('Laporan') === true);
  await pressLeave(portal);
  await sent;
  await expect(page).toHaveURL(`https://${OLD_HOST}/`);
  await expect(page).toHaveTitle('Old version');
});

test('stays where the server names a host that is not allowed (PO-302)', async ({
  openPortal,
  oldVersionServer,
  faults,
}) => {
  faults.allow(/host of the old version is not an allowed one/);
  const portal = await openPortal({ server: oldVersionServer });
  const { page } = portal;
  // The answer of the server, with another host.
  let answers = 0;
  await page.route(/\/(api|graphql)/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes(OLD_HOST)) return route.fulfill({ response });
    answers += 1;
    return route.fulfill({ response, body: body.replaceAll(OLD_HOST, `${OLD_HOST}.evil.example`) });
  });
  await portal.signIn('manager');
  await openReasons(portal);
  await page.getByRole('radio').first().press('Space');
  await pressLeave(portal);
  await expect(
    page.getByText('Versi lama tidak dapat dibuka. Coba lagi nanti.').last(),
  ).toBeVisible();
  expect(answers).toBe(1);
  await expect(page).toHaveURL('/dashboard');
  await expect(leave(page)).toBeVisible();
});
