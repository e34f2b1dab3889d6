import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectVisibleFocus, tabTo } from '../support/focus.ts';
import { connectionErrors } from '../support/fault-log.ts';
import { type TestOrders, createOrders } from '../support/orders.ts';
import { findOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

/** Orders of one request. */
const BATCH = 100;
const bulkTransition = '**/api/bff/sales-order/bulk-transition';

/** What a toast says. */
const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /^(Notices|Pemberitahuan singkat)$/ }).getByText(text);
const rows = (page: Page): Locator => page.getByRole('grid').locator('[data-row]');

async function openOrders(page: Page, { search }: TestOrders): Promise<void> {
  await page.goto(`/sales-order?search=${encodeURIComponent(search)}`);
  await expect(rows(page).first()).toContainText(search);
}

async function statusesOf(orders: TestOrders): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { status } of await orders.list()) {
    counts[status.raw_type] = (counts[status.raw_type] ?? 0) + 1;
  }
  return counts;
}

/** Selects all orders of the search, chooses a status and confirms. */
async function changeAll(page: Page, count: number, texts: ChangeTexts): Promise<void> {
  await page.getByRole('grid').getByRole('checkbox').first().click();
  const bar = page.getByRole('group', { name: texts.bar });
  await bar.getByRole('button', { name: texts.all(count) }).click();
  await bar.getByRole('button', { name: texts.change }).click();
  await page.getByRole('menuitem', { name: texts.status }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.confirm }).click();
}

interface ChangeTexts {
  readonly bar: RegExp;
  readonly all: (count: number) => string;
  readonly change: string;
  readonly status: string;
  readonly confirm: string;
}

const indonesian = (status: string): ChangeTexts => ({
  bar: /^Tindakan untuk/,
  all: (count) => `Pilih semua ${count}`,
  change: 'Ubah status',
  status,
  confirm: `Ubah menjadi ${status}`,
});

test('changes selected orders on all pages, says which were not changed, and undoes the rest (SO-44, SO-45, SO-46, SO-52)', async ({
  signedIn,
  server,
}) => {
  const orders = await createOrders(server, 24);
  const portal = await signedIn('manager');
  const { page } = portal;
  await portal.chooseAccountItem(/^(Inggris|English)$/);
  await openOrders(page, orders);
  await expect(page.getByText('1–10 of 24')).toBeVisible();

  const [edited, assigned] = await orders.list();
  if (edited === undefined || assigned === undefined) throw new Error('No orders');
  await orders.edit(edited);
  await orders.transition(assigned, 'ASSIGNED');
  await changeAll(page, 24, {
    bar: /^Actions for/,
    all: (count) => `Select all ${count}`,
    change: 'Change status',
    status: 'Assigned',
    confirm: 'Change to Assigned',
  });

  const result = page.getByRole('region', { name: '22 done, 2 not done' });
  // The pointer over a toast keeps it.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(result).toContainText(edited.number);
  await expect(result).toContainText('1 changed by someone else meanwhile');
  await expect(result).toContainText('1 skipped, nothing to change');
  await expectAccessible(page, 'the result of a run');
  expect(await statusesOf(orders)).toEqual({ assigned: 23, draft: 1 });

  await undo.click();
  await expect(toast(page, '22 orders have their earlier status again')).toBeVisible();
  expect(await statusesOf(orders)).toEqual({ assigned: 1, draft: 23 });
});

