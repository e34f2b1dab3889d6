import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/focus.ts';
import { createIngest } from '../support/ingest.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { NOTES, countNotes, recordNotes } from '../support/sounds.ts';
import { expect, test } from '../support/test.ts';

const list = '/setting-notification-list';
/** Fuel rise, in %. A rule of the demo company makes all of them important. */
const alertCode = 13;
/** After a sound, further arrivals are silent for this long. */
const SOUND_EVERY_MS = 5_000;
const label = 'Isi BBM banyak';

const field = (page: Page, name: string | RegExp): Locator => page.getByRole('textbox', { name });
const ruleNamed = (page: Page): Locator =>
  page.getByRole('grid').first().locator('[data-row]').filter({ hasText: label });

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function replaceText(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Creates an urgent rule from a threshold, by keyboard. */
async function createRule(page: Page, from: number): Promise<void> {
  await page.goto(list);
  await press(page, page.getByRole('button', { name: 'Buat aturan' }));
  await replaceText(page, field(page, /^Nama aturan/), label);
  await replaceText(page, field(page, 'Cari peringatan'), 'bbm naik');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('radio', { name: /^Penting/ }), 'ArrowUp');
  await expect(page.getByRole('radio', { name: /^Mendesak/ })).toBeChecked();
  await replaceText(page, field(page, 'Mulai dari'), String(from));
  await press(page, page.getByRole('button', { name: 'Buat aturan' }));
  await expect(ruleNamed(page)).toBeVisible();
}

/** Opens the rule by keyboard, changes it, and saves it. */
async function editRule(page: Page, change: () => Promise<void>): Promise<void> {
  await ruleNamed(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, /^Nama aturan/)).toHaveValue(label);
  await change();
  await press(page, page.getByRole('button', { name: 'Simpan perubahan' }));
  await expect(ruleNamed(page)).toBeVisible();
}

/** Waits for the next frames, so that whatever follows from what is shown has begun. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

const rowIn = (portal: PortalPage, urgency: 'urgent' | 'important', id: string): Locator =>
  portal.list(urgency).locator(`li[data-alert-id="${id}"]`);

test('a rule created by keyboard makes the next alert urgent with its sound, until its threshold is raised (AR-63)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('manager', { server: ownServer });
  const ingest = createIngest(ownServer);
  const { page } = portal;
  await page.addInitScript(recordNotes);
  await createRule(page, 20);
  await portal.waitUntilLive();

  const { imei } = await ingest.newVehicle();
  const urgent = await ingest.alert({ imei, alertCode, alertTrigger: 30 });
  await expect(rowIn(portal, 'urgent', urgent)).toHaveCount(1);
  await expect.poll(() => countNotes(page)).toBe(NOTES);
  const soundedBefore = Date.now();

  await editRule(page, () => replaceText(page, field(page, 'Mulai dari'), '50'));
  await expect.poll(() => Date.now() - soundedBefore).toBeGreaterThan(SOUND_EVERY_MS);
  const below = await ingest.alert({ imei, alertCode, alertTrigger: 30 });
  await expect(rowIn(portal, 'important', below)).toHaveCount(1);
  await settle(page);
  expect(await countNotes(page), 'an important alert is silent').toBe(NOTES);

  const above = await ingest.alert({ imei, alertCode, alertTrigger: 60 });
  await expect(rowIn(portal, 'urgent', above)).toHaveCount(1);
  await expect.poll(() => countNotes(page)).toBe(2 * NOTES);
});

test('alerts on the screen follow the urgency and the subscription of their rule without a reload (AR-64)', async ({
  signedIn,
  ownServer,
}) => {
  const portal = await signedIn('manager', { server: ownServer });
  const editor = await signedIn('manager', { server: ownServer });
  const ingest = createIngest(ownServer);
  await createRule(editor.page, 20);
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode, alertTrigger: 30 });
  await expect(rowIn(portal, 'urgent', id)).toHaveCount(1);
  await portal.page.evaluate(() => {
    document.documentElement.dataset['loaded'] = 'once';
  });

  const { page } = editor;
  await editRule(page, () =>
    press(page, page.getByRole('radio', { name: /^Mendesak/ }), 'ArrowDown'),
  );
  await expect(rowIn(portal, 'important', id)).toHaveCount(1);
  await expect(rowIn(portal, 'urgent', id)).toHaveCount(0);
  await editRule(page, () => press(page, page.getByRole('radio', { name: /^Penting/ }), 'ArrowUp'));
  await expect(rowIn(portal, 'urgent', id)).toHaveCount(1);

  // Without the subscription, only the demo company's rule about all fuel rises is left.
  const own = page.getByRole('checkbox', { name: /^Tampilkan peringatan ini/ });
  await editRule(page, () => press(page, own, 'Space'));
  await expect(rowIn(portal, 'important', id)).toHaveCount(1);
  await expect(portal.page.locator('html')).toHaveAttribute('data-loaded', 'once');
});
