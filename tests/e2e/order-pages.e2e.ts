import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/focus.ts';
import { createOrders } from '../support/orders.ts';
import { findOverflow } from '../support/overflow.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

/** Chromium's message about a request that the server refuses. */
const refusedRequest = /status of 4(00|09)/;

const rows = (page: Page): Locator => page.getByRole('grid').first().locator('[data-row]');
const numbers = async (page: Page): Promise<readonly string[]> =>
  rows(page).locator('[data-key="number"]').allTextContents();
const field = (page: Page, name: string | RegExp): Locator => page.getByRole('textbox', { name });
const customer = (page: Page): Locator => page.getByRole('combobox', { name: /^Pelanggan/ });

/** Creates an order with its customer alone, and shows it. */
async function createOrder(page: Page, name: string): Promise<string> {
  await page.goto('/sales-order/create');
  await customer(page).fill(name);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Buat order' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^SO-/ });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

async function changeStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Ubah status' }).click();
  await page.getByRole('menuitem', { name: status }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: `Ubah menjadi ${status}` }).click();
  await expect(dialog).toHaveCount(0);
}

test('creates an order by keyboard, with a rejected field corrected (PO-73)', async ({
  signedIn,
  faults,
}) => {
  faults.allow(refusedRequest);
  const { page } = await signedIn('manager');
  // The server knows a limit that the form of this test does not: it rejects what is typed. Intercepted from the start:
  // Chromium may send a request past an interception that has just begun.
  let rejects = false;
  await page.route('**/api/order/sales-order', async (route) => {
    if (!rejects) return route.fallback();
    const postData = { ...route.request().postDataJSON(), total_price: -1 };
    await route.fulfill({ response: await route.fetch({ postData }) });
  });
  await page.goto('/sales-order?status=DRAFT');
  await expect(rows(page).first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Buat sales order' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sales-order/create?status=DRAFT');
  await expect(page).toHaveTitle(tabTitle('Sales order baru'));
  await expectAccessible(page, 'the form of an order');

  await tabTo(page, customer(page));
  await page.keyboard.type('PT Papan Ketik');
  await tabTo(page, field(page, 'Berat'));
  await page.keyboard.type('1.250,5');
  rejects = true;
  await page.keyboard.press('Enter');
  const price = field(page, 'Total harga');
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription('Server tidak menerima isian ini.');
  await expect(customer(page)).toHaveValue('PT Papan Ketik');
  rejects = false;

  await page.keyboard.type('750000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^SO-/ })).toBeVisible();
  await expect(page).toHaveURL(/\/sales-order\/[^/?]+\?status=DRAFT$/);
  await expect(page.getByText('1.250,5 kg').first()).toBeVisible();
  await expect(page.getByText(/^Rp\s?750\.000$/).first()).toBeVisible();
});

test('opens an order from the list, and leads back to the same rows (PO-72)', async ({
  signedIn,
}) => {
  const { page } = await signedIn('manager');
  await page.goto('/sales-order?status=ASSIGNED&page=2');
  await expect(page.getByText(/^11–20 dari /)).toBeVisible();
  const shown = await numbers(page);
  const [first = ''] = shown;
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(page).toHaveTitle(tabTitle(`Sales order ${first}`));
  await expect(page.getByRole('region', { name: 'Riwayat' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await expect(page.getByRole('region', { name: 'Fleet task' }).first()).toContainText('FT-');
  await expectAccessible(page, 'a sales order');

  await page.getByRole('main').getByRole('link', { name: 'Sales order', exact: true }).click();
  await expect(page).toHaveURL('/sales-order?status=ASSIGNED&page=2');
  await expect.poll(() => numbers(page)).toEqual(shown);
});

test('edits an order, and keeps an edit by a second session (PO-74)', async ({
  signedIn,
  faults,
}) => {
  faults.allow(refusedRequest);
  const { page } = await signedIn('manager');
  const number = await createOrder(page, 'PT Dua Sesi');
  await page.getByRole('button', { name: 'Ubah', exact: true }).click();
  await expect(page).toHaveTitle(tabTitle(`Ubah sales order ${number}`));
  const second = await page.context().newPage();
  await second.goto(page.url());
  await field(second, 'Berat').fill('300');
  await second.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(second.getByText('300 kg').first()).toBeVisible();

  await field(page, 'Volume').fill('12,5');
  await page.getByRole('button', { name: 'Simpan perubahan' }).click();
  const notice = page.getByRole('group', { name: 'Order ini sudah diubah orang lain' });
  await expect(notice).toContainText('300 kg');
  await notice.getByRole('button', { name: 'Muat versi terbaru' }).click();
  await expect(field(page, 'Berat')).toHaveValue('300');
  await expect(field(page, 'Volume')).toHaveValue('12,5');
  await page.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(page.getByText('12,5 cbm').first()).toBeVisible();
  await expect(page.getByText('300 kg').first()).toBeVisible();
});

test('asks before unsaved input is left (PO-75)', async ({ signedIn }) => {
  const { page } = await signedIn('manager');
  await page.goto('/sales-order/create');
  await customer(page).fill('PT Setengah Jadi');
  await page.keyboard.press('Escape');
  const back = page.getByRole('main').getByRole('link', { name: 'Sales order', exact: true });
  await back.click();
  const dialog = page.getByRole('alertdialog', { name: 'Keluar tanpa menyimpan?' });
  await dialog.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect(customer(page)).toHaveValue('PT Setengah Jadi');
  await back.click();
  await dialog.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(page).toHaveURL('/sales-order');
});

test('refuses to delete an assigned order, and deletes a draft (PO-72)', async ({
  signedIn,
  faults,
}) => {
  faults.allow(refusedRequest);
  const { page } = await signedIn('manager');
  const number = await createOrder(page, 'PT Hapus');
  await changeStatus(page, 'Ditugaskan');
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Tindakan lain' }).click();
    await page.getByRole('menuitem', { name: 'Hapus order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus 1 order' }).click();
  };
  await remove();
  const refusal = `Order ${number} sudah ditugaskan dan tidak dapat dihapus.`;
  await expect(page.getByText(refusal).first()).toBeVisible();
  await changeStatus(page, 'Draf');
  await remove();
  await expect(page).toHaveURL('/sales-order');
});

test('says so without the permission to create orders (PO-76)', async ({ signedIn }) => {
  const { page } = await signedIn('viewer');
  await page.goto('/sales-order/create');
  await expect(page.getByText('Anda tidak memiliki akses ke halaman ini')).toBeVisible();
});

test('shows neither list nor order to a user without sales-order permissions (PO-70, PO-72)', async ({
  signedIn,
  server,
}) => {
  const [order] = await (await createOrders(server, 1)).list();
  const { page } = await signedIn('viewer');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/order/')) asked.push(request.url());
  });
  for (const path of ['/sales-order', `/sales-order/${order?.id}`]) {
    await page.goto(path);
    await expect(page.getByText('Anda tidak memiliki akses ke halaman ini')).toBeVisible();
    await expect(page.getByText(order?.number ?? '')).toHaveCount(0);
  }
  expect(asked, 'nothing is requested').toEqual([]);
});

test('refuses a user who may read but not change orders (PO-70, PO-77)', async ({
  signedIn,
  server,
}) => {
  const [order] = await (await createOrders(server, 1)).list();
  const { page } = await signedIn('manager');
  await page.route('**/api/session/refresh', async (route) => {
    const response = await route.fetch();
    const grant = (await response.json()) as { readonly user: { readonly scopes: string[] } };
    const scopes = grant.user.scopes.filter((scope) => !/^sales-order:(?!read)/.test(scope));
    await route.fulfill({ response, json: { ...grant, user: { ...grant.user, scopes } } });
  });
  for (const path of ['/sales-order', `/sales-order/${order?.id}`]) {
    await page.goto(path);
    await expect(page.getByText('Anda tidak memiliki akses ke halaman ini')).toBeVisible();
    for (const name of ['Buat sales order', 'Ubah', 'Ubah status', 'Tindakan lain']) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
  }
});

test('fits a phone, with the buttons of the form above the menu (PO-72, PO-73, SO-108)', async ({
  signedIn,
}) => {
  const portal = await signedIn('manager', { viewport: { width: 360, height: 640 } });
  await portal.closePanelIfSheet();
  const { page } = portal;
  await createOrder(page, 'PT Layar Kecil');
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await expectAccessible(page, 'a sales order on a phone');
  await page.getByRole('button', { name: 'Ubah', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ubah SO-/ })).toBeVisible();
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await expectAccessible(page, 'the form of an order on a phone');
  // The form is longer than the screen; nothing of the page covers its buttons.
  const save = page.getByRole('button', { name: /^Simpan/ });
  const isUncovered = (): Promise<boolean> =>
    save.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isUncovered, 'once the toast of the creation is gone').toBe(true);
});