test('resumes after the connection was lost, and sends nothing twice (SO-47)', async ({
  signedIn,
  server,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(connectionErrors);
  const count = BATCH + 20;
  const orders = await createOrders(server, count);
  const { page } = await signedIn('manager');
  await openOrders(page, orders);

  // The server handles the second request, but its answer is lost.
  let requests = 0;
  await page.route(bulkTransition, async (route) => {
    requests += 1;
    if (requests !== 2) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await changeAll(page, count, indonesian('Ditugaskan'));
  const result = page.getByRole('region', {
    name: `${BATCH} selesai, 20 tidak`,
  });
  await expect(result).toContainText('20 belum diketahui hasilnya');
  await result.getByRole('button', { name: 'Coba lagi 20' }).click();
  await expect(toast(page, `${count} order menjadi Ditugaskan`)).toBeVisible();
  expect(requests).toBe(2);
  expect((await orders.list()).map(({ version }) => version)).toEqual(Array(count).fill(2));
});

test('continues by itself after a reload (SO-50)', async ({ signedIn, server, faults }) => {
  test.setTimeout(120_000);
  // The result of a request that never arrived cannot be found.
  faults.allow(connectionErrors, /404 .*bulk-result/);
  const count = BATCH + 20;
  const orders = await createOrders(server, count);
  const { page } = await signedIn('manager');
  await openOrders(page, orders);

  let requests = 0;
  const isSent = new Promise<void>((resolve) => {
    void page.route(bulkTransition, async (route) => {
      requests += 1;
      // The second request never arrives.
      if (requests === 2) resolve();
      else await route.continue();
    });
  });
  await changeAll(page, count, indonesian('Selesai'));
  await isSent;
  await page.reload();
  await expect(toast(page, `${count} order menjadi Selesai`)).toBeVisible();
  expect(requests).toBe(3);
  expect((await orders.list()).map(({ version }) => version)).toEqual(Array(count).fill(2));
});

test('cancels an order with a reason by keyboard (SO-41, SO-53)', async ({ signedIn, server }) => {
  const orders = await createOrders(server, 1);
  const { page } = await signedIn('manager');
  await openOrders(page, orders);
  await tabTo(page, page.getByRole('grid').locator('[role="gridcell"][tabindex="0"]'));
  await page.keyboard.press('Shift+F10');
  const item = page.getByRole('menuitem', { name: 'Batalkan order' });
  await expect(item).toBeVisible();
  await page.keyboard.press('b');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', {
    name: 'Batalkan 1 sales order?',
  });
  const confirm = dialog.getByRole('button', { name: 'Batalkan 1 order' });
  await expect(dialog.getByRole('button', { name: 'Jangan batalkan' })).toBeFocused();
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Format isian salah.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /^Alasan/ })).toBeFocused();
  await page.keyboard.type('Gudang penuh');
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(toast(page, '1 order dibatalkan')).toBeVisible();
  await expect(rows(page).first()).toContainText('Dibatalkan');
  await expectVisibleFocus(page);
  const [order] = await orders.list();
  expect(await orders.read(order?.id ?? '')).toMatchObject({
    canceled_reason: 'Gudang penuh',
    status: { raw_type: 'canceled' },
  });
});

test('deletes an order on a phone (SO-43, SO-53)', async ({ signedIn, server }) => {
  const orders = await createOrders(server, 2);
  const portal = await signedIn('manager', {
    viewport: { width: 360, height: 740 },
  });
  const { page } = portal;
  await openOrders(page, orders);
  await portal.closePanelIfSheet();
  const menu = page.getByRole('button', { name: /^Tindakan untuk SO-/ }).first();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  const dialog = page.getByRole('alertdialog', {
    name: 'Hapus 1 sales order?',
  });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await expectAccessible(page, 'deleting an order');
  await dialog.getByRole('button', { name: 'Hapus 1 order' }).click();
  await expect(toast(page, '1 order dihapus')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect(await orders.list()).toHaveLength(1);
});

test('changes all orders by keyboard on a phone, and undoes it (SO-44, SO-52)', async ({
  signedIn,
  server,
}) => {
  const orders = await createOrders(server, 12);
  const portal = await signedIn('manager', { viewport: { width: 360, height: 740 } });
  const { page } = portal;
  await portal.closePanelIfSheet();
  await openOrders(page, orders);
  await tabTo(page, page.getByRole('checkbox', { name: /^Pilih semua/ }));
  await page.keyboard.press('Space');
  const bar = page.getByRole('group', { name: /^Tindakan untuk/ });
  await tabTo(page, bar.getByRole('button', { name: 'Pilih semua 12' }));
  await page.keyboard.press('Enter');
  await tabTo(page, bar.getByRole('button', { name: 'Ubah status' }));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Ditugaskan' });
  await expect(item).toBeVisible();
  await page.keyboard.press('d');
  while (!(await item.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('alertdialog').getByRole('button', {
    name: 'Ubah menjadi Ditugaskan',
  });
  await expect(confirm).toBeVisible();
  expect(await page.evaluate(findOverflow, undefined)).toEqual([]);
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(toast(page, '12 order menjadi Ditugaskan')).toBeVisible();
  await expectVisibleFocus(page);
  await tabTo(page, page.getByRole('button', { name: 'Urungkan' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => statusesOf(orders)).toEqual({ draft: 12 });
});
