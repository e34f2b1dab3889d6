import { type Browser, type Page, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { ensurePortal } from '../../../scripts/lib/ensure-portal.mjs';
import { at, workspaceNode } from '../../../scripts/lib/paths.mjs';
import { run as runProgram } from '../../../scripts/lib/run.mjs';
import { type Server, startServer } from '../../support/server.ts';
import { createStorageState } from '../../support/storage-state.ts';
import { longestTask } from '../lib/longest-task.ts';

/** As many as a list names at most. */
const ORDERS = 10_000;
/** Goal for the longest task of the page, ms. */
const TASK_MS = 200;
const RUN_TIMEOUT_MS = 600_000;

/** A server whose first company has exactly this many orders. */
async function startWithOrders(): Promise<Server> {
  const server = await startServer();
  await server.stop();
  const seed = at('apps', 'reference-server', 'src', 'seed', 'run-seed.ts');
  const { code } = await runProgram(
    workspaceNode,
    ['--conditions=@pantau/source', seed, '--orders', String(ORDERS)],
    { env: { PANTAU_DATA_DIR: server.dataDir } },
  );
  if (code !== 0) throw new Error(`The orders could not be generated (${code}).`);
  await server.start();
  return server;
}

async function openOrders(browser: Browser, { origin }: Server): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: await createStorageState(origin, 'manager'),
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
  });
  const page = await context.newPage();
  await page.goto('/sales-order');
  await page.getByRole('grid').locator('[data-row]').first().waitFor();
  return page;
}

/** Selects all orders of all pages. */
async function selectAll(page: Page): Promise<void> {
  await page.getByRole('grid').getByRole('checkbox').first().click();
  const bar = page.getByRole('group', { name: /^Tindakan untuk/ });
  await bar.getByRole('button', { name: 'Pilih semua 10.000' }).click();
}

/** Changes them, up to the result. */
async function changeAll(page: Page): Promise<void> {
  const bar = page.getByRole('group', { name: /^Tindakan untuk/ });
  await bar.getByRole('button', { name: 'Ubah status' }).click();
  await page.getByRole('menuitem', { name: 'Selesai' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ubah menjadi Selesai' }).click();
  const result = page.getByRole('region', { name: /selesai, [\d.]+ tidak$/ });
  await result.waitFor({ timeout: RUN_TIMEOUT_MS });
}

/**
 * A bulk run of 10,000 orders in the portal, on the reference server: how long it blocks the page.
 *
 * @returns figures that are worse than allowed
 */
export async function run(): Promise<string[]> {
  await ensurePortal();
  const server = await startWithOrders();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openOrders(browser, server);
    await selectAll(page);
    const started = performance.now();
    const { wall, own } = await longestTask(browser, page, () => changeAll(page));
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(
      `${ORDERS} orders in ${seconds} s: longest task ${wall.toFixed(0)} ms, goal ${TASK_MS} ms: ${wall <= TASK_MS ? 'met' : 'missed'}; ${own.toFixed(0)} ms of CPU time`,
    );
    // Other processes of the machine, such as the server, only affect the wall time.
    return own <= TASK_MS ? [] : [`a bulk run blocks the page for ${own.toFixed(0)} ms`];
  } finally {
    await browser.close();
    await server.dispose();
  }
}
