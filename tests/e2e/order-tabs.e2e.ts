import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { connectionErrors } from '../support/fault-log.ts';
import { type TestOrders, createOrders } from '../support/orders.ts';
import { expect, test } from '../support/test.ts';

/** Orders of one request. */
const BATCH = 100;
const COUNT = 2 * BATCH + 20;
const bulkTransition = '**/api/bff/sales-order/bulk-transition';

const rows = (page: Page): Locator => page.getByRole('grid').locator('[data-row]');
const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Pemberitahuan singkat' }).getByText(text);

async function openOrders(page: Page, { search }: TestOrders): Promise<void> {
  await page.goto(`/sales-order?search=${encodeURIComponent(search)}`);
  await expect(rows(page).first()).toContainText(search);
}

/** Selects all orders of the search and completes them. */
async function completeAll(page: Page): Promise<void> {
  await page.getByRole('grid').getByRole('checkbox').first().click();
  const bar = page.getByRole('group', { name: /^Tindakan untuk/ });
  await bar.getByRole('button', { name: `Pilih semua ${COUNT}` }).click();
  await bar.getByRole('button', { name: 'Ubah status' }).click();
  await page.getByRole('menuitem', { name: 'Selesai' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ubah menjadi Selesai' }).click();
}

/** The bulk requests of a page, by their idempotency keys. The second is held back until `release`. */
interface HeldPage {
  readonly keys: readonly string[];
  /** Resolves when the second request was sent. */
  readonly isHolding: Promise<void>;
  release(): Promise<void>;
}

const keyOf = (route: Route): string =>
  (route.request().postDataJSON() as { readonly idempotency_key: string }).idempotency_key;

async function holdSecond(page: Page): Promise<HeldPage> {
  const keys: string[] = [];
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route(bulkTransition, async (route) => {
    keys.push(keyOf(route));
    if (keys.length === 2) resolve(route);
    else await route.continue();
  });
  return {
    keys,
    isHolding: promise.then(() => undefined),
    release: async () => (await promise).continue(),
  };
}

/** The keys of all bulk requests of a page. */
async function recordKeys(page: Page): Promise<readonly string[]> {
  const keys: string[] = [];
  await page.route(bulkTransition, async (route) => {
    keys.push(keyOf(route));
    await route.continue();
  });
  return keys;
}

const versions = async (orders: TestOrders): Promise<readonly number[]> =>
  (await orders.list()).map(({ version }) => version);
const changedOnce: readonly number[] = Array<number>(COUNT).fill(2);

test('shows a run in the other tab, which takes over when the first is closed (SO-102)', async ({
  signedIn,
  server,
  faults,
}) => {
  test.setTimeout(120_000);
  // The result of a request that never arrived cannot be found.
  faults.allow(connectionErrors, /404 .*bulk-result/);
  const orders = await createOrders(server, COUNT);
  const { page } = await signedIn('manager');
  const other = await page.context().newPage();
  await openOrders(other, orders);
  await openOrders(page, orders);
  const [first, second] = [await holdSecond(page), await recordKeys(other)];

  await completeAll(page);
  await first.isHolding;
  const progress = other.getByText(`Di tab lain: Mengubah menjadi Selesai, 100 dari ${COUNT}`);
  await expect(progress).toBeVisible();
  await expect(other.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(other.getByRole('button', { name: 'Hentikan' })).toHaveCount(0);
  expect(second).toEqual([]);

  await page.close();
  await expect(toast(other, `${COUNT} order menjadi Selesai`)).toBeVisible({ timeout: 30_000 });
  // The browser decides whether the held request still arrives. It is looked up, and sent again only under its key.
  expect(new Set([...first.keys, ...second]).size).toBe(3);
  expect(await versions(orders)).toEqual(changedOnce);
});

/** As on a page without TLS. */
async function removeLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
}

test('changes no order twice when two tabs without locks run the same orders (SO-103)', async ({
  signedIn,
  server,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.allow(connectionErrors, /404 .*bulk-result/);
  const orders = await createOrders(server, COUNT);
  const { page } = await signedIn('manager');
  await removeLocks(page.context());
  const other = await page.context().newPage();
  await openOrders(page, orders);
  const [first, second] = [await holdSecond(page), await recordKeys(other)];
  await completeAll(page);
  await first.isHolding;

  // This tab cannot know that the first one is alive, and offers to continue.
  await openOrders(other, orders);
  const result = other.getByRole('region', { name: `${BATCH} selesai, 120 tidak` });
  await result.getByRole('button', { name: 'Coba lagi 120' }).click();
  await expect(toast(other, `${COUNT} order menjadi Selesai`)).toBeVisible({ timeout: 30_000 });
  await first.release();
  await expect(toast(page, `${COUNT} order menjadi Selesai`)).toBeVisible({ timeout: 30_000 });
  // Both tabs have sent the last two batches, under the same keys.
  expect(first.keys).toHaveLength(3);
  expect(second).toEqual(first.keys.slice(1));
  expect(await versions(orders)).toEqual(changedOnce);
});
